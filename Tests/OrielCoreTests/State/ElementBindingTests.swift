import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Bindings to the elements of a `ForEach` or `List`, which are kept while the elements change.
@MainActor struct ElementBindingTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  @MainActor @Observable final class Model {
    var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
    @ObservationIgnored var kept: [Int: Binding<Item>] = [:]

    /// Keeps the first binding to an element.
    func keep(_ item: Binding<Item>) {
      let id = item.wrappedValue.id
      if kept[id] == nil { kept[id] = item }
    }
  }

  private struct Rows: View {
    @Bindable var model: Model
    let isList: Bool

    private func row(_ item: Binding<Item>) -> some View {
      let _ = model.keep(item)
      return TextField("\(item.wrappedValue.id)", text: item.name)
    }

    var body: some View {
      if isList {
        List { ForEach($model.items) { $item in row($item) } }
      } else {
        ForEach($model.items) { $item in row($item) }
      }
    }
  }

  @Test(arguments: [true, false]) func `A kept binding of a removed element writes nowhere`(inList: Bool) throws {
    let model = Model()
    let screen = Screen { Rows(model: model, isList: inList) }
    let second = try #require(model.kept[2])
    model.items.remove(at: 1)
    #expect(!screen.textField("2").exists)
    second.wrappedValue.name = "late"
    #expect(model.items.map(\.name) == ["a", "c"])
    #expect(second.wrappedValue.name == "b")
  }

  @Test(arguments: [true, false]) func `A kept binding of a moved element writes into that element`(inList: Bool) throws
  {
    let model = Model()
    let screen = Screen { Rows(model: model, isList: inList) }
    let first = try #require(model.kept[1])
    model.items.reverse()
    #expect(try screen.textField("1").string == "a")
    first.wrappedValue.name = "moved"
    #expect(model.items == [Item(id: 3, name: "c"), Item(id: 2, name: "b"), Item(id: 1, name: "moved")])
    #expect(try screen.textField("1").string == "moved")
  }

  @Test func `An element that comes back is written again`() throws {
    let model = Model()
    let screen = Screen { Rows(model: model, isList: false) }
    let third = try #require(model.kept[3])
    let item = model.items.removeLast()
    #expect(!screen.textField("3").exists)
    third.wrappedValue.name = "nowhere"
    model.items.insert(item, at: 0)
    third.wrappedValue.name = "here"
    #expect(model.items.map(\.name) == ["here", "a", "b"])
  }

  @MainActor @Observable final class Tags {
    var tags: [String]
    var sorts = false
    init(_ tags: [String]) { self.tags = tags }

    /// Takes tags without duplicates only.
    var unique: [String] {
      get { tags }
      set { if Set(newValue).count == newValue.count { tags = sorts ? newValue.sorted() : newValue } }
    }
  }

  private struct TagFields: View {
    @Bindable var model: Tags
    var body: some View {
      ForEach(Binding(get: { model.unique }, set: { model.unique = $0 }), id: \.self) { $tag in
        TextField("tag", text: $tag)
      }
      Button("Twice") {
        guard let first = kept.first else { return }
        first.wrappedValue = "ab"
        first.wrappedValue = "c"
      }
    }

    private var kept: [Binding<String>] {
      let root = Binding(get: { model.unique }, set: { model.unique = $0 })
      return model.tags.indices.map {
        Binding(location: IdentifiedElementLocation(root.location, $0, \.self, last: model.tags[$0]))
      }
    }
  }

  @Test func `A row whose new identity is refused shows its element and goes on`() throws {
    let model = Tags(["a", "ab"])
    let screen = Screen { TagFields(model: model) }
    func fields() -> [String] { screen.find(.textField).all.compactMap { try? $0.string } }
    try screen.find(.textField)[0].replaceText(with: "ab")
    #expect(model.tags == ["a", "ab"])
    #expect(fields() == ["a", "ab"])
    try screen.find(.textField)[0].replaceText(with: "ac")
    #expect(model.tags == ["ac", "ab"])
    #expect(fields() == ["ac", "ab"])
  }

  @Test func `A binding whose new identity was refused writes to the same element`() throws {
    let model = Tags(["a", "ab"])
    let screen = Screen { TagFields(model: model) }
    try screen.button("Twice").tap()
    #expect(model.tags == ["c", "ab"])
  }

  @Test func `A binding follows an element that its collection has sorted`() {
    let model = Tags(["b", "d"])
    model.sorts = true
    let root = Binding(get: { model.unique }, set: { model.unique = $0 })
    let first = Binding(location: IdentifiedElementLocation(root.location, 0, \.self, last: "b"))
    first.wrappedValue = "e"
    #expect(model.tags == ["d", "e"])
    first.wrappedValue = "f"
    #expect(model.tags == ["d", "f"])
  }

  private struct Names: View {
    @State private var names = ["a", "b"]

    var body: some View {
      ForEach($names, id: \.self) { $name in
        Button("Twice \(name)") {
          name += "1"
          name += "2"
        }
      }
    }
  }

  @Test func `An element that is its own identity is written several times in a row`() throws {
    let screen = Screen { Names() }
    try screen.button("Twice b").tap()
    #expect(screen.button("Twice b12").exists)
    #expect(screen.button("Twice a").exists)
  }
}
