/// The find bar of an editor, as far as the editor knows it.
package struct EditorFind: Equatable {
  /// Whether the bar is displayed.
  package var isPresented = false
  package var isEnabled = true
  package var supportsReplace = true
  /// The text that was searched.
  package var text = ""
  /// What is found in it, in UTF-8.
  package var matches: [Range<Int>] = []
  /// The index of the match that is selected.
  package var current: Int?
  /// Whether the text has changed since it was searched, and is about to be searched again.
  package private(set) var isOutdated = false
  /// The last thing that the bar has done to the text.
  package var action: EditorAction?
  /// Receives the keys.
  let link: FindLink

  init(_ link: FindLink) { self.link = link }

  /// The state for a text, in which nothing is found before it is searched.
  func shown(in text: String) -> EditorFind {
    guard text != self.text else { return self }
    var shown = self
    shown.matches = []
    shown.current = nil
    shown.isOutdated = isPresented
    return shown
  }

  /// Whether a key has an effect.
  package func accepts(_ command: FindCommand) -> Bool {
    switch command {
    case .find: isEnabled
    case .replace: isEnabled && supportsReplace
    case .next, .previous, .close: isPresented
    }
  }
}

/// Something that a command does to the text of an editor or a field, as the user would: once for each number.
package struct EditorAction: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case select(Range<Int>)
    /// Replaces parts of the text, which are in order: one step of the history.
    case replace([Range<Int>], with: String)
    /// Replaces the whole text.
    case fill(String)
  }

  package let number: Int
  package let kind: Kind
}

/// Passes the keys of an editor to its find bar.
@MainActor final class FindLink: Equatable {
  /// Receives what the editor or the bar has accepted, and the selected part of the editor's text in UTF-8: nil if the
  /// command is that of the bar, whose search goes on where it is.
  var perform: (_ command: FindCommand, _ selection: Range<Int>?) -> Void = { _, _ in }

  nonisolated static func == (first: FindLink, second: FindLink) -> Bool { first === second }
}

private enum EditorFindKey: EnvironmentKey { static var defaultValue: EditorFind? { nil } }

extension EnvironmentValues {
  /// The find bar of the editor in this view; nil around both.
  var editorFind: EditorFind? {
    get { self[EditorFindKey.self] }
    set { self[EditorFindKey.self] = newValue }
  }
}
