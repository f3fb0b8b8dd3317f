import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Control groups in built-in styles and in styles that an app writes.
@MainActor struct ControlGroupStyleTests {
  private let log = Log()

  private var history: some View {
    ControlGroup("History") {
      Button("Back", systemImage: "chevron.backward") { log("back") }
      Button("Forward", systemImage: "chevron.forward") { log("forward") }
    }
  }

  private struct Stacked: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
      }
    }
  }

  private struct Framed: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("framed")
      ControlGroup(configuration)
    }
  }

  @Test func `A row has the controls, without a space in the navigation style`() throws {
    func distance(_ style: some ControlGroupStyle) throws -> CGFloat {
      let screen = Screen { history.controlGroupStyle(style) }
      #expect(screen.find(label: "History").exists)
      return try screen.button("Forward").frame.minX - screen.button("Back").frame.maxX
    }
    #expect(try distance(.automatic) == 2)
    #expect(try distance(.navigation) == 0)
  }

  @Test func `A palette shows icons`() throws {
    let screen = Screen { history.controlGroupStyle(.palette) }
    #expect(screen.texts == [])
    try screen.button("Back").tap()
    #expect(log.take() == ["back"])
  }

  @Test func `A menu has the controls as its entries`() throws {
    let screen = Screen {
      history.controlGroupStyle(.menu)
      ControlGroup { Button("Copy") {} }.controlGroupStyle(.compactMenu)
    }
    #expect(try screen.menu("History").entries == ["Back", "Forward"])
    try screen.menu("History").choose("Forward")
    #expect(log.take() == ["forward"])
    #expect(try screen.menu("More").entries == ["Copy"])
  }

  @Test func `In a menu a group is a section or a submenu`() throws {
    let screen = Screen {
      Menu("Actions") {
        Button("Open") { log("open") }
        history
        history.controlGroupStyle(.palette)
        history.controlGroupStyle(.menu)
      }
    }
    let menu = screen.menu("Actions")
    #expect(
      try menu.entries == ["Open", "History", "Back", "Forward", "History", "Back", "Forward", "History"])
    try menu.choose("Back")
    try menu.choose("History", "Forward")
    #expect(log.take() == ["back", "forward"])
  }

  private struct Renamed<S: ControlGroupStyle>: View {
    let style: S
    @State private var name = "One"
    @State private var count = 0

    var body: some View {
      ControlGroup {
        Button("Count \(count)") { count += 1 }
      } label: {
        Text(name)
      }
      .controlGroupStyle(style)
      Button("Rename") { name = "Two" }
    }
  }

  @Test func `A style arranges the label and the controls, which follow the group`() throws {
    let screen = Screen { Renamed(style: Stacked()) }
    #expect(screen.texts == ["One", "Count 0", "Rename"])
    try screen.button("Count 0").tap()
    try screen.button("Rename").tap()
    #expect(screen.texts == ["Two", "Count 1", "Rename"])
  }

  @Test func `Within a style a group has the style around, and its name`() throws {
    let screen = Screen { VStack { Renamed(style: Framed()) }.controlGroupStyle(Stacked()) }
    #expect(screen.texts == ["framed", "One", "Count 0", "Rename"])
    try screen.button("Rename").tap()
    #expect(screen.texts == ["framed", "Two", "Count 0", "Rename"])
    let named = Screen { Renamed(style: Framed()) }
    #expect(named.find(label: "One").exists)
    try named.button("Rename").tap()
    #expect(named.find(label: "Two").exists)
  }

  @Test func `The label of a group without one is empty`() {
    let screen = Screen { ControlGroup { Text("content") }.controlGroupStyle(Stacked()) }
    #expect(screen.texts == ["content"])
  }
}
