/// A notification of the desktop.
package struct DesktopNotification: Identifiable, Equatable, Sendable {
  /// The identifier. A notification replaces an earlier one with the same identifier.
  package var id: String
  package var title: String
  package var body: String
  /// The labels of the buttons. A click outside of the buttons activates the app.
  package var buttons: [String]

  package init(id: String, title: String, body: String, buttons: [String] = []) {
    self.id = id
    self.title = title
    self.body = body
    self.buttons = buttons
  }
}

/// Displays notifications, and progress at the app's icon.
@MainActor package protocol NotificationPlatform: AnyObject {
  /// Displays a notification.
  ///
  /// - Parameter action: called with the label of the button that the user has pressed.
  func notify(_ notification: DesktopNotification, action: @escaping @MainActor (String) -> Void)

  /// Removes a notification, if it is displayed.
  func withdrawNotification(_ id: String)

  /// Displays progress at the app's icon in the desktop's launcher, where the desktop supports it.
  ///
  /// - Parameter fraction: the completed fraction; nil for none.
  func showProgress(_ fraction: Double?)
}
