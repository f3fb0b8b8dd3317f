/// A dialog that can be tried: the one place that says what it is called, inside and outside the Gallery.
struct Sample: Hashable, Identifiable, Sendable {
  /// How the sample calls itself in captions and logs.
  let id: String
  /// The title of its button, unlike every other in the Gallery.
  let title: String
  /// What is to be seen.
  let detail: String
  /// The page that it is on.
  let page: Page

  /// Whether it opens a window of its own, and not just something in its window.
  var opensWindow: Bool { page.opensWindows }
}

extension Sample {
  /// Every sample that has a button.
  static let all = Page.all.flatMap(\.samples)
}
