import Oriel

/// The views whose presentations the races use, with their captions.
struct RaceStage: View {
  let track: RaceTrack

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Flow(spacing: 18) {
        caption("race: \(track.races) \(track.isRunning ? "running" : "over")")
        caption("bindings: \(track.bindings)")
        caption("views: \(track.came) came, \(track.went) went")
        caption("sheets: \(track.sheets) came, \(track.dismissals) dismissed")
      }
      Flow(spacing: 12) {
        Text("Popover")
          .popover(isPresented: track.binding(.popover), arrowEdge: .bottom) { panel(.popover, isSheet: false) }
        ForEach(track.rows) { fruit in
          Text(fruit.name)
            .popover(isPresented: track.mark(of: fruit), arrowEdge: .bottom) {
              RacePanel(title: fruit.name, track: track, isSheet: false)
            }
        }
        if track.hasHost {
          Text("Presenter")
            .sheet(isPresented: track.binding(.guest), onDismiss: track.noteDismissal) { panel(.guest) }
            .id(track.host)
        }
      }
      .sheet(item: item, onDismiss: track.noteDismissal) { RacePanel(title: $0.title, track: track) }
      .fullScreenCover(isPresented: track.binding(.cover), onDismiss: track.noteDismissal) { panel(.cover) }
    }
    .sheet(isPresented: track.binding(.lower), onDismiss: track.noteLowerDismissal) {
      panel(.lower)
        .alert(RaceTrack.Place.question.title, isPresented: track.binding(.question)) {
          Button("Keep", role: .cancel) {}
          Button("Replace") { track.pressGo() }
        }
    }
    .sheet(isPresented: track.binding(.other), onDismiss: track.noteDismissal) { panel(.other) }
    .alert(RaceTrack.Place.alert.title, isPresented: track.binding(.alert)) {
      Button("Good") {}
    }
  }

  private var item: Binding<Chapter?> {
    Binding {
      track.item
    } set: {
      track.item = $0
    }
  }

  private func panel(_ place: RaceTrack.Place, isSheet: Bool = true) -> some View {
    RacePanel(title: place.title, track: track, isSheet: isSheet, next: place.next)
  }

  private func caption(_ text: String) -> some View { Text(text).font(.caption) }
}
