import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Fields for values, and fields that report editing.
@MainActor struct ValueFieldTests {
  private struct Amounts: View {
    let log: Log
    @State private var amount = 12
    @State private var limit: Double? = 1.5
    @State private var name = "Ada"
    @FocusState private var isAmountFocused: Bool

    var body: some View {
      TextField("Amount", value: $amount, format: .number.locale(Locale(identifier: "en_US")))
        .focused($isAmountFocused)
        .onSubmit { log("submitted \(amount)") }
      TextField("Limit", value: $limit, format: .number.locale(Locale(identifier: "en_US")), prompt: Text("None"))
      TextField(text: $name, prompt: Text("First")) {
        Text("Your")
        Text("name")
      }
      Text(verbatim: "amount \(amount), limit \(limit.map { "\($0)" } ?? "none"), focus \(isAmountFocused)")
    }
  }

  private struct German: View {
    @State private var amount = 1234.5

    var body: some View {
      TextField("Amount", value: $amount, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
      Text(verbatim: "amount \(amount)")
    }
  }

  @Test func `A field is written and read in the locale of its part of the window`() throws {
    let screen = Screen { German() }
    let field = screen.textField("Amount")
    #expect(try field.string == "1.234,5")
    try field.replaceText(with: "2.000,25")
    try field.submit()
    #expect(screen.contains(text: "amount 2000.25"))
    #expect(try field.string == "2.000,25")
  }

  @Test func `The value is written at the end of editing`() async throws {
    let log = Log()
    let screen = Screen { Amounts(log: log) }
    let field = screen.textField("Amount")
    #expect(try field.string == "12")
    try field.replaceText(with: "1,250")
    #expect(screen.contains(text: "amount 12, limit 1.5, focus true"))
    try field.submit()
    #expect(screen.contains(text: "amount 1250, limit 1.5, focus true"))
    #expect(log.take() == ["submitted 1250"])
    #expect(try field.string == "1,250")
    try field.replaceText(with: "7")
    try screen.textField("Limit").focus()
    #expect(screen.contains(text: "amount 7, limit 1.5, focus false"))
  }

  @Test func `A text without a value is replaced by the former one`() async throws {
    let screen = Screen { Amounts(log: Log()) }
    try screen.textField("Amount").replaceText(with: "many")
    #expect(try screen.textField("Amount").string == "many")
    try screen.textField("Limit").focus()
    #expect(try screen.textField("Amount").string == "12")
    #expect(screen.contains(text: "amount 12, limit 1.5, focus false"))
  }

  @Test func `An empty field is nil`() async throws {
    let screen = Screen { Amounts(log: Log()) }
    try screen.textField("Limit").replaceText(with: "")
    try screen.textField("Amount").focus()
    #expect(screen.contains(text: "amount 12, limit none, focus true"))
  }

  @Test func `The texts of a label are the name`() throws {
    let screen = Screen { Amounts(log: Log()) }
    #expect(try screen.textField("Your name").string == "Ada")
  }

  @Test func `A formatter converts the value`() async throws {
    struct Rates: View {
      @State private var rate = 2.5
      private let formatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = Locale(identifier: "en_US")
        return formatter
      }()

      var body: some View {
        TextField("Rate", value: $rate, formatter: formatter)
        Text(verbatim: "rate \(rate)")
      }
    }
    let screen = Screen { Rates() }
    #expect(try screen.textField("Rate").string == "2.5")
    try screen.textField("Rate").replaceText(with: "3.25")
    try screen.textField("Rate").submit()
    #expect(screen.contains(text: "rate 3.25"))
  }

  @Test func `The deprecated forms report editing`() async throws {
    let log = Log()
    let screen = Screen {
      TextField("First", text: .constant(""), onEditingChanged: { log("editing \($0)") }, onCommit: { log("commit") })
      TextField("Second", text: .constant(""), onCommit: { log("second") })
    }
    try screen.textField("First").focus()
    try screen.textField("First").submit()
    try screen.textField("Second").focus()
    try screen.textField("Second").submit()
    #expect(log.take() == ["editing true", "commit", "editing false", "second"])
  }
}
