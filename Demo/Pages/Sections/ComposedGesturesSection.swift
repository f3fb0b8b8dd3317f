import Oriel

/// Gestures that are made of others: one after the other, one or the other, both at once.
struct ComposedGesturesSection: View {
  @State private var moves = 0
  @State private var single = 0
  @State private var double = 0
  @State private var both = 0
  @GestureState private var lifted: CGSize?

  var body: some View {
    Section("Composed gestures") {
      Row("Moved \(moves) times after a long press") {
        GestureCard(lifted == nil ? "Hold, then drag" : "Drag").offset(lifted ?? .zero)
          .gesture(
            LongPressGesture(minimumDuration: 0.3)
              .sequenced(before: DragGesture())
              .updating($lifted) { value, state, _ in
                if case .second(true, let drag) = value { state = drag?.translation ?? .zero }
              }
              .onEnded { _ in moves += 1 })
      }
      Row("Clicked twice \(double) times, otherwise \(single) times") {
        GestureCard("Once or twice")
          .gesture(
            TapGesture(count: 2).onEnded { double += 1 }
              .exclusively(before: TapGesture().onEnded { single += 1 }))
      }
      Row("Both gestures ended \(both) times") {
        GestureCard("Tap and press")
          .gesture(
            TapGesture()
              .simultaneously(with: LongPressGesture(minimumDuration: 0.05))
              .onEnded { if $0.first != nil { both += 1 } })
      }
    }
  }
}
