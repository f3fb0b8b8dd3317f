import Oriel

/// A page of the Gallery. Each is declared and registered beside its view, and nowhere else.
struct Page: Identifiable, Sendable {
  /// Its name on the command line.
  let id: String
  let title: String
  let symbol: String
  /// What pictures of the page's samples are called.
  let pictureKind: String
  /// Whether the samples open windows of their own, and not just something in their window.
  let opensWindows: Bool
  private let order: Int
  private let makeSamples: @Sendable () -> [Sample]
  private let makeView: @MainActor @Sendable () -> AnyView

  /// - Parameters:
  ///   - order: its place among the pages, by number. The numbers leave room for pages between.
  ///   - samples: asked for when they are needed: they know their page.
  init<Content: View>(
    _ id: String, _ title: String, symbol: String, order: Int,
    samples: @autoclosure @escaping @Sendable () -> [Sample] = [],
    pictures: String = "dialog", opensWindows: Bool = true, view: @escaping @MainActor @Sendable () -> Content
  ) {
    self.id = id
    self.title = title
    self.symbol = symbol
    self.order = order
    self.opensWindows = opensWindows
    pictureKind = pictures
    makeSamples = samples
    makeView = { AnyView(view()) }
  }

  /// The dialogs that can be tried on the page, in their order there.
  var samples: [Sample] { makeSamples() }

  @MainActor var view: AnyView { makeView() }

  /// All pages, in their order in the sidebar.
  static let all = PageRegistry.pages.sorted { $0.order < $1.order }
}

extension Page: Hashable {
  static func == (first: Page, second: Page) -> Bool { first.id == second.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
