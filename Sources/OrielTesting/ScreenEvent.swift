import Foundation

/// Something that has happened on a screen, or that a test has noted: see ``Screen/trace``.
public enum ScreenEvent: Equatable, Sendable {
  /// A window with this title has come to the screen.
  case windowOpened(String)
  /// The window with this title is gone.
  case windowClosed(String)
  /// An alert, a confirmation dialog, a sheet, a cover, a popover or an inspector with this title has come to the
  /// screen. What shows views and has no title is called by its kind, such as `sheet`, and so is a file dialog:
  /// `open dialog`, `save dialog` or `folder dialog`.
  case presented(String)
  /// The user has pressed a button of the alert with this title, which is gone with that.
  case pressed(String, in: String)
  /// The user has chosen files with these names in a file dialog, which is gone with that.
  case chose([String], in: String)
  /// What had this title is gone, and no button of an alert was pressed: the user has dismissed it, or the program.
  case dismissed(String)
  /// What has this title couldn't be shown.
  case failed(String, String)
  /// The app has had the desktop open a URL.
  case openedURL(URL)
  /// What `Screen.note(_:)` was given.
  case note(String)
  /// A widget was put into a container. Only with ``Screen/tracesWidgets``, as all that follow.
  case inserted(String, into: String)
  /// A widget has changed its place in its container.
  case moved(String, in: String)
  /// A widget was taken out of its container.
  case removed(String, from: String)
  /// A widget has changed; this is how it looks now.
  case updated(String)
  /// The alert with this title has changed while it was on the screen.
  case alertUpdated(String)
  /// The sheet, cover, popover or inspector with this title has changed, apart from what is in it.
  case presentationUpdated(String)
}

extension ScreenEvent: CustomStringConvertible {
  /// The event as a short sentence.
  public var description: String {
    switch self {
    case .windowOpened(let title): "window \"\(title)\" opened"
    case .windowClosed(let title): "window \"\(title)\" closed"
    case .presented(let title): "presented \"\(title)\""
    case .pressed(let label, in: let title): "pressed \"\(label)\" in \"\(title)\""
    case .chose(let names, in: let title):
      "chose \(names.map { "\"\($0)\"" }.joined(separator: ", ")) in \"\(title)\""
    case .dismissed(let title): "dismissed \"\(title)\""
    case .failed(let title, let reason): "failed \"\(title)\": \(reason)"
    case .openedURL(let url): "opened \(url.absoluteString)"
    case .note(let text): "note: \(text)"
    case .inserted(let widget, into: let container): "inserted \(widget) into \(container)"
    case .moved(let widget, in: let container): "moved \(widget) in \(container)"
    case .removed(let widget, from: let container): "removed \(widget) from \(container)"
    case .updated(let widget): "updated \(widget)"
    case .alertUpdated(let title): "updated alert \"\(title)\""
    case .presentationUpdated(let title): "updated presentation \"\(title)\""
    }
  }
}

/// Who decides when an alert, or something presented, has come to the screen or has left it.
public enum PresentationPace: Equatable, Sendable {
  /// The screen, as soon as it settles.
  case immediate
  /// The test, by `Screen.finishTransitions()`: for races between the program and the desktop.
  case byHand
}
