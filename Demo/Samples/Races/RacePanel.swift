import Oriel

/// The content of a race's presentation: views that count how often they appear and disappear.
struct RacePanel: View {
  let title: String
  let track: RaceTrack
  var isSheet = true
  /// The presentation above, if any.
  var next: RaceTrack.Place?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 12) {
      Text("\(title) of a race")
      HStack {
        Button("Go") {
          track.dismiss = dismiss
          track.pressGo()
        }
        Button("Done") { dismiss() }
          .keyboardShortcut(.defaultAction)
      }
    }
    .padding(18)
    .navigationTitle(title)
    .onAppear { track.noteArrival(isSheet: isSheet) }
    .onDisappear { track.noteDeparture() }
    .modifier(RaceLevel(track: track, place: next))
  }
}

/// A sheet on a sheet.
private struct RaceLevel: ViewModifier {
  let track: RaceTrack
  let place: RaceTrack.Place?

  @ViewBuilder func body(content: Content) -> some View {
    if let place {
      content.sheet(isPresented: track.binding(place), onDismiss: track.noteDismissal) {
        AnyView(RacePanel(title: place.title, track: track, next: place.next))
      }
    } else {
      content
    }
  }
}

extension RaceTrack.Place {
  /// The title of the presentation.
  var title: String {
    switch self {
    case .lower: "Lower"
    case .upper: "Upper"
    case .top: "Top"
    case .other: "Other"
    case .cover: "Cover"
    case .guest: "Guest"
    case .alert: "Alert of a race"
    case .question: "Close the sheet?"
    case .popover: "Popover"
    case .sheetOfPopover: "Sheet of the popover"
    case .inspector: "Inspector"
    case .sheetOfInspector: "Sheet of the inspector"
    case .windowSheet: "Sheet of the window"
    case .windowUpper: "Upper sheet of the window"
    }
  }

  /// The presentation above it.
  var next: Self? {
    switch self {
    case .lower: .upper
    case .upper: .top
    case .popover: .sheetOfPopover
    case .inspector: .sheetOfInspector
    case .windowSheet: .windowUpper
    case .top, .other, .cover, .guest, .alert, .question, .sheetOfPopover, .sheetOfInspector, .windowUpper: nil
    }
  }
}
