import CGtk
import OrielCore

/// Notifications: `GNotification`. Without an application, as in tests, there are none.
extension GtkPlatform: NotificationPlatform {
  package func notify(_ notification: DesktopNotification, action: @escaping @MainActor (String) -> Void) {
    guard let application, let id = notification.id.nameForGTK else { return }
    notificationActions.add(action, for: notification.id, to: application)
    let handle = ObjectHandle(adopting: g_notification_new(notification.title.forGTK))
    g_notification_set_body(handle.opaque, notification.body.forGTK)
    // Without an action, some desktops ignore a click outside of the buttons.
    g_notification_set_default_action_and_target_value(
      handle.opaque, "app.\(NotificationActions.name)",
      g_variant_new_string(NotificationActions.target(notification.id, "").forGTK))
    for label in notification.buttons {
      g_notification_add_button_with_target_value(
        handle.opaque, label.forGTK, "app.\(NotificationActions.name)",
        g_variant_new_string(NotificationActions.target(notification.id, label).forGTK))
    }
    g_application_send_notification(application.gApplication, id, handle.opaque)
  }

  package func withdrawNotification(_ id: String) {
    guard let application, let name = id.nameForGTK else { return }
    notificationActions.remove(id)
    g_application_withdraw_notification(application.gApplication, name)
  }

  package func showProgress(_ fraction: Double?) {
    guard let application else { return }
    launcherEntry.show(fraction, of: application.gApplication)
  }
}

/// The actions of displayed notifications: one `GAction` of the application, whose target names the button.
@MainActor final class NotificationActions {
  fileprivate nonisolated static let name = "oriel-notification"

  private var actions: [String: @MainActor (String) -> Void] = [:]
  private var action: ObjectHandle?
  private let signals = SignalConnections()

  /// The target of a button; without a label, that of the notification itself.
  fileprivate static func target(_ id: String, _ label: String) -> String { "\(id)\n\(label)" }

  fileprivate func add(
    _ handler: @escaping @MainActor (String) -> Void, for id: String,
    to application: UnsafeMutablePointer<GtkApplication>
  ) {
    actions[id] = handler
    guard action == nil else { return }
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    let action = ObjectHandle(adopting: g_simple_action_new(Self.name, type))
    self.action = action
    signals.add(
      .connect(action.raw, .actionActivated) { [weak self] parameter in
        guard let parameter, let text = g_variant_get_string(OpaquePointer(parameter), nil) else { return }
        self?.run(String(cString: text), application.gApplication)
      })
    g_action_map_add_action(OpaquePointer(application), action.opaque)
  }

  fileprivate func remove(_ id: String) { actions[id] = nil }

  private func run(_ target: String, _ application: UnsafeMutablePointer<GApplication>) {
    let parts = target.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return }
    if parts[1].isEmpty { g_application_activate(application) } else { actions[parts[0]]?(parts[1]) }
  }
}

extension UnsafeMutablePointer where Pointee == GtkApplication {
  var gApplication: UnsafeMutablePointer<GApplication> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GApplication.self)
  }
}
