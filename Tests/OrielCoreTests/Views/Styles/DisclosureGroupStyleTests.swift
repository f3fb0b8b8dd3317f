import OrielTesting
import Testing

@testable import OrielCore

/// Disclosure groups in styles that an app writes.
@MainActor struct DisclosureGroupStyleTests {
  private struct Worded: DisclosureGroupStyle {
    var show = "Show"

    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        Button(configuration.isExpanded ? "Hide" : show) { configuration.isExpanded.toggle() }
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private struct Flat: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(isOn: configuration.$isExpanded) { configuration.label }
      if configuration.isExpanded { configuration.content }
    }
  }

  private struct Details: View {
    let log: Log
    var body: some View { Text("details").onAppear { log("made") } }
  }

  @Test func `A style shows and hides the content, which is made when it is shown`() throws {
    let log = Log()
    let screen = Screen {
      DisclosureGroup("More") {
        let _ = log("evaluated")
        Details(log: log)
      }
      .disclosureGroupStyle(Worded())
    }
    #expect(screen.texts == ["Show", "More"])
    #expect(log.take() == [])
    try screen.button("Show").tap()
    #expect(screen.texts == ["Hide", "More", "details"])
    #expect(log.take() == ["evaluated", "made"])
    try screen.button("Hide").tap()
    #expect(screen.texts == ["Show", "More"])
  }

  private struct Bound: View {
    @State private var isExpanded = true
    @State private var title = "One"
    @State private var show = "Show"

    var body: some View {
      DisclosureGroup(title, isExpanded: $isExpanded) { Text("details of \(title)") }
        .disclosureGroupStyle(Worded(show: show))
      Text(isExpanded ? "expanded" : "collapsed")
      Button("Collapse") { isExpanded = false }
      Button("Retitle") { title = "Two" }
      Button("Restyle") { show = "Reveal" }
    }
  }

  @Test func `A style reads and writes the binding of the group`() throws {
    let screen = Screen { Bound() }
    #expect(screen.text("details of One").exists)
    try screen.button("Retitle").tap()
    #expect(screen.text("Two").exists && screen.text("details of Two").exists)
    try screen.button("Collapse").tap()
    #expect(!screen.contains(text: "details"))
    try screen.button("Restyle").tap()
    try screen.button("Reveal").tap()
    #expect(screen.text("expanded").exists)
    try screen.button("Hide").tap()
    #expect(screen.text("collapsed").exists)
  }

  @Test func `The innermost style applies, and the automatic one is the platform's`() throws {
    let screen = Screen {
      VStack {
        DisclosureGroup("a") {}
        DisclosureGroup("b") {}.disclosureGroupStyle(Worded(show: "inner"))
        DisclosureGroup("c") { Text("content") }.disclosureGroupStyle(.automatic)
      }
      .disclosureGroupStyle(Worded(show: "outer"))
    }
    #expect(screen.texts == ["outer", "a", "inner", "b", "c"])
    try screen.button("c").tap()
    #expect(screen.text("content").exists)
  }

  private struct Nested: DisclosureGroupStyle {
    let isInherited: Bool

    func makeBody(configuration: Configuration) -> some View {
      Text("style")
      configuration.label
      if isInherited { configuration.content.disclosureGroupStyle(self) } else { configuration.content }
    }
  }

  @Test func `Groups within the content have the style around, or that of the body`() {
    func texts(_ style: Nested) -> [String] {
      Screen { DisclosureGroup("outer") { DisclosureGroup("inner") {} }.disclosureGroupStyle(style) }.texts
    }
    #expect(texts(Nested(isInherited: false)) == ["style", "outer", "inner"])
    #expect(texts(Nested(isInherited: true)) == ["style", "outer", "style", "inner"])
  }

  private struct Items: View {
    @State private var names = ["one", "two"]

    var body: some View {
      List {
        DisclosureGroup("More") { ForEach(names, id: \.self) { Text($0) } }.disclosureGroupStyle(Flat())
        Text("last")
      }
      Button("Add") { names.append("three") }
    }
  }

  @Test func `In a list the views of the body are rows`() throws {
    let screen = Screen { Items() }
    let list = screen.find(.list)
    #expect(list.texts == ["More", "last"])
    try screen.toggle("More").tap()
    #expect(list.texts == ["More", "one", "two", "last"])
    #expect(try list.rowCount == 4)
    try screen.button("Add").tap()
    #expect(list.texts == ["More", "one", "two", "three", "last"])
    try screen.toggle("More").tap()
    #expect(list.texts == ["More", "last"])
  }

  @Test func `In a list a stack of the body is one row`() throws {
    let screen = Screen {
      List {
        DisclosureGroup("More") {
          Text("one")
          Text("two")
        }
        .disclosureGroupStyle(Worded())
      }
    }
    try screen.button("Show").tap()
    #expect(screen.texts == ["Hide", "More", "one", "two"])
    #expect(try screen.find(.list).rowCount == 1)
  }
}
