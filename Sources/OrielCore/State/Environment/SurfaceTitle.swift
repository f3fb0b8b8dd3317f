/// The title of a window or a presentation, and what its views offer there.
@MainActor final class SurfaceTitle {
  private let readers = DependencySource()
  private var current: (text: String, subtitle: String, rename: RenameAction?) = ("", "", nil)

  /// The title. A body that reads it, or one of the others, depends on all of them.
  var text: String { read().text }
  /// The text below the title.
  var subtitle: String { read().subtitle }
  /// Renames what the title names; nil if it isn't editable.
  var rename: RenameAction? { read().rename }

  private func read() -> (text: String, subtitle: String, rename: RenameAction?) {
    readers.recordRead()
    return current
  }

  func set(_ text: String, subtitle: String = "", rename: RenameAction?) {
    guard (text, subtitle) != (current.text, current.subtitle) || !RenameAction.areSame(rename, current.rename) else {
      return
    }
    current = (text, subtitle, rename)
    readers.notifyReaders()
  }
}

private enum SurfaceTitleKey: EnvironmentKey { static var defaultValue: SurfaceTitle? { nil } }

extension EnvironmentValues {
  /// The title of the window or presentation that contains the view.
  var surfaceTitle: SurfaceTitle? {
    get { self[SurfaceTitleKey.self] }
    set { self[SurfaceTitleKey.self] = newValue }
  }
}
