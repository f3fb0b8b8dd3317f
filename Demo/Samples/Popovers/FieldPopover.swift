import Oriel

/// A field in a popover.
struct FieldPopover: View {
  @Bindable var run: SampleRun
  @State private var name = "Window"

  var body: some View {
    PopoverRow(run: run, value: "name: \(name)") {
      $0.popover(isPresented: $run.isPresented, arrowEdge: .bottom) {
        FieldPanel(name: $name)
      }
    }
  }
}

/// A field, and a button that dismisses the enclosing presentation.
private struct FieldPanel: View {
  @Binding var name: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Done") { dismiss() }
        .frame(maxWidth: .infinity, alignment: .trailing)
    }
    .padding(12)
    .frame(minWidth: 200)
  }
}
