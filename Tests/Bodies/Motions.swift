import Oriel

struct CardDeck: View {
  @State private var cards = Array(0..<6)
  @State private var offset = CGSize.zero
  @GestureState private var isPressed = false

  // At most 1500 ms: scaleEffect takes a number or a size, and both are tried with all operators of the chain.
  var body: some View {
    ZStack {
      ForEach(Array(cards.enumerated()), id: \.element) { index, card in
        let isTop = index == cards.count - 1
        RoundedRectangle(cornerRadius: 20)
          .fill(Color(hue: Double(card) / 6, saturation: 0.5, brightness: 0.9))
          .overlay {
            Text("\(card + 1)").font(.system(size: 80, weight: .black)).foregroundStyle(.white.opacity(0.9))
          }
          .overlay(alignment: .topLeading) {
            Text(offset.width > 40 ? "YES" : offset.width < -40 ? "NO" : "")
              .font(.title.bold())
              .foregroundStyle(offset.width > 0 ? .green : .red)
              .padding()
              .opacity(isTop ? Double(abs(offset.width) / 100) : 0)
          }
          .frame(width: 240, height: 320)
          .offset(x: isTop ? offset.width : 0, y: isTop ? offset.height : CGFloat(index - cards.count) * 6)
          .rotationEffect(.degrees(isTop ? Double(offset.width / 12) : 0))
          .scaleEffect(isTop ? (isPressed ? 1.04 : 1) : 1 - CGFloat(cards.count - index) * 0.02)
          .shadow(color: .black.opacity(0.2), radius: isTop ? 10 : 3)
          .gesture(
            DragGesture()
              .updating($isPressed) { _, state, _ in state = true }
              .onChanged { offset = $0.translation }
              .onEnded { value in
                withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) {
                  if abs(value.translation.width) > 120 { cards.removeLast() }
                  offset = .zero
                }
              },
            including: isTop ? .all : .none)
      }
      if cards.isEmpty {
        Button("Again") { withAnimation { cards = Array(0..<6) } }
      }
    }
    .animation(.interactiveSpring(), value: offset)
  }
}

struct PulsingButton: View {
  @State private var isPulsing = false
  @State private var taps = 0
  var color = Color.red

  var body: some View {
    Button {
      taps += 1
    } label: {
      ZStack {
        ForEach(0..<3) { ring in
          Circle()
            .stroke(color.opacity(0.5 - Double(ring) * 0.15), lineWidth: 2)
            .frame(width: 80, height: 80)
            .scaleEffect(isPulsing ? 1 + CGFloat(ring + 1) * 0.4 : 1)
            .opacity(isPulsing ? 0 : 1)
            .animation(
              .easeOut(duration: 1.5).repeatForever(autoreverses: false).delay(Double(ring) * 0.3), value: isPulsing)
        }
        Circle().fill(color.gradient).frame(width: 80, height: 80)
        Image(systemName: taps % 2 == 0 ? "mic.fill" : "stop.fill")
          .font(.title)
          .foregroundStyle(.white)
          .contentTransition(.opacity)
      }
    }
    .buttonStyle(.plain)
    .frame(width: 200, height: 200)
    .onAppear { isPulsing = true }
    .overlay(alignment: .bottom) {
      Text(taps == 0 ? "Tap to record" : "\(taps) recordings").font(.caption).foregroundStyle(.secondary)
    }
  }
}

struct FlipCard: View {
  var question: String
  var answer: String
  @State private var angle = 0.0
  @State private var zoom: CGFloat = 1
  @State private var rotation = Angle.zero

  private var showsAnswer: Bool { (Int(angle / 180) % 2) != 0 }

  var body: some View {
    VStack {
      ZStack {
        RoundedRectangle(cornerRadius: 16)
          .fill(showsAnswer ? Color.blue.opacity(0.2) : .yellow.opacity(0.2))
          .overlay(RoundedRectangle(cornerRadius: 16).stroke(showsAnswer ? .blue : .yellow, lineWidth: 2))
        Text(showsAnswer ? answer : question)
          .font(showsAnswer ? .title : .title2.italic())
          .multilineTextAlignment(.center)
          .padding(24)
          .rotation3DEffect(.degrees(showsAnswer ? 180 : 0), axis: (x: 0, y: 1, z: 0))
      }
      .frame(width: 300, height: 200)
      .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
      .scaleEffect(zoom)
      .rotationEffect(rotation)
      .onTapGesture { withAnimation(.easeInOut(duration: 0.6)) { angle += 180 } }
      .gesture(
        MagnifyGesture()
          .onChanged { zoom = min(max($0.magnification, 0.5), 2) }
          .onEnded { _ in withAnimation(.bouncy) { zoom = 1 } }
          .simultaneously(with: RotateGesture().onChanged { rotation = $0.rotation }.onEnded { _ in rotation = .zero })
      )
      HStack {
        Button("Wrong", systemImage: "hand.thumbsdown") {}.tint(.red)
        Button("Right", systemImage: "hand.thumbsup") {}.tint(.green)
      }
      .disabled(!showsAnswer)
      .opacity(showsAnswer ? 1 : 0.3)
      .padding(.top, 30)
    }
    .padding()
  }
}

struct ExpandingRow: View {
  var title: String
  var details: [String]
  @State private var isExpanded = false
  @Namespace private var space

  var body: some View {
    VStack(alignment: .leading, spacing: isExpanded ? 12 : 0) {
      HStack {
        if !isExpanded {
          Circle().fill(.teal).matchedGeometryEffect(id: "dot", in: space).frame(width: 24, height: 24)
        }
        Text(title).font(isExpanded ? .title3.bold() : .body)
        Spacer()
        Image(systemName: "chevron.down")
          .rotationEffect(.degrees(isExpanded ? 180 : 0))
          .foregroundStyle(.secondary)
      }
      .contentShape(.rect)
      .onTapGesture { withAnimation(.spring(duration: 0.35, bounce: 0.2)) { isExpanded.toggle() } }
      if isExpanded {
        HStack(alignment: .top, spacing: 16) {
          Circle().fill(.teal).matchedGeometryEffect(id: "dot", in: space).frame(width: 60, height: 60)
          VStack(alignment: .leading, spacing: 4) {
            ForEach(Array(details.enumerated()), id: \.offset) { index, detail in
              Text("• " + detail)
                .transition(.move(edge: .top).combined(with: .opacity).animation(.default.delay(Double(index) * 0.05)))
            }
          }
        }
        .transition(.opacity)
      }
    }
    .padding(isExpanded ? 20 : 12)
    .background(
      isExpanded ? Color.teal.opacity(0.15) : Color.gray.opacity(0.1), in: .rect(cornerRadius: isExpanded ? 16 : 8)
    )
    .accessibilityElement(children: .combine)
    .accessibilityHint(isExpanded ? "Shows less" : "Shows more")
    .accessibilityAction { isExpanded.toggle() }
  }
}
