import Oriel

/// A sheet that a popover opens.
struct PopoverSheet: View {
  @Bindable var run: SampleRun
  @Bindable var sheet: SampleRun

  var body: some View {
    PopoverRow(run: run) {
      $0.popover(isPresented: $run.isPresented, arrowEdge: .bottom) {
        Button("More…") { sheet.isPresented = true }
          .padding(12)
          .sheet(isPresented: $sheet.isPresented, onDismiss: sheet.noteDismissal) {
            SheetPanel("More", of: sheet) { Text("There is always more.") }
          }
      }
    }
  }
}
