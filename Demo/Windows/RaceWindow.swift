import Oriel

/// A window that is closed during a race.
struct RaceWindow: View {
  let track: RaceTrack

  var body: some View {
    VStack(spacing: 12) {
      Text("This window goes, and its sheets with it.")
      Button("Go") { track.pressGo() }
    }
    .scenePadding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .navigationTitle("Race")
    .sheet(isPresented: track.binding(.windowSheet), onDismiss: track.noteDismissal) {
      RacePanel(title: RaceTrack.Place.windowSheet.title, track: track, next: .windowUpper)
    }
  }
}
