/// The title and the subtitle of a window or a presentation. Both are of one view, unless an enclosing view adds what that
/// lacks.
struct NavigationHeading: Equatable {
  var title: String?
  var subtitle: String?

  /// Adds what is missing.
  mutating func complete(with other: NavigationHeading) {
    title = title ?? other.title
    subtitle = subtitle ?? other.subtitle
  }
}

/// The heading of the window or presentation. The first of several siblings with a title applies.
enum NavigationHeadingKey: PreferenceKey {
  static var defaultValue: NavigationHeading { NavigationHeading() }

  static func reduce(value: inout NavigationHeading, nextValue: () -> NavigationHeading) {
    guard value.title == nil else { return }
    let next = nextValue()
    if next.title != nil || value.subtitle == nil { value = next }
  }
}

extension PreferenceCollector<NavigationHeadingKey>.Rule {
  /// Completes the heading of the views below.
  static func heading(title: String? = nil, subtitle: String? = nil) -> Self {
    .complete(NavigationHeading(title: title, subtitle: subtitle)) { $0.complete(with: $1) }
  }
}
