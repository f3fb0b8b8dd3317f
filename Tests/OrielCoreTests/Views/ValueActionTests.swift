import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// What an action of the user sees of a value that is being typed in a field, which still has the focus.
@MainActor struct ValueActionTests {
  private struct Form: View {
    let log: Log
    @State private var amount = 12
    @State private var isOn = false
    @State private var count = 0
    @State private var level = 0.0
    @State private var choice = "a"
    @State private var day = Date(timeIntervalSince1970: 0)
    @State private var selection: String?
    @State private var asks = false

    private func note<Value>(_ name: String, _ value: Binding<Value>) -> Binding<Value> {
      Binding(
        get: { value.wrappedValue },
        set: {
          log("\(name) \(amount)")
          value.wrappedValue = $0
        })
    }

    var body: some View {
      VStack {
        TextField("Amount", value: $amount, format: .number.locale(Locale(identifier: "en_US")))
        Button("Save") { log("save \(amount)") }.keyboardShortcut("s")
        Button("Done") { log("done \(amount)") }.keyboardShortcut(.defaultAction)
        Toggle("Switch", isOn: note("switch", $isOn))
        Stepper("Stepper", onIncrement: { log("stepper \(amount)") }, onDecrement: {})
        Slider(value: note("slider", $level)) { Text("Level") }
        Picker("Choice", selection: note("picker", $choice)) {
          Text("a").tag("a")
          Text("b").tag("b")
        }
        Text("Tap").onTapGesture { log("tap \(amount)") }
        Menu("More") { Button("Entry") { log("menu \(amount)") } }
        List(["Row"], id: \.self, selection: note("row", $selection)) { Text($0) }.frame(height: 60)
        Button("Ask") { asks = true }
      }
      .alert("Sure?", isPresented: $asks) { Button("Yes") { log("alert \(amount)") } }
      .onKeyPress(.escape) {
        log("key \(amount)")
        return .handled
      }
    }
  }

  /// Types 13, and then does something, which should see 13 rather than 12.
  private func expect(_ name: String, _ act: (Screen) throws -> Void) throws {
    let log = Log()
    let screen = Screen { Form(log: log) }
    let field = screen.textField("Amount")
    try field.replaceText(with: "13")
    #expect(try field.hasFocus)
    try act(screen)
    #expect(log.take().last == "\(name) 13")
    #expect(try field.string == "13")
  }

  @Test func `Every action of the user sees the value that is being typed`() throws {
    try expect("save") { try $0.button("Save").tap() }
    try expect("save") { try $0.press("s") }
    try expect("switch") { try $0.toggle("Switch").tap() }
    try expect("tap") { try $0.text("Tap").tap() }
    try expect("key") { try $0.press(.escape, modifiers: []) }
    try expect("slider") { try $0.slider("Level").setValue(0.5) }
    try expect("stepper") { try $0.stepper("Stepper").increment() }
    try expect("picker") { try $0.picker("Choice").select("b") }
    try expect("menu") { try $0.menu("More").choose("Entry") }
  }

  private struct Transfer: View {
    struct Row: Identifiable { let id: Int }

    let log: Log
    @State private var amount = 12
    @State private var order = [KeyPathComparator(\Row.id, order: .reverse)]

    var body: some View {
      VStack {
        TextField("Amount", value: $amount, format: .number.locale(Locale(identifier: "en_US")))
        Color.red.draggable("\(amount)").frame(width: 100, height: 40).accessibilityIdentifier("source")
        Color.blue.frame(width: 100, height: 40)
          .dropDestination(for: String.self) { texts, _ in
            log("drop \(texts.joined()) on \(amount)")
            return true
          }
          .accessibilityIdentifier("target")
        Table(
          [Row(id: 1), Row(id: 2)],
          sortOrder: Binding(
            get: { order },
            set: {
              log("sort \(amount)")
              order = $0
            })
        ) { TableColumn("Number", value: \.id) { Text(verbatim: "\($0.id)") } }
        .accessibilityIdentifier("table")
      }
    }
  }

  @Test func `A drop sees the value that is being typed`() async throws {
    let log = Log()
    let screen = Screen { Transfer(log: log) }
    try screen.textField("Amount").replaceText(with: "13")
    try await screen.find(identifier: "target").drop(["x"])
    #expect(log.take() == ["drop x on 13"])
    #expect(try screen.textField("Amount").string == "13")
  }

  @Test func `A drag has the value that is being typed`() async throws {
    let log = Log()
    let screen = Screen { Transfer(log: log) }
    try screen.textField("Amount").replaceText(with: "13")
    try await screen.find(identifier: "source").drag(to: screen.find(identifier: "target"))
    #expect(log.take() == ["drop 13 on 13"])
  }

  @Test func `A click on the header of a table sorts by the value that is being typed`() throws {
    let log = Log()
    let screen = Screen { Transfer(log: log) }
    try screen.textField("Amount").replaceText(with: "13")
    try screen.find(identifier: "table").clickHeader("Number")
    #expect(log.take() == ["sort 13"])
  }

  @Test func `A question that comes while the user types is answered with the new value`() throws {
    struct Asked: View {
      let log: Log
      let model: Model
      @State private var amount = 12

      var body: some View {
        TextField("Amount", value: $amount, format: .number.locale(Locale(identifier: "en_US")))
          .alert("Sure?", isPresented: Binding(get: { model.asks }, set: { model.asks = $0 })) {
            Button("Yes") { log("\(amount)") }
          }
      }
    }
    let log = Log()
    let model = Model()
    let screen = Screen { Asked(log: log, model: model) }
    try screen.textField("Amount").replaceText(with: "13")
    model.asks = true
    try screen.answer("Yes")
    #expect(log.take() == ["13"])
  }

  @Observable final class Model {
    var asks = false
    var amount = 12
  }

  private struct Amounts: App {
    let model: Model
    init(_ model: Model) { self.model = model }
    init() { self.init(Model()) }
    var body: some Scene {
      WindowGroup("Main") {
        TextField(
          "Amount", value: Bindable(model).amount, format: .number.locale(Locale(identifier: "en_US")))
      }
    }
  }

  @Test func `A value that is being typed isn't lost when the app ends`() throws {
    let model = Model()
    let app = TestApp { Amounts(model) }
    try app.frontScreen.textField("Amount").replaceText(with: "13")
    app.shutDown()
    #expect(model.amount == 13)
  }

  @Test func `A text without a value is replaced by the former one when the user acts`() throws {
    let log = Log()
    let screen = Screen { Form(log: log) }
    try screen.textField("Amount").replaceText(with: "many")
    try screen.toggle("Switch").tap()
    #expect(log.take() == ["switch 12"])
    #expect(try screen.textField("Amount").string == "12")
  }

  @Test func `Typing goes on after an action`() throws {
    let log = Log()
    let screen = Screen { Form(log: log) }
    let field = screen.textField("Amount")
    try field.replaceText(with: "1")
    try screen.press("s")
    try field.type("4")
    try screen.press("s")
    #expect(log.take() == ["save 1", "save 14"])
  }

  private struct Prices: View {
    @State private var price = Decimal(5)
    @State private var share = 0.5

    var body: some View {
      VStack {
        TextField("Price", value: $price, format: .currency(code: "USD").locale(Locale(identifier: "en_US")))
        TextField("Euro", value: $price, format: .currency(code: "EUR").locale(Locale(identifier: "de_DE")))
        TextField("Share", value: $share, format: .percent.locale(Locale(identifier: "en_US")))
        Text(verbatim: "price \(price), share \(share)")
      }
    }
  }

  @Test(arguments: [
    ("Price", "12.50", "price 12.5, share 0.5", "$12.50"), ("Price", "12", "price 12, share 0.5", "$12.00"),
    ("Price", "$7.25", "price 7.25, share 0.5", "$7.25"), ("Price", "-3", "price -3, share 0.5", "-$3.00"),
    ("Euro", "12,50", "price 12.5, share 0.5", "12,50\u{a0}€"), ("Euro", "8 €", "price 8, share 0.5", "8,00\u{a0}€"),
    ("Share", "12", "price 5, share 0.12", "12%"), ("Share", "40%", "price 5, share 0.4", "40%"),
  ])
  func `A price and a percentage are read with and without their sign`(
    _ name: String, _ typed: String, _ values: String, _ shown: String
  ) throws {
    let screen = Screen { Prices() }
    let field = screen.textField(name)
    try field.replaceText(with: typed)
    try field.submit()
    #expect(screen.contains(text: values))
    #expect(try field.string == shown)
  }
}
