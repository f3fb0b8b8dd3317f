/// A shortcut and what it does.
package struct ShownShortcut: Equatable, Sendable {
  package var title: String
  package var shortcut: KeyboardShortcut

  package init(title: String, shortcut: KeyboardShortcut) {
    self.title = title
    self.shortcut = shortcut
  }
}
