import CGtk
import OrielCore

/// Items in the bar of the desktop. Without an application or a bus, there are none.
extension GtkPlatform {
  package func presentStatusItem(
    _ request: StatusItemRequest, sink: any StatusItemEventSink
  ) -> any PresentedStatusItem {
    guard let application, let host = statusItems.host(for: application.gApplication) else {
      return MissingStatusItem()
    }
    let id = g_application_get_application_id(application.gApplication).map { String(cString: $0) } ?? ""
    return StatusNotifierItem(request, number: statusItems.nextNumber(), id: id, in: host, sink: sink)
  }

  package func setRunsWithoutWindows(_ runs: Bool) {
    guard let application else { return }
    statusItems.hold(application.gApplication, runs)
  }
}

/// What the items of an app share.
@MainActor final class StatusItems {
  private var host: StatusNotifierHost?
  private var count = 0
  private var isHeld = false

  func host(for application: UnsafeMutablePointer<GApplication>) -> StatusNotifierHost? {
    if let host { return host }
    host = g_application_get_dbus_connection(application).map { StatusNotifierHost($0) }
    return host
  }

  func nextNumber() -> Int {
    defer { count += 1 }
    return count
  }

  func hold(_ application: UnsafeMutablePointer<GApplication>, _ holds: Bool) {
    guard holds != isHeld else { return }
    isHeld = holds
    if holds { g_application_hold(application) } else { g_application_release(application) }
  }
}

/// An item that can't be displayed.
private final class MissingStatusItem: PresentedStatusItem {
  var isShown: Bool { false }
  func update(_ request: StatusItemRequest) {}
  func remove() {}
}
