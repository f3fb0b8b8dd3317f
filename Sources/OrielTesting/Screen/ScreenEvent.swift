import Foundation

/// An event of a screen or a note of a test, in ``Screen/trace``.
public enum ScreenEvent: Equatable, Sendable {
  /// A window with this title has opened.
  case windowOpened(String)
  /// The window with this title has closed.
  case windowClosed(String)
  /// A presentation with this title has been shown. Presentations without a title are named by their kind, such as
  /// `sheet`, and so are file dialogs: `open dialog`, `save dialog` or `folder dialog`; a preview
  /// is a `preview`.
  case presented(String)
  /// The user has pressed a button of the alert with this title, which has closed.
  case pressed(String, in: String)
  /// The user has chosen files with these names in a file dialog, which has closed.
  case chose([String], in: String)
  /// The presentation with this title has been dismissed by the user or by code, without a button of an alert.
  case dismissed(String)
  /// The presentation with this title couldn't be shown.
  case failed(String, String)
  /// The app has opened a URL with the desktop.
  case openedURL(URL)
  /// The app has had the desktop's file manager show a file.
  case shownInFolder(URL)
  /// The app has launched the application with this identifier.
  case launched(String)
  /// A note of `Screen.note(_:)`.
  case note(String)
  /// A widget was inserted into a container. This and the following events require ``Screen/tracesWidgets``.
  case inserted(String, into: String)
  /// A widget was moved within its container.
  case moved(String, in: String)
  /// A widget was removed from its container.
  case removed(String, from: String)
  /// A widget was updated; the string is its new description.
  case updated(String)
  /// The presented alert with this title was updated.
  case alertUpdated(String)
  /// The sheet, cover, popover or inspector with this title was updated, apart from its content.
  case presentationUpdated(String)
}

extension ScreenEvent: CustomStringConvertible {
  /// A short description of the event.
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
    case .shownInFolder(let url): "showed \(url.absoluteString) in its folder"
    case .launched(let id): "launched \(id)"
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

/// When presentations complete their opening and closing.
public enum PresentationPace: Equatable, Sendable {
  /// As soon as the screen settles.
  case immediate
  /// In `Screen.finishTransitions()`, for tests of races between the app and the desktop.
  case byHand
}
