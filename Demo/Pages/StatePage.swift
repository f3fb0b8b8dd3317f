import Oriel

/// State, observable models, and what runs when something changes.
struct StatePage: View {
  @State private var playlist = Playlist()
  @StateObject private var stopwatch = Stopwatch()

  var body: some View {
    PageColumn(.state, "Only the views that read what was written run again.") {
      CounterSection()
      PaymentSection()
      PlaylistSection(playlist: playlist)
      StopwatchSection().environmentObject(stopwatch)
    }
  }
}
