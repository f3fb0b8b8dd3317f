import Oriel

/// What the command line asked for.
@MainActor struct LaunchOptions {
  static var current = LaunchOptions()

  var page = Page.welcome
  var tour: TourPlan?

  /// Where the Gallery keeps its settings. The tour neither sees nor changes what the person has set.
  var settings: AppStorageStore { tour == nil ? .standard : AppStorageStore() }
}
