import OrielTesting
import Testing

@testable import OrielCore

private struct ColumnKey: ContainerValueKey {
  static var defaultValue: Int { 1 }
}

extension ContainerValues {
  fileprivate var columns: Int {
    get { self[ColumnKey.self] }
    set { self[ColumnKey.self] = newValue }
  }
}

/// The sections of a custom container.
@MainActor struct SubviewSectionTests {
  /// Pages, one for each section, of which one is shown.
  private struct Pages<Content: View>: View {
    @State private var page = 0
    @ViewBuilder let content: Content

    var body: some View {
      Button("next") { page += 1 }
      Group(sections: content) { sections in
        Text(verbatim: "\(page + 1) of \(sections.count)")
        if sections.indices.contains(page) {
          let section = sections[page]
          Text(verbatim: "columns \(section.containerValues.columns)")
          section.header
          ForEach(section.content) { subview in HStack { subview } }
          section.footer
        }
      }
    }
  }

  @Test func `Each section has its header, its content and its footer`() throws {
    let screen = Screen {
      Pages {
        Text("before")
        Section {
          ForEach(0..<3) { Text("\($0)") }
        } header: {
          Text("header")
          Text("second header")
        } footer: {
          Text("footer")
        }
        .containerValue(\.columns, 3)
        Section { EmptyView() }
        Text("after")
      }
    }
    #expect(screen.texts == ["next", "1 of 4", "columns 1", "before"])
    try screen.button("next").tap()
    #expect(
      screen.texts
        == ["next", "2 of 4", "columns 3", "header", "second header", "0", "1", "2", "footer"])
    try screen.button("next").tap()
    #expect(screen.texts == ["next", "3 of 4", "columns 1"])
    try screen.button("next").tap()
    #expect(screen.texts == ["next", "4 of 4", "columns 1", "after"])
  }

  @Test func `ForEach makes a view of each section, which keeps its identity`() throws {
    struct Count: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Root: View {
      @State private var numbers = [1, 2]
      var body: some View {
        Button("turn") { numbers.reverse() }
        ForEach(sections: ForEach(numbers, id: \.self) { Section("section \($0)") { Text("content") } }) { section in
          section.header
          Count()
          Text(verbatim: "\(section.content.count)")
        }
      }
    }
    let screen = Screen { Root() }
    try screen.find(.button, label: "count 0").all[0].tap()
    #expect(screen.texts == ["turn", "section 1", "count 1", "1", "section 2", "count 0", "1"])
    try screen.button("turn").tap()
    #expect(screen.texts == ["turn", "section 2", "count 0", "1", "section 1", "count 1", "1"])
  }

  @Test func `A list within a subview has headers of its own`() throws {
    let screen = Screen(size: ProposedViewSize(width: 300, height: 300)) {
      Group(
        sections: Section("outer") {
          List { Section("inner") { Text("row") } }
        }
      ) { sections in
        ForEach(sections) { $0.content }
      }
    }
    #expect(screen.texts == ["inner", "row"])
  }
}
