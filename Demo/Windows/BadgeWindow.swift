import Oriel

/// A window without decorations, which the user moves by its content.
struct BadgeWindow: View {
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "timer").foregroundStyle(.tint)
      TimelineView(.periodic(from: .now, by: 1)) { context in
        Text(context.date, style: .time).font(.title2).monospacedDigit()
      }
      Button("Close", systemImage: "xmark") { dismissWindow() }.labelStyle(.iconOnly).buttonStyle(.borderless)
    }
    .padding(.horizontal, 18)
    .padding(.vertical, 9)
    .background(.background, in: Capsule())
    .overlay { Capsule().stroke(.separator) }
  }
}
