import Oriel

/// A popover of text.
struct PlainPopover: View {
  @Bindable var run: SampleRun

  var body: some View {
    PopoverRow(run: run) {
      $0.popover(isPresented: $run.isPresented, arrowEdge: .bottom) {
        Text("The bay window opens to the south.")
          .padding(12)
          .frame(maxWidth: 240)
      }
    }
  }
}
