/// What the command line asked for.
@MainActor struct LaunchOptions {
  static var current = LaunchOptions()

  var page = Page.welcome
  var tour: TourPlan?
}
