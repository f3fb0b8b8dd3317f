import Foundation
import OrielCore
import OrielTesting
import Testing

/// Every overload of the modifiers that present alerts shows what it was given: a string and a text as they are, a key
/// and a resource without their markup.
@MainActor struct AlertOverloadTests {
  private let title = "100% _title_"
  private let resource = LocalizedStringResource("100% _title_")
  /// What is seen of a title that is a string, a key, a text and a resource.
  private let titles = ["100% _title_", "100% title", "100% _title_", "100% title"]
  private let isPresented = Binding.constant(true)
  private let data: Int? = 7
  private let item = Binding<Int?>.constant(7)

  /// Presents from a text, and says what is seen: title, message, buttons.
  private func seen(_ view: some View) throws -> [String?] {
    let alert = try Screen { view }.alert
    return [alert.title, alert.message] + alert.buttons.map { $0.label }
  }

  /// Checks what is seen of views with a title that is a string, a key, a text and a resource.
  private func expect(
    _ views: [AnyView], show rest: [String?], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (view, title) in zip(views, titles) {
      #expect(try seen(view) == [title] + rest, sourceLocation: sourceLocation)
    }
  }

  @Test func `Alerts with titles of each kind`() throws {
    let text = Text("x")
    let views: [AnyView] = [
      AnyView(text.alert(title, isPresented: isPresented) { Button("Go") {} }),
      AnyView(text.alert("100% _title_", isPresented: isPresented) { Button("Go") {} }),
      AnyView(text.alert(Text(title), isPresented: isPresented) { Button("Go") {} }),
      AnyView(text.alert(resource, isPresented: isPresented) { Button("Go") {} }),
    ]
    try expect(views, show: [nil, "Go"])
  }

  @Test func `Alerts with messages`() throws {
    let text = Text("x")
    let views: [AnyView] = [
      AnyView(text.alert(title, isPresented: isPresented, actions: { go }, message: { message })),
      AnyView(text.alert("100% _title_", isPresented: isPresented, actions: { go }, message: { message })),
      AnyView(text.alert(Text(title), isPresented: isPresented, actions: { go }, message: { message })),
      AnyView(text.alert(resource, isPresented: isPresented, actions: { go }, message: { message })),
    ]
    try expect(views, show: ["Message", "Go"])
  }

  @Test func `Alerts with data`() throws {
    let text = Text("x")
    let views: [AnyView] = [
      AnyView(text.alert(title, isPresented: isPresented, presenting: data, actions: go)),
      AnyView(text.alert("100% _title_", isPresented: isPresented, presenting: data, actions: go)),
      AnyView(text.alert(Text(title), isPresented: isPresented, presenting: data, actions: go)),
      AnyView(text.alert(resource, isPresented: isPresented, presenting: data, actions: go)),
    ]
    try expect(views, show: [nil, "Go 7"])
  }

  @Test func `Alerts with data and messages`() throws {
    let text = Text("x")
    let views: [AnyView] = [
      AnyView(text.alert(title, isPresented: isPresented, presenting: data, actions: go, message: message)),
      AnyView(text.alert("100% _title_", isPresented: isPresented, presenting: data, actions: go, message: message)),
      AnyView(text.alert(Text(title), isPresented: isPresented, presenting: data, actions: go, message: message)),
      AnyView(text.alert(resource, isPresented: isPresented, presenting: data, actions: go, message: message)),
    ]
    try expect(views, show: ["Message 7", "Go 7"])
  }

  @Test func `Alerts with items`() throws {
    let text = Text("x")
    let views: [AnyView] = [
      AnyView(text.alert(title, item: item, actions: go)),
      AnyView(text.alert("100% _title_", item: item, actions: go)),
      AnyView(text.alert(Text(title), item: item, actions: go)),
      AnyView(text.alert(resource, item: item, actions: go)),
    ]
    try expect(views, show: [nil, "Go 7"])
    let withMessages: [AnyView] = [
      AnyView(text.alert(title, item: item, actions: go, message: message)),
      AnyView(text.alert("100% _title_", item: item, actions: go, message: message)),
      AnyView(text.alert(Text(title), item: item, actions: go, message: message)),
      AnyView(text.alert(resource, item: item, actions: go, message: message)),
    ]
    try expect(withMessages, show: ["Message 7", "Go 7"])
  }

  private struct Failure: LocalizedError { var errorDescription: String? { "100% _title_" } }

  @Test func `Alerts about errors`() throws {
    let error: Failure? = Failure()
    #expect(try seen(Text("x").alert(isPresented: isPresented, error: error) { go }) == [title, nil, "Go"])
    let own = Text("x").alert(isPresented: isPresented, error: error, actions: { _ in go }, message: { _ in message })
    #expect(try seen(own) == [title, "Message", "Go"])
    let present = Binding<Failure?>.constant(error)
    #expect(try seen(Text("x").alert(error: present) { go }) == [title, nil, "Go"])
    let described = Text("x").alert(error: present, actions: { _ in go }, message: { Text($0.errorDescription ?? "") })
    #expect(try seen(described) == [title, title, "Go"])
  }

  @Test func `Confirmation dialogs with titles of each kind`() throws {
    let text = Text("x")
    let views: [AnyView] = [
      AnyView(text.confirmationDialog(title, isPresented: isPresented) { go }),
      AnyView(text.confirmationDialog("100% _title_", isPresented: isPresented) { go }),
      AnyView(text.confirmationDialog(Text(title), isPresented: isPresented) { go }),
      AnyView(text.confirmationDialog(resource, isPresented: isPresented) { go }),
    ]
    try expect(views, show: [nil, "Cancel", "Go"])
  }

  @Test func `Confirmation dialogs with messages`() throws {
    let text = Text("x")
    let visibility = Visibility.visible
    let views: [AnyView] = [
      AnyView(
        text.confirmationDialog(
          title, isPresented: isPresented, titleVisibility: visibility, actions: { go }, message: { message })),
      AnyView(
        text.confirmationDialog(
          "100% _title_", isPresented: isPresented, titleVisibility: visibility, actions: { go },
          message: { message })),
      AnyView(
        text.confirmationDialog(
          Text(title), isPresented: isPresented, titleVisibility: visibility, actions: { go }, message: { message })),
      AnyView(
        text.confirmationDialog(
          resource, isPresented: isPresented, titleVisibility: visibility, actions: { go }, message: { message })),
    ]
    try expect(views, show: ["Message", "Cancel", "Go"])
  }

  @Test func `Confirmation dialogs with data`() throws {
    let text = Text("x")
    let views: [AnyView] = [
      AnyView(text.confirmationDialog(title, isPresented: isPresented, presenting: data, actions: go)),
      AnyView(text.confirmationDialog("100% _title_", isPresented: isPresented, presenting: data, actions: go)),
      AnyView(text.confirmationDialog(Text(title), isPresented: isPresented, presenting: data, actions: go)),
      AnyView(text.confirmationDialog(resource, isPresented: isPresented, presenting: data, actions: go)),
    ]
    try expect(views, show: [nil, "Cancel", "Go 7"])
  }

  @Test func `Confirmation dialogs with data and messages`() throws {
    let text = Text("x")
    let views: [AnyView] = [
      AnyView(
        text.confirmationDialog(title, isPresented: isPresented, presenting: data, actions: go, message: message)),
      AnyView(
        text.confirmationDialog(
          "100% _title_", isPresented: isPresented, presenting: data, actions: go, message: message)),
      AnyView(
        text.confirmationDialog(
          Text(title), isPresented: isPresented, presenting: data, actions: go, message: message)),
      AnyView(
        text.confirmationDialog(
          resource, isPresented: isPresented, presenting: data, actions: go, message: message)),
    ]
    try expect(views, show: ["Message 7", "Cancel", "Go 7"])
  }

  @Test func `Confirmation dialogs with items`() throws {
    let text = Text("x")
    let views: [AnyView] = [
      AnyView(text.confirmationDialog(title, item: item, actions: go)),
      AnyView(text.confirmationDialog("100% _title_", item: item, actions: go)),
      AnyView(text.confirmationDialog(Text(title), item: item, titleVisibility: .visible, actions: go)),
      AnyView(text.confirmationDialog(resource, item: item, actions: go)),
    ]
    try expect(views, show: [nil, "Cancel", "Go 7"])
    let withMessages: [AnyView] = [
      AnyView(text.confirmationDialog(title, item: item, actions: go, message: message)),
      AnyView(text.confirmationDialog("100% _title_", item: item, actions: go, message: message)),
      AnyView(
        text.confirmationDialog(Text(title), item: item, titleVisibility: .visible, actions: go, message: message)),
      AnyView(text.confirmationDialog(resource, item: item, actions: go, message: message)),
    ]
    try expect(withMessages, show: ["Message 7", "Cancel", "Go 7"])
  }

  @Test func `Dialogs that are asked when the window is closed`() throws {
    let text = Text("x")
    let plain: [AnyView] = [
      AnyView(text.dismissalConfirmationDialog(title) { go }),
      AnyView(text.dismissalConfirmationDialog("100% _title_") { go }),
      AnyView(text.dismissalConfirmationDialog(Text(title)) { go }),
      AnyView(text.dismissalConfirmationDialog(resource) { go }),
    ]
    let withMessage: [AnyView] = [
      AnyView(text.dismissalConfirmationDialog(title, actions: { go }, message: { message })),
      AnyView(text.dismissalConfirmationDialog("100% _title_", actions: { go }, message: { message })),
      AnyView(text.dismissalConfirmationDialog(Text(title), actions: { go }, message: { message })),
      AnyView(text.dismissalConfirmationDialog(resource, actions: { go }, message: { message })),
    ]
    for (views, expected) in [(plain, nil), (withMessage, "Message")] {
      for (view, title) in zip(views, titles) {
        let screen = Screen { view }
        #expect(screen.alerts.isEmpty)
        try screen.closeWindow()
        let alert = try screen.alert
        #expect(alert.title == title)
        #expect(alert.message == expected)
        #expect(alert.buttons.map(\.label) == ["Cancel", "Go"])
        try screen.answer("Go")
        #expect(!screen.isOpen)
      }
    }
    let careless = Screen { text.dismissalConfirmationDialog("T", shouldPresent: false) { go } }
    try careless.closeWindow()
    #expect(!careless.isOpen)
  }

  @Test func `Toggles that suppress dialogs, with labels of each kind`() throws {
    let text = Text("x").alert("T", isPresented: isPresented) {}
    let views: [AnyView] = [
      AnyView(text.dialogSuppressionToggle(title, isSuppressed: .constant(true))),
      AnyView(text.dialogSuppressionToggle("100% _title_", isSuppressed: .constant(true))),
      AnyView(text.dialogSuppressionToggle(Text(title), isSuppressed: .constant(true))),
      AnyView(text.dialogSuppressionToggle(resource, isSuppressed: .constant(true))),
    ]
    for (view, title) in zip(views, titles) { #expect(try Screen { view }.alert.suppression?.label == title) }
    let usual = Screen { text.dialogSuppressionToggle(isSuppressed: .constant(false)) }
    #expect(try usual.alert.suppression == ScreenAlert.Suppression(label: "Don't ask again", isOn: false))
  }

  private var go: some View { Button("Go") {} }
  private var message: some View { Text("Message") }
  @ViewBuilder private func go(_ data: Int) -> some View { Button("Go \(data)") {} }
  @ViewBuilder private func message(_ data: Int) -> some View { Text("Message \(data)") }
}
