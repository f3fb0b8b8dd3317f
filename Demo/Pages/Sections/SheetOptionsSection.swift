import Oriel

/// All options of a sheet as controls, and a sheet with these options.
struct SheetOptionsSection: View {
  let run: SampleRun
  @Bindable var options: SheetOptions

  var body: some View {
    Section("Options") {
      CustomSheet(run: run, options: options)
      Toggle("Dismissal disabled", isOn: $options.isHeld)
      ForEach(DetentChoice.allCases, id: \.self) { choice in
        Toggle("Height: \(choice.rawValue)", isOn: options.toggle(choice))
      }
      Choices(
        "Drag indicator", selection: $options.indicator,
        [("Automatic", .automatic), ("Visible", .visible), ("Hidden", .hidden)])
      Choices("Background", selection: $options.fill, SheetOptions.fills)
      Choices(
        "Behind it", selection: $options.background,
        [("Usual", .automatic), ("Usable", .enabled), ("Up to medium", .throughMedium), ("Inert", .disabled)])
      Choices("Corners", selection: $options.corners, SheetOptions.corners)
      Choices(
        "Size", selection: $options.size,
        [("Usual", .automatic), ("Fitted", .fitted), ("Form", .form), ("Page", .page)])
      Choices("Place", selection: $options.placement, SheetOptions.placements)
      Toggle("Fade in", isOn: $options.fadesIn)
      Choices("In a compact window", selection: $options.adaptation, SheetOptions.adaptations)
      Toggle("Scrolling doesn’t resize", isOn: $options.scrolls)
    }
  }
}
