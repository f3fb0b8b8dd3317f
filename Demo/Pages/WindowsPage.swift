import Oriel

/// Windows, their titles, and the confirmation before they close.
struct WindowsPage: View {
  @Environment(GalleryModel.self) private var gallery
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @State private var restrictions = WindowRestrictions()

  var body: some View {
    PageColumn(.windows, "Window groups, single windows and alerts of the app.") {
      Section {
        Row("A single window with a note") {
          Button("Open Notes") { openWindow(id: "notes") }
            .help("Opens the window, or brings it to the front")
        }
        Row("From here, without confirmation") {
          Button("Close Notes") { dismissWindow(id: "notes") }
        }
      } header: {
        Text("Notes").font(.headline)
      } footer: {
        Text("Write something and close the window: it asks whether to save.")
      }
      Section("More windows") {
        Row("Another window of this group") {
          Button("New Gallery Window") { openWindow(id: "gallery") }
            .keyboardShortcut("n")
        }
        Row("Three columns, or one in a narrow window") {
          Button("Open Library") { openWindow(id: "library") }
        }
        Row("A title that is edited, and opens a folder") {
          Button("Open Report") { openWindow(id: "report") }
        }
        Row("A window without a title bar") {
          Button("Open Clock Window") { openWindow(id: "clock") }
        }
        Row("A clock without decorations, above this window on X11") {
          Button("Open Badge") { openWindow(id: "badge") }
        }
      }
      WindowValuesSection(restrictions: $restrictions)
      Section("App") {
        SampleRow(run: gallery.run(.appAlert))
      }
      BarItemSection(extra: gallery.extra)
    }
    .windowRestrictions(restrictions)
  }
}

extension Page {
  static let windows = Page(
    "windows", "Windows", symbol: "rectangle.split.2x1", order: 160, samples: Sample.windows
  ) { WindowsPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.windows) }
