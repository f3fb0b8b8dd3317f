import OrielCore
import OrielTesting
import Testing

/// What bindings read and write, whatever they are made of.
@MainActor struct BindingTests {
  private struct Profile: Equatable {
    var name = "Ada"
    var address = Address()
    struct Address: Equatable { var city = "London" }
  }

  private struct Editor: View {
    let log: Log
    @State private var profile = Profile()
    var body: some View {
      Text("\(profile.name) in \(profile.address.city)")
      TextField("Name", text: $profile.name)
      TextField("City", text: $profile.address.city)
      Spelled(log: log, city: $profile.address.city)
    }
  }

  private struct Spelled: View {
    let log: Log
    @Binding var city: String
    var body: some View {
      let _ = log("spelled \(city)")
      Text("\(city.count) letters")
      Button("Shout") { city = city.uppercased() }
    }
  }

  private struct Names: View {
    let log: Log
    @State private var names = ["Ada", "Bob", "Cy"]
    var body: some View {
      let _ = log("names")
      ForEach(0..<3) { Name(log: log, number: $0, name: $names[$0]) }
      Button("Drop") { names.removeLast() }
    }
  }

  private struct Name: View {
    let log: Log
    let number: Int
    @Binding var name: String
    var body: some View {
      let _ = log("name \(number)")
      TextField("Name \(number)", text: $name)
    }
  }

  @Test func `A binding to an element writes that one, and its creator doesn't depend on it`() throws {
    let log = Log()
    let screen = Screen { Names(log: log) }
    _ = log.take()
    try screen.textField("Name 1").replaceText(with: "Bea")
    #expect(try screen.textField("Name 1").string == "Bea")
    #expect(try screen.textField("Name 2").string == "Cy")
    #expect(!log.take().contains("names"))
  }

  @Test func `A binding to an element that is gone reads what it was, and drops writes`() throws {
    let screen = Screen { Names(log: Log()) }
    try screen.button("Drop").tap()
    #expect(try screen.textField("Name 2").string == "Cy")
    try screen.textField("Name 2").replaceText(with: "Dan")
    #expect(try screen.textField("Name 2").string == "Cy")
    #expect(try screen.textField("Name 1").string == "Bob")
  }

  @Test func `Bindings to properties of a value read and write through`() throws {
    let log = Log()
    let screen = Screen { Editor(log: log) }
    #expect(screen.text("Ada in London").exists)
    try screen.textField("City").replaceText(with: "Paris")
    #expect(screen.text("Ada in Paris").exists)
    #expect(screen.text("5 letters").exists)
    try screen.button("Shout").tap()
    #expect(try screen.textField("City").string == "PARIS")
    #expect(log.take() == ["spelled London", "spelled Paris", "spelled PARIS"])
  }

  @Test func `Typing writes with every character`() throws {
    var writes: [String] = []
    var text = ""
    let binding = Binding(
      get: { text },
      set: {
        text = $0
        writes.append($0)
      })
    let screen = Screen { TextField("Name", text: binding) }
    try screen.textField("Name").type("abc")
    #expect(writes == ["a", "ab", "abc"])
  }

  @Test func `A binding of two closures calls them`() {
    var value = 1
    let binding = Binding(get: { value }, set: { value = $0 * 10 })
    binding.wrappedValue = 2
    #expect(value == 20)
    #expect(binding.wrappedValue == 20)
    #expect(binding.projectedValue.wrappedValue == 20)
    #expect(Binding(projectedValue: binding).wrappedValue == 20)
  }

  @Test func `A constant binding ignores writes, and its toggle stays as it is`() throws {
    let screen = Screen { Toggle("Mute", isOn: .constant(true)) }
    try screen.toggle("Mute").tap()
    #expect(try screen.toggle("Mute").isOn)
  }

  // MARK: Conversions

  @Test func `A binding becomes one to an optional that ignores nil`() {
    var value = 1
    let optional = Binding<Int?>(Binding(get: { value }, set: { value = $0 }))
    #expect(optional.wrappedValue == 1)
    optional.wrappedValue = 2
    optional.wrappedValue = nil
    #expect(value == 2)
  }

  @Test func `A binding to an optional becomes one to its content, which outlives it without writing`() throws {
    var value: Int? = 1
    let base = Binding<Int?>(get: { value }, set: { value = $0 })
    let content = try #require(Binding(base))
    content.wrappedValue = 2
    #expect(value == 2)
    #expect(content.wrappedValue == 2)
    value = nil
    #expect(content.wrappedValue == 2)
    content.wrappedValue = 3
    #expect(value == nil)
    #expect(Binding(base) == nil)
  }

  @Test func `A binding becomes one to any hashable value, which ignores other types`() {
    var value = "a"
    let erased = Binding<AnyHashable>(Binding(get: { value }, set: { value = $0 }))
    #expect(erased.wrappedValue == AnyHashable("a"))
    erased.wrappedValue = AnyHashable("b")
    erased.wrappedValue = AnyHashable(7)
    #expect(value == "b")
  }

  private struct Person: Identifiable {
    let id: Int
    var name: String
  }

  @Test func `A binding to an identifiable value has its identity`() {
    #expect(Binding.constant(Person(id: 7, name: "Ada")).id == 7)
  }

  // MARK: Who depends on what

  private struct Handing: View {
    let log: Log
    @State private var isOn = false
    var body: some View {
      let _ = log("owner")
      Toggle("Mute", isOn: $isOn)
    }
  }

  @Test func `Handing a binding on isn't reading it`() throws {
    let log = Log()
    let screen = Screen { Handing(log: log) }
    let changes = try screen.changes { try screen.toggle("Mute").tap() }
    #expect(try screen.toggle("Mute").isOn)
    #expect(log.take() == ["owner"])
    // The user has switched it; the program had nothing to add.
    #expect(changes == .none)
  }

  private struct Recomputed: View {
    let log: Log
    @State private var number = 0
    @State private var isOn = false
    var body: some View {
      Text("\(number)")
      Button("Next") { number += 1 }
      Held(log: log, name: "projected", isOn: $isOn)
      Held(log: log, name: "constant", isOn: .constant(true))
      Held(log: log, name: "computed", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
    }
  }

  private struct Held: View {
    let log: Log
    let name: String
    @Binding var isOn: Bool
    var body: some View {
      let _ = log(name)
      Text(isOn ? "on" : "off")
    }
  }

  @Test func `A view with the same binding as before isn't run again; closures can't be compared`() throws {
    let log = Log()
    let screen = Screen { Recomputed(log: log) }
    #expect(log.take() == ["projected", "constant", "computed"])
    try screen.button("Next").tap()
    #expect(log.take() == ["computed"])
  }

  // MARK: Controls and bindings that refuse

  private struct Guarded: View {
    @State private var isOn = false
    @State private var text = ""
    var body: some View {
      Toggle("Locked", isOn: Binding(get: { isOn }, set: { _ in }))
      TextField("Digits", text: Binding(get: { text }, set: { text = $0.filter(\.isNumber) }))
    }
  }

  @Test func `A toggle goes back to what its binding says when that refuses`() throws {
    let screen = Screen { Guarded() }
    try screen.toggle("Locked").tap()
    #expect(try !screen.toggle("Locked").isOn)
    try screen.toggle("Locked").tap()
    #expect(try !screen.toggle("Locked").isOn)
  }

  @Test func `A text field shows what its binding has made of the text`() throws {
    let screen = Screen { Guarded() }
    try screen.textField("Digits").type("a1b2")
    #expect(try screen.textField("Digits").string == "12")
    try screen.textField("Digits").type("x")
    #expect(try screen.textField("Digits").string == "12")
  }
}
