import Oriel

/// The options of the command line.
@MainActor struct LaunchOptions {
  static var current = LaunchOptions()

  var page = Page.welcome
  var tour: TourPlan?
  var variant = TourVariant.standard

  /// The initial height of the window. It is larger for the tour, whose pictures show more of a page.
  var windowHeight: CGFloat { tour == nil ? 700 : 940 }

  /// Where the Gallery keeps its settings. The tour neither sees nor changes what the user has set.
  var settings: AppStorageStore { tour == nil ? .standard : AppStorageStore() }
}
