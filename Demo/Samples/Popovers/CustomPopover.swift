import Oriel

/// A popover with the options of the page.
struct CustomPopover: View {
  @Bindable var run: SampleRun
  @Bindable var options: SheetOptions

  var body: some View {
    PopoverRow(run: run) {
      $0.popover(isPresented: $run.isPresented) {
        SheetPanel("Options", of: run) { Text("A popover with the options below.") }
          .modifier(SheetOptionsModifier(options: options))
      }
    }
    Toggle("Dismissal disabled", isOn: $options.isHeld)
    Choices("Background", selection: $options.fill, SheetOptions.fills)
    Choices("Corners", selection: $options.corners, SheetOptions.corners)
    Choices("In a compact window", selection: $options.adaptation, SheetOptions.adaptations)
  }
}
