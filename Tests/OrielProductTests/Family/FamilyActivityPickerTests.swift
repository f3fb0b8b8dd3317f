import Foundation
import OrielCore
import OrielFamily
import OrielTesting
import Testing

@MainActor struct FamilyActivityPickerTests {
  @MainActor final class Log {
    var selection = FamilyActivitySelection()
    var writes = 0
  }

  private struct Settings: View {
    let log: Log
    @State private var isPresented = false
    @State private var selection: FamilyActivitySelection

    init(log: Log) {
      self.log = log
      _selection = State(initialValue: log.selection)
    }

    var body: some View {
      Button("Choose…") { isPresented = true }
        .familyActivityPicker(
          headerText: "Choose what to limit.", footerText: "You can change this later.", isPresented: $isPresented,
          selection: $selection
        )
        .onChange(of: selection) {
          log.selection = selection
          log.writes += 1
        }
    }
  }

  private let log = Log()

  private func makeScreen() throws -> Screen {
    let screen = Screen { Settings(log: log) }
    let desktop = screen.desktop
    desktop.install("org.example.Chess", name: "Chess", categories: ["Game", "BoardGame"])
    desktop.install("org.example.Race", name: "Race", categories: ["Game"])
    desktop.install("org.example.Mail", name: "Mail", categories: ["Network", "Office"])
    desktop.install("org.example.Odd", name: "Odd")
    try screen.button("Choose…").tap()
    return screen
  }

  private struct Titled: View {
    @State private var isPresented = true
    @State private var selection = FamilyActivitySelection()
    let title: String?
    var body: some View {
      Text("x").familyActivityPicker(title: title, isPresented: $isPresented, selection: $selection)
    }
  }

  @Test func `The sheet has the title of the app, or else its own`() throws {
    #expect(try Screen { Titled(title: "Limits") }.sheet.title == "Limits")
    let own = try makeScreen().sheet.title
    #expect(try Screen { Titled(title: nil) }.sheet.title == own)
  }

  @Test func `Applications are listed by category, and chosen with Done`() throws {
    let screen = try makeScreen()
    let sheet = try screen.sheet
    for title in ["Games", "Internet", "Utilities"] { #expect(sheet.toggle(title).exists) }
    #expect(!sheet.toggle("Social").exists)
    #expect(!sheet.toggle("Chess").exists)
    try sheet.button("Show Games").tap()
    try sheet.toggle("Chess").tap()
    #expect(log.writes == 0)
    try sheet.button("Done").tap()
    #expect(screen.presentations.isEmpty)
    #expect(log.selection.applications.map(\.bundleIdentifier) == ["org.example.Chess"])
    #expect(log.selection.applications.first?.localizedDisplayName == "Chess")
    #expect(log.selection.categoryTokens.isEmpty)
  }

  @Test func `Cancel and Escape leave the selection as it was`() throws {
    let screen = try makeScreen()
    try screen.sheet.toggle("Games").tap()
    try screen.sheet.button("Cancel").tap()
    try screen.button("Choose…").tap()
    #expect(try screen.sheet.toggle("Games").isOn == false)
    try screen.sheet.toggle("Games").tap()
    try screen.pressEscape()
    #expect(log.writes == 0)
  }

  @Test func `An application that is taken out of a chosen category leaves the others chosen`() throws {
    let screen = try makeScreen()
    let sheet = try screen.sheet
    try sheet.toggle("Games").tap()
    try sheet.button("Show Games").tap()
    #expect(try sheet.toggle("Race").isOn)
    try sheet.toggle("Race").tap()
    try sheet.button("Done").tap()
    #expect(log.selection.categories.isEmpty)
    #expect(log.selection.applications.map(\.bundleIdentifier) == ["org.example.Chess"])
  }

  @Test func `A chosen category gives its applications only if they are asked for`() throws {
    var screen = try makeScreen()
    try screen.sheet.toggle("Games").tap()
    try screen.sheet.button("Done").tap()
    #expect(log.selection.categories.map(\.localizedDisplayName) == ["Games"])
    #expect(log.selection.applicationTokens.isEmpty)

    log.selection = FamilyActivitySelection(includeEntireCategory: true)
    screen = try makeScreen()
    try screen.sheet.toggle("Games").tap()
    try screen.sheet.button("Done").tap()
    #expect(log.selection.applications.compactMap(\.localizedDisplayName).sorted() == ["Chess", "Race"])
  }

  @Test func `The search finds applications in closed categories`() throws {
    let screen = try makeScreen()
    let sheet = try screen.sheet
    try sheet.textField("Search").replaceText(with: "mAi")
    #expect(sheet.toggle("Mail").exists)
    #expect(!sheet.toggle("Games").exists)
  }

  @Test func `A website is added by its host, and what is no address is refused`() throws {
    let screen = try makeScreen()
    let sheet = try screen.sheet
    let field = sheet.textField("example.org")
    try field.replaceText(with: "not an address")
    try sheet.button("Add").tap()
    #expect(sheet.contains(text: "isn’t the address"))
    try field.replaceText(with: "https://News.example.com/today?x=1")
    try field.submit()
    #expect(sheet.text("news.example.com").exists)
    try sheet.button("Done").tap()
    #expect(log.selection.webDomains.map(\.domain) == ["news.example.com"])
  }

  @Test func `A selection survives encoding, and its tokens are stable`() throws {
    let screen = try makeScreen()
    try screen.sheet.button("Show Internet").tap()
    try screen.sheet.toggle("Mail").tap()
    try screen.sheet.button("Done").tap()
    let data = try JSONEncoder().encode(log.selection)
    let copy = try JSONDecoder().decode(FamilyActivitySelection.self, from: data)
    #expect(copy == log.selection)
    #expect(copy.applications == log.selection.applications)
    #expect(copy.applicationTokens == [try #require(Application(bundleIdentifier: "org.example.Mail").token)])
  }
}
