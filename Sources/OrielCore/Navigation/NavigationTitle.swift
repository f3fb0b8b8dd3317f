/// The title and the subtitle of a window or a presentation. Both are of one view, unless an enclosing view adds what that
/// lacks.
struct NavigationHeading: Equatable {
  var title: String?
  var subtitle: String?
  /// The folder of the document, which stands in for a subtitle.
  var folder: String?
  /// Renames what the title names; nil if the title isn't editable.
  var rename: RenameAction?
  /// Whether the window shows a document with unsaved changes, which its title already tells.
  var isEdited = false

  /// The text below the title.
  var line: String { subtitle ?? folder ?? "" }

  static func == (first: Self, second: Self) -> Bool {
    (first.title, first.subtitle, first.folder, first.isEdited)
      == (second.title, second.subtitle, second.folder, second.isEdited)
      && RenameAction.areSame(first.rename, second.rename)
  }

  /// Adds what is missing. The action belongs to the title.
  mutating func complete(with other: NavigationHeading) {
    if title == nil { (title, rename) = (other.title, other.rename) }
    subtitle = subtitle ?? other.subtitle
    folder = folder ?? other.folder
  }
}

/// The heading of the window or presentation. The first of several siblings with a title applies.
enum NavigationHeadingKey: PreferenceKey {
  static var defaultValue: NavigationHeading { NavigationHeading() }

  static func reduce(value: inout NavigationHeading, nextValue: () -> NavigationHeading) {
    guard value.title == nil else { return }
    let next = nextValue()
    if next.title != nil || value.line.isEmpty { value = next }
  }
}

extension PreferenceCollector<NavigationHeadingKey>.Rule {
  /// Completes the heading of the views below.
  static func heading(
    title: String? = nil, subtitle: String? = nil, folder: String? = nil, rename: RenameAction? = nil
  ) -> Self {
    .complete(NavigationHeading(title: title, subtitle: subtitle, folder: folder, rename: rename)) {
      $0.complete(with: $1)
    }
  }
}
