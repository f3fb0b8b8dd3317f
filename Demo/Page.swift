import Oriel

/// A page of the Gallery, which is declared and registered in the file of its view.
struct Page: Identifiable, Sendable {
  /// Its name on the command line.
  let id: String
  let title: String
  let symbol: String
  /// The prefix of the names of the samples' pictures.
  let pictureKind: String
  /// Whether the samples open windows, rather than presentations within their window.
  let opensWindows: Bool
  private let order: Int
  private let makeSamples: @Sendable () -> [Sample]
  private let makeView: @MainActor @Sendable () -> AnyView

  /// - Parameters:
  ///   - order: the position among the pages. The numbers leave gaps for more pages.
  ///   - samples: called when the samples are needed, since they refer to their page.
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

  /// What the pages are about, in the order of the sidebar.
  enum Subject: Int, CaseIterable, Identifiable {
    case basics, controls, layout, data, presentations

    var id: Self { self }

    var title: LocalizedStringKey {
      switch self {
      case .basics: "Basics"
      case .controls: "Controls and Input"
      case .layout: "Layout and Drawing"
      case .data: "Data and System"
      case .presentations: "Presentations"
      }
    }
  }

  /// The subject, by the position among the pages.
  var subject: Subject {
    switch order {
    case ..<30: .basics
    case ..<40: .controls
    case ..<50: .layout
    case ..<70: .data
    default: .presentations
    }
  }

  /// The dialogs on the page, in order.
  var samples: [Sample] { makeSamples() }

  @MainActor var view: AnyView { makeView() }

  /// All pages, in the order of the sidebar.
  static let all = PageRegistry.pages.sorted { ($0.order, $0.title) < ($1.order, $1.title) }
}

extension Page: Hashable {
  static func == (first: Page, second: Page) -> Bool { first.id == second.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
