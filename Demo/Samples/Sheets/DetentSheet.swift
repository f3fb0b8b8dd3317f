import Oriel

/// A sheet with several detents, which the page behind it reads and sets.
struct DetentSheet: View {
  @Bindable var run: SampleRun
  @State private var selection = PresentationDetent.medium

  var body: some View {
    SampleRow(run: run, value: "detent: \(DetentChoice.name(of: selection))")
      .sheet(isPresented: $run.isPresented, onDismiss: run.noteDismissal) {
        VStack(spacing: 12) {
          HStack {
            ForEach([DetentChoice.bar, .medium, .large], id: \.self) { choice in
              Button(choice.rawValue.capitalized) { selection = choice.detent }
                .tint(selection == choice.detent ? .accentColor : nil)
            }
          }
          List {
            ForEach(1...30, id: \.self) { Text("Line \($0)") }
          }
        }
        .padding(12)
        .navigationTitle("Heights")
        .presentationDetents([.custom(BarDetent.self), .medium, .large], selection: $selection)
      }
  }
}
