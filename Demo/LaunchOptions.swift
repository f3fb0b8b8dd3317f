import Oriel

/// What the command line asked for.
@MainActor struct LaunchOptions {
  static var current = LaunchOptions()

  var page = Page.welcome
  var tour: TourPlan?

  /// How high the window is at first: the tour's pictures show more of a page than usual.
  var windowHeight: CGFloat { tour == nil ? 700 : 940 }

  /// Where the Gallery keeps its settings. The tour neither sees nor changes what the user has set.
  var settings: AppStorageStore { tour == nil ? .standard : AppStorageStore() }
}
