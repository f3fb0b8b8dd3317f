/// A sample dialog, with its names inside and outside of the Gallery.
struct Sample: Hashable, Identifiable, Sendable {
  /// The name in captions and logs.
  let id: String
  /// The title of the button, which is unique in the Gallery.
  let title: String
  /// A description.
  let detail: String
  /// The page that it is on.
  let page: Page
  /// Whether it appears within its window, although other samples of its page open windows.
  var isWithinWindow = false

  /// Whether the sample opens a window, rather than a presentation within its window.
  var opensWindow: Bool { page.opensWindows && !isWithinWindow }
}

extension Sample {
  /// All samples with a button.
  static let all = Page.all.flatMap(\.samples)
}
