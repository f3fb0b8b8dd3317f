import OrielTesting
import Testing

@testable import OrielCore
@testable import OrielTesting

/// Windows for tools, and what shows and hides them.
@MainActor struct UtilityWindowTests {
  private struct Paint: App {
    init() {}
    var body: some Scene {
      WindowGroup("Picture", id: "picture") { Picture() }
      UtilityWindow("Colors", id: "colors") { Colors() }
        .keyboardShortcut("k")
      Window("Layers", id: "layers") { Text("layers") }
        .windowLevel(.floating)
      Window("Log", id: "log") { Text("log") }
        .windowManagerRole(.associated)
    }
  }

  private struct Picture: View {
    @State private var name = "sunset"
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      TextField("Name", text: $name)
      WindowVisibilityToggle(windowID: "colors")
      WindowVisibilityToggle(windowID: "nowhere")
      ForEach(["picture", "layers", "log"], id: \.self) { id in Button(id) { openWindow(id: id) } }
        .focusedSceneValue(\.pictureName, name)
    }
  }

  private struct Colors: View {
    @FocusedValue(\.pictureName) private var name
    @State private var hue = ""

    var body: some View {
      Text("colors of \(name ?? "nothing")")
      TextField("Hue", text: $hue)
        .focusedValue(\.pictureName, "the tool itself")
    }
  }

  @Test func `A button shows and hides the window, and says which`() throws {
    let app = TestApp { Paint() }
    let picture = try app.screen("Picture")
    try picture.button("Show Colors").tap()
    #expect(app.screens.map(\.title) == ["Picture", "Colors"])
    try picture.button("Hide Colors").tap()
    #expect(app.screens.map(\.title) == ["Picture"])
    #expect(picture.button("Show Colors").exists)
    #expect(try !picture.button("Show nowhere").isEnabled)
  }

  @Test func `The menu of the other windows has the command, with its keys`() throws {
    let app = TestApp { Paint() }
    let picture = try app.screen("Picture")
    try picture.menu("Main Menu").choose("Show Colors")
    #expect(try app.frontScreen.title == "Colors")
    #expect(try !app.frontScreen.menu("Main Menu").exists)
    try picture.press("k")
    #expect(app.screens.map(\.title) == ["Picture"])
  }

  @Test func `It reads the focused values of the window that was active last`() throws {
    let app = TestApp { Paint() }
    let picture = try app.screen("Picture")
    try picture.button("Show Colors").tap()
    let colors = try app.screen("Colors")
    #expect(colors.text("colors of sunset").exists)
    try colors.textField("Hue").focus()
    #expect(colors.text("colors of sunset").exists)
  }

  @Test func `It stays above the window that is active, and can't be minimized`() throws {
    let app = TestApp { Paint() }
    let first = try app.screen("Picture")
    try first.button("Show Colors").tap()
    let colors = try app.screen("Colors")
    #expect(colors.window.owner === first.window)
    #expect(!colors.window.request.isMinimizable)
    try first.button("picture").tap()
    let second = try app.frontScreen
    #expect(colors.window.owner === second.window)
    try second.closeWindow()
    #expect(colors.window.owner === first.window)
  }

  @Test(arguments: ["layers", "log"])
  func `Floating and associated windows stay above the active one as well`(_ id: String) throws {
    let app = TestApp { Paint() }
    let picture = try app.screen("Picture")
    try picture.button(id).tap()
    #expect(try app.frontScreen.window.owner === picture.window)
  }

  @Test func `Escape closes it, and the last of the other windows does`() throws {
    let app = TestApp { Paint() }
    let picture = try app.screen("Picture")
    try picture.button("Show Colors").tap()
    try app.screen("Colors").pressEscape()
    #expect(app.screens.map(\.title) == ["Picture"])
    try picture.button("Show Colors").tap()
    try picture.button("picture").tap()
    try picture.closeWindow()
    #expect(app.screens.map(\.title) == ["Colors", "Picture"])
    try app.frontScreen.closeWindow()
    #expect(app.screens.isEmpty)
  }
}

private enum PictureNameKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  fileprivate var pictureName: String? {
    get { self[PictureNameKey.self] }
    set { self[PictureNameKey.self] = newValue }
  }
}
