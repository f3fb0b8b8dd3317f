import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Collections of several rows each, whose only element leaves.
@MainActor struct OnlyElementTests {
  struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
  }

  @Observable @MainActor final class Model {
    var folders = [
      Folder(id: "a", folders: [Folder(id: "b", folders: [Folder(id: "c")])]), Folder(id: "d"),
    ]
    var groups = [1]
  }

  private struct Tree: View {
    let model: Model
    var body: some View { List(model.folders, children: \.folders) { Text($0.id) } }
  }

  private struct Outline: View {
    let model: Model
    var body: some View { Table(model.folders, children: \.folders) { TableColumn("Name", value: \Folder.id) } }
  }

  private struct Sections<Content: View>: View {
    let model: Model
    let list: (ForEach<[Int], Int, Section<Text, TupleView<(Text, Text)>, EmptyView>>) -> Content
    var body: some View {
      list(
        ForEach(model.groups, id: \.self) { group in
          Section("group \(group)") {
            Text("\(group) a")
            Text("\(group) b")
          }
        })
    }
  }

  private func checkTree(_ screen: Screen, _ model: Model, _ kind: ElementKind) throws {
    try screen.row("a").setExpanded(true)
    try screen.row("b").setExpanded(true)
    #expect(screen.texts == ["a", "b", "c", "d"])
    model.folders[0].folders = []
    #expect(screen.texts == ["a", "d"])
    #expect(try screen.find(kind).rowCount == 2)
    model.folders.append(Folder(id: "e"))
    #expect(screen.texts == ["a", "d", "e"])
    #expect(try screen.find(kind).rowCount == 3)
  }

  @Test func `The only child of a folder leaves with the rows below it`() throws {
    let model = Model()
    try checkTree(Screen { Tree(model: model) }, model, .list)
  }

  @Test func `The only child of a row of a table leaves with the rows below it`() throws {
    let model = Model()
    try checkTree(Screen { Outline(model: model) }, model, .table)
  }

  @Test func `The only section of a list is replaced and removed`() throws {
    let model = Model()
    let screen = Screen { Sections(model: model) { groups in List { groups } } }
    #expect(screen.texts == ["group 1", "1 a", "1 b"])
    model.groups = [2]
    #expect(screen.texts == ["group 2", "2 a", "2 b"])
    #expect(try screen.find(.list).rowCount == 3)
    model.groups = []
    #expect(screen.texts == [])
    #expect(try screen.find(.list).rowCount == 0)
    model.groups = [3]
    #expect(screen.texts == ["group 3", "3 a", "3 b"])
  }

  @Test func `The only section of a lazy stack is replaced and removed, and the layout ends`() async throws {
    let model = Model()
    let screen = Screen { Sections(model: model) { groups in ScrollView { LazyVStack { groups } } } }
    await screen.settle()
    #expect(screen.texts == ["group 1", "1 a", "1 b"])
    model.groups = [2]
    await screen.settle()
    #expect(screen.texts == ["group 2", "2 a", "2 b"])
    model.groups = []
    await screen.settle()
    #expect(screen.texts == [])
  }

  @Test func `A second element is inserted behind the only one`() throws {
    let model = Model()
    let screen = Screen { Sections(model: model) { groups in List { groups } } }
    let content = try #require(screen.find(.list).view.element as? ListElement).content
    let row = content.row(at: 1)
    model.groups = [1, 2]
    #expect(screen.texts == ["group 1", "1 a", "1 b", "group 2", "2 a", "2 b"])
    #expect(row.index == 1)
    #expect(content.row(at: 1) === row)
  }

  @Test func `What is scrolled to its end shows what is left of it`() throws {
    struct Grid: View {
      let model: Model
      var body: some View {
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
            ForEach(model.groups, id: \.self) { Text("\($0)").frame(height: 60).accessibilityIdentifier("\($0)") }
          }
        }
      }
    }
    for left in [Array(0..<49), Array((0..<49).reversed()), Array(500..<549)] {
      let model = Model()
      model.groups = Array(0..<2_000)
      let screen = Screen(size: ProposedViewSize(width: 200, height: 160)) { Grid(model: model) }
      _ = try screen.frame(of: "0")
      for _ in 0..<3 { try screen.find(.scrollView).scroll(y: 100_000) }
      #expect(screen.text("1999").exists)
      model.groups = left
      screen.advance(by: .milliseconds(20))
      let last = try screen.frame(of: "\(left[48])")
      #expect(last.maxY <= 160 && last.minY >= 0)
      #expect(!screen.text("1500").exists)
    }
  }
}
