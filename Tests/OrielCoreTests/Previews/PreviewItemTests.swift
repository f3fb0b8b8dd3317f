import OrielTesting
import Testing

@testable import OrielCore

/// What a preview is called, and what it shows.
@MainActor struct PreviewItemTests {
  private enum First: PreviewRegistry {
    static var fileID: String { "App/B.swift" }
    static var line: Int { 100 }
    static var column: Int { 1 }
    @MainActor static func makePreview() throws -> Preview { Preview("Same") { Text("first") } }
  }

  private enum Second: PreviewRegistry {
    static var fileID: String { "App/B.swift" }
    static var line: Int { 9 }
    static var column: Int { 1 }
    @MainActor static func makePreview() throws -> Preview {
      Preview("Same", traits: .modifier(Framed(word: "outer")), .modifier(Framed(word: "inner"))) { Text("second") }
    }
  }

  private enum Failing: PreviewRegistry {
    struct NoSamples: Error {}
    static var fileID: String { "App/A.swift" }
    static var line: Int { 1 }
    static var column: Int { 1 }
    @MainActor static func makePreview() throws -> Preview { throw NoSamples() }
  }

  private struct Framed: PreviewModifier, Sendable {
    let word: String
    static func makeSharedContext() async throws -> String { "shared" }
    func body(content: Content, context: String) -> some View {
      VStack {
        Text("\(word) \(context)")
        content
      }
    }
  }

  private struct Card_Previews: PreviewProvider {
    static var previews: some View { Text("card").previewLayout(.fixed(width: 10, height: 20)).previewDevice("Phone") }
  }

  @Test func `Previews stand in the order of their places, and no two have one name`() {
    let types: [any PreviewRegistry.Type] = [First.self, Second.self, Failing.self]
    let items = PreviewItem.arrange(types.map { PreviewItem($0) })
    #expect(items.map(\.name) == ["App/A.swift:1", "Same", "Same 2"])
    #expect(items.map(\.place) == ["App/A.swift:1", "App/B.swift:9", "App/B.swift:100"])
  }

  @Test func `A preview that can't be made shows why`() {
    let screen = Screen { PreviewItem(Failing.self).view }
    #expect(screen.contains(text: "NoSamples"))
  }

  @Test func `Modifiers are around the views, the first one outermost, when what they share is there`() async {
    let screen = Screen { PreviewItem(Second.self).view }
    await screen.settle()
    #expect(screen.texts == ["outer shared", "inner shared", "second"])
  }

  @Test func `A provider is called by its type, and has the size that its views ask for`() throws {
    let items = PreviewItem.items(of: Card_Previews.self)
    let item = try #require(items.first)
    #expect(items.map(\.name) == ["Card"])
    #expect(item.layout == .fixed(width: 10, height: 20))
    #expect(Screen { item.view }.texts == ["card"])
  }

  private struct Rows_Previews: PreviewProvider {
    static var previews: some View {
      Text("first").previewDisplayName("One")
      Group {
        Text("second")
        ForEach(3..<5) { Text("\($0)").previewDisplayName("Number \($0)") }
      }
      .previewLayout(.sizeThatFits)
      if Bool(true) { VStack { Text("stack") } }
      if Bool(false) { Text("missing") }
    }
  }

  @Test func `Each view of a provider is a preview`() {
    let items = PreviewItem.arrange(PreviewItem.items(of: Rows_Previews.self))
    #expect(items.map(\.name) == ["One", "Rows", "Number 3", "Number 4", "Rows 2"])
    #expect(Set(items.map(\.place)).count == 5)
    #expect(items.map { $0.layout == .sizeThatFits } == [false, true, true, true, false])
    #expect(items.map { item in Screen { item.view }.texts } == [["first"], ["second"], ["3"], ["4"], ["stack"]])
  }
}
