import Oriel

/// Changes in quick succession, which windows have to keep up with.
struct RacesPage: View {
  @Environment(RaceTrack.self) private var track
  @Environment(GalleryModel.self) private var gallery
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.dynamicTypeSize) private var typeSize

  private var columns: Int {
    guard sizeClass == .compact else { return 3 }
    return typeSize.isAccessibilitySize ? 1 : 2
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(Page.races.title).font(.title).accessibilityHeading(.h1)
        Text("Each button makes several changes at once or one after the other. Go makes the remaining changes.")
          .foregroundStyle(.secondary)
        RaceStage(track: track)
        Divider()
        ForEach(Array(stride(from: 0, to: Race.all.count, by: columns)), id: \.self) { start in
          HStack(spacing: 6) {
            ForEach(Array(Race.all.dropFirst(start).prefix(columns))) { race in
              Button(race.id) { track.run(race, actions) }
                .frame(maxWidth: .infinity, alignment: .leading)
                .controlSize(.small)
            }
          }
        }
      }
      .padding(18)
    }
    .inspector(isPresented: track.binding(.inspector)) {
      RacePanel(title: "Inspector", track: track, isSheet: false, next: .sheetOfInspector)
    }
  }

  private var actions: RaceActions {
    RaceActions {
      openWindow(id: "race")
    } dismissWindow: {
      withTransaction(\.dismissBehavior, .destructive) { dismissWindow(id: "race") }
    } show: {
      gallery.page = $0
    }
  }
}

extension Page {
  static let races = Page("races", "Races", symbol: "flag.checkered", order: 150) { RacesPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.races) }
