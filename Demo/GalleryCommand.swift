import ArgumentParser
import Oriel

/// The command line of the Gallery.
@main struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Gallery",
    abstract: "Demonstrates Oriel, page by page.",
    discussion: "Options of GTK itself go after --; Gallery -- --help-all lists them.",
    version: "0.1.0")

  @Option(help: ArgumentHelp("The page to open.", valueName: "name"))
  var page = Page.welcome

  @Option(help: ArgumentHelp("Open every page and every dialog, and save a picture of each.", valueName: "folder"))
  var tour: String?

  @Flag(help: "List the pages and their samples: page, sample and title, separated by tabs.")
  var list = false

  @Flag(help: "Use the dark style. The tour then shows a few pages only.")
  var dark = false

  @Flag(help: "Lay out from right to left, as in Arabic or Hebrew.")
  var rightToLeft = false

  @Argument(parsing: .postTerminator, help: .hidden)
  var toolkitArguments: [String] = []

  func run() throws {
    if list { return print(SampleList.text) }
    let variant: TourVariant = dark ? .dark : rightToLeft ? .rightToLeft : .standard
    variant.choose()
    guard let tour else { return try open(for: nil, variant) }
    guard ProcessInfo.processInfo.environment["DISPLAY"] != nil else { throw TourError.noDisplay }
    setenv("GDK_BACKEND", "x11", 1)
    let plan = try TourPlan(folder: tour, variant: variant)
    try open(for: plan, variant)
    try MainActor.assumeIsolated { try plan.finish() }
    if variant == .standard {
      for other in TourVariant.allCases where other != variant { try other.runTour(to: tour) }
    }
  }

  /// Runs the app until its last window is closed.
  private func open(for plan: TourPlan?, _ variant: TourVariant) throws {
    let arguments = CommandLine.arguments.prefix(1) + toolkitArguments
    let status = MainActor.assumeIsolated {
      LaunchOptions.current = LaunchOptions(page: page, tour: plan, variant: variant)
      return GalleryApp.run(arguments: Array(arguments))
    }
    if status != 0 { throw ExitCode(status) }
  }
}

extension Page: ExpressibleByArgument {
  init?(argument: String) {
    guard let page = Page.all.first(where: { $0.id == argument }) else { return nil }
    self = page
  }

  static var allValueStrings: [String] { all.map(\.id) }
  var defaultValueDescription: String { id }
}
