import Oriel

/// State, observable models, and actions that run when a value changes.
struct StatePage: View {
  @State private var playlist = Playlist()
  @StateObject private var stopwatch = Stopwatch()

  var body: some View {
    PageColumn(.state, "Only views that depend on a changed value are updated.") {
      CounterSection()
      PaymentSection()
      PlaylistSection(playlist: playlist)
      StopwatchSection().environmentObject(stopwatch)
      PreferencesSection()
    }
  }
}

extension Page {
  static let state = Page("state", "State", symbol: "arrow.clockwise", order: 50) { StatePage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.state) }
