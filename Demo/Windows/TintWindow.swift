import Oriel

/// A window of its own for each tint, with a count that it keeps for itself.
struct TintWindow: View {
  @Binding var tint: Tint
  @State private var clicks = 0

  var body: some View {
    VStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 12).fill(tint.color)
      HStack {
        Picker("Tint", selection: $tint) { ForEach(Tint.allCases) { Text($0.title) } }
        Button("Clicks: \(clicks)") { clicks += 1 }
      }
    }
    .padding(12)
    .navigationTitle(Text(tint.title))
    .focusedSceneValue(\.tint, $tint)
    .handlesExternalEvents(preferring: ["tint:\(tint.rawValue)"], allowing: [])
    .onOpenURL { url in
      if let opened = Tint(rawValue: String(url.absoluteString.dropFirst("tint:".count))) { tint = opened }
    }
  }
}

/// The tints, for the window that is active.
struct TintPalette: View {
  @FocusedBinding(\.tint) private var tint

  var body: some View {
    HStack {
      ForEach(Tint.allCases) { choice in
        Button(choice.title) { tint = choice }
          .disabled(tint == nil || tint == choice)
      }
    }
    .padding(12)
  }
}
