import Oriel

/// A thousand texts that move.
struct MotionSample: View {
  @State private var isMoved = false

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(0..<1_000) { number in
        Text("\(number)")
          .offset(x: CGFloat(number % 25 * 18) + (isMoved ? 30 : 0), y: CGFloat(number / 25 * 15))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .onAppear { Driver.isMoved = $isMoved }
  }
}
