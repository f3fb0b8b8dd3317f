import OrielTesting
import Testing

@testable import OrielCore

/// Menus, and what their entries do.
@MainActor struct MenuTests {
  private struct Actions: View {
    let log: Log
    @State private var isPinned = false
    @State private var sorting = "name"
    @State private var isLocked = false

    var body: some View {
      Menu("Actions") { entries }
      Text("row").contextMenu { entries }
      Toggle("Locked", isOn: $isLocked)
    }

    @ViewBuilder private var entries: some View {
      Button("Duplicate") { log("duplicate") }
      Button("Delete", role: .destructive) { log("delete") }.disabled(isLocked)
      Divider()
      Toggle("Pinned", isOn: $isPinned)
      Picker("Sort by", selection: $sorting) {
        Text("Name").tag("name")
        Text("Date").tag("date")
      }
      Section("More") {
        Menu("Share") {
          Button("Mail") { log("mail, sorted by \(sorting)") }
          if isPinned { Button("Pin board") { log("board") } }
        }
      }
    }
  }

  @Test func `Its entries are its views in their order`() throws {
    let screen = Screen { Actions(log: Log()) }
    let expected = ["Duplicate", "Delete", "-", "Pinned", "Sort by", "✓ Name", "Date", "More", "Share"]
    #expect(try screen.menu("Actions").entries == expected)
    #expect(try screen.contextMenu(on: "row").entries == expected)
  }

  @Test func `Buttons, toggles and pickers do what they do elsewhere`() throws {
    let log = Log()
    let screen = Screen { Actions(log: log) }
    let menu = screen.menu("Actions")
    try menu.choose("Duplicate")
    try menu.choose("Pinned")
    try menu.choose("Date")
    #expect(try menu.entries.contains("✓ Pinned"))
    #expect(try menu.entries.contains("✓ Date"))
    try menu.choose("Share", "Mail")
    try menu.choose("Share", "Pin board")
    #expect(log.take() == ["duplicate", "mail, sorted by date", "board"])
    try screen.contextMenu(on: "row").choose("Delete")
    #expect(log.take() == ["delete"])
  }

  @Test func `A disabled entry can't be chosen`() throws {
    let log = Log()
    let screen = Screen { Actions(log: log) }
    try screen.toggle("Locked").tap()
    #expect(try screen.menu("Actions").entries.contains("(Delete)"))
    let error = #expect(throws: ScreenError.self) { try screen.menu("Actions").choose("Delete") }
    #expect(error?.reason == .disabled)
  }

  @Test func `An entry that has gone meanwhile does nothing`() throws {
    let log = Log()
    let screen = Screen { Vanishing(log: log) }
    let menu = try screen.menu("Actions").view
    let element = try #require(menu.element as? MenuElement)
    guard case .action(let action) = element.entries[0] else { return }
    try screen.button("Hide").tap()
    menu.widget?.raise(MenuEvent.chosen(MenuPath([action.id])))
    #expect(log.take() == [])
  }

  private struct Vanishing: View {
    let log: Log
    @State private var isShown = true
    var body: some View {
      Menu("Actions") {
        if isShown { Button("Go") { log("went") } }
        Text("nothing else")
      }
      Button("Hide") { isShown = false }
    }
  }

  @Test func `Each view of a group has the context menu`() throws {
    let screen = Screen {
      Group {
        Text("one")
        Text("two")
      }
      .contextMenu { Button("Copy") {} }
    }
    #expect(screen.find(.contextMenu).count == 2)
  }

  @Test func `Styles say how the button looks`() throws {
    let screen = Screen {
      Menu("Plain") {}.menuStyle(.borderlessButton).menuIndicator(.hidden)
      Menu("Usual") {}
    }
    let elements = screen.find(.menu).all.map { (try? $0.view.element) as? MenuElement }
    #expect(elements.map { $0?.look } == [.borderless, .button])
    #expect(elements.map { $0?.showsIndicator(hasIconOnly: false) } == [false, true])
  }

  @Test func `A click on a menu with a primary action performs it`() throws {
    let log = Log()
    let screen = Screen {
      Menu("Send") {
        Button("Send Later") { log("later") }
      } primaryAction: {
        log("now")
      }
      Text("old").contextMenu(ContextMenu { Button("Copy") { log("copy") } })
    }
    try screen.menu("Send").tap()
    try screen.menu("Send").choose("Send Later")
    try screen.contextMenu(on: "old").choose("Copy")
    #expect(log.take() == ["now", "later", "copy"])
  }
}
