import Oriel

/// The content of the sample's inspector.
struct InspectorPanel: View {
  let run: SampleRun
  let options: InspectorOptions
  @Binding var note: String
  @State private var clicks = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    sized(
      VStack(alignment: .leading, spacing: 12) {
        Text("Inspector").font(.headline)
        TextField("Note", text: $note)
        HStack {
          Button("Count") { clicks += 1 }
          Text("Clicks: \(clicks)")
        }
        Button("Close Inspector") {
          run.note("pressed Close Inspector")
          dismiss()
        }
        Spacer()
      }
      .padding(18)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    )
    .navigationTitle("Inspector")
    .interactiveDismissDisabled(options.isHeld)
    .presentationCompactAdaptation(options.adaptation)
  }

  @ViewBuilder private func sized(_ content: some View) -> some View {
    switch options.width {
    case .usual: content
    case .flexible: content.inspectorColumnWidth(min: 160, ideal: 220, max: 360)
    case .fixed: content.inspectorColumnWidth(240)
    }
  }
}
