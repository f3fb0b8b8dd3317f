import Oriel

/// A popover that the user can't dismiss until it allows it.
struct HeldPopover: View {
  @Bindable var run: SampleRun
  @State private var isHeld = true

  var body: some View {
    PopoverRow(run: run, value: "held: \(isHeld)") {
      $0.popover(isPresented: $run.isPresented, arrowEdge: .bottom) {
        VStack {
          Toggle("Stay open", isOn: $isHeld)
          Button("Close") { run.isPresented = false }
        }
        .padding(12)
        .interactiveDismissDisabled(isHeld)
      }
    }
  }
}
