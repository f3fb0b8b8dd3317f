import Oriel

/// An inspector with all of its options.
struct InspectorsPage: View {
  @Environment(GalleryModel.self) private var gallery
  @Environment(\.openWindow) private var openWindow
  @State private var options = InspectorOptions()
  @State private var note = ""

  var body: some View {
    @Bindable var run = gallery.run(.inspector)
    PageColumn(.inspectors, "A resizable column with details beside the content.") {
      Section("Inspector") {
        SampleRow(run: run, value: "note: \(note.isEmpty ? "none" : note)")
        Toggle("Shown", isOn: $run.isPresented)
        TextField("Note", text: $note)
      }
      Section("Compact window") {
        Row("A window with a small minimum width") {
          Button("Open Narrow Window") { openWindow(id: "narrow") }
            .multilineTextAlignment(.center)
        }
      }
      Section("Options") {
        Toggle("Dismissal disabled", isOn: $options.isHeld)
        Choices(
          "Width", selection: $options.width, [("Usual", .usual), ("160 to 360", .flexible), ("240", .fixed)])
        Choices(
          "If compact", selection: $options.adaptation,
          [("Usual", .automatic), ("None", .none), ("Cover", .fullScreenCover)])
      }
    }
    .inspector(isPresented: $run.isPresented) {
      InspectorPanel(run: run, options: options, note: $note)
    }
  }
}

extension Page {
  static let inspectors = Page(
    "inspectors", "Inspectors", symbol: "sidebar.right", order: 120, samples: Sample.inspectors, pictures: "inspector",
    opensWindows: false
  ) { InspectorsPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.inspectors) }
