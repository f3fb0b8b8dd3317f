import Oriel

/// Motion: changes are animated, and views appear and disappear.
struct MotionPage: View {
  var body: some View {
    PageColumn(.motion, "Changes are animated, unless animations are turned off in the desktop's settings.") {
      Section("Curves") { CurvesSample() }
      Section("Transitions") { TransitionsSample() }
      Section("Rows") { RowsSample() }
      Section("Effects") { EffectsSample() }
      Section("Time") {
        TimelineView(.periodic(from: .now, by: 1)) { context in
          Text("Second \(Int(context.date.timeIntervalSinceReferenceDate) % 60)")
        }
      }
    }
  }
}

/// One bar for each animation, all over the same distance.
private struct CurvesSample: View {
  @State private var isOver = false
  @State private var rounds = 0

  private static let curves: [(name: String, animation: Animation)] = [
    ("linear", .linear(duration: 1)), ("easeInOut", .easeInOut(duration: 1)), ("smooth", .smooth(duration: 1)),
    ("snappy", .snappy(duration: 1)), ("bouncy", .bouncy(duration: 1)),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Self.curves, id: \.name) { curve in
        HStack {
          Text(curve.name).frame(width: 90, alignment: .leading)
          Color.accentColor.frame(width: 24, height: 16)
            .offset(x: isOver ? 240 : 0)
            .animation(curve.animation, value: isOver)
        }
      }
      Button("Move") { isOver.toggle() }.accessibilityIdentifier("move")
    }
  }
}

/// Views that appear and disappear with several transitions.
private struct TransitionsSample: View {
  @State private var isShown = true
  @State private var ended = 0

  private static let transitions: [(name: String, transition: AnyTransition)] = [
    ("opacity", .opacity), ("scale", .scale(scale: 0.2, anchor: .leading)),
    ("move", .move(edge: .leading).combined(with: .opacity)),
    ("slide", .slide.combined(with: .opacity)), ("push", .push(from: .bottom)),
    ("asymmetric", .asymmetric(insertion: .scale, removal: .offset(x: 80).combined(with: .opacity))),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Self.transitions, id: \.name) { sample in
        ZStack(alignment: .leading) {
          Color.clear.frame(height: 22)
          if isShown { Text(sample.name).transition(sample.transition) }
        }
      }
      ZStack(alignment: .leading) {
        Color.clear.frame(height: 22)
        if isShown { Text("its own").transition(Rise()) }
      }
      ZStack(alignment: .leading) {
        Color.clear.frame(height: 22)
        if isShown {
          Text("blur").transition(
            AsymmetricTransition(insertion: .blurReplace, removal: Rise().combined(with: .scale(0.5))))
        }
      }
      Flow {
        Button(isShown ? "Hide" : "Show") {
          withAnimation(.easeInOut(duration: 0.6)) {
            isShown.toggle()
          } completion: {
            ended += 1
          }
        }
        .accessibilityIdentifier("transitions")
        Toggle("Shown", isOn: $isShown.animation(.snappy))
        Text("ended \(ended) times").transaction { $0.animation = nil }
      }
    }
  }
}

/// A custom transition.
private struct Rise: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).offset(y: phase.value * 24)
  }
}

/// Rows that are inserted, removed and moved.
private struct RowsSample: View {
  @State private var rows = Array(1...5)
  @State private var next = 6

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(rows, id: \.self) { Text("Row \($0)").transition(.move(edge: .leading).combined(with: .opacity)) }
      Flow {
        Button("Add") {
          withAnimation { rows.insert(next, at: rows.count / 2) }
          next += 1
        }
        Button("Remove") { withAnimation { if !rows.isEmpty { rows.remove(at: rows.count / 2) } } }
        Button("Reverse") { withAnimation(.bouncy) { rows.reverse() } }
      }
    }
  }
}

/// Repeating effects, and one that a value triggers.
private struct EffectsSample: View {
  @State private var isPulsing = false
  @State private var size = 40.0

  var body: some View {
    Flow {
      Color.accentColor.frame(width: 40, height: 40)
        .offset(y: isPulsing ? 8 : 0)
        .opacity(isPulsing ? 0.4 : 1)
      (size == 40 ? Color.green : Color.orange).frame(width: size, height: 40)
        .transaction(value: size) { $0.animation = .spring(duration: 0.6, bounce: 0.4) }
      Color.accentColor.frame(width: 40, height: 40)
        .animation(.easeInOut(duration: 0.6)) { $0.rotationEffect(.degrees(size == 40 ? 0 : 45)) }
      Button(isPulsing ? "Stop" : "Pulse") {
        if isPulsing {
          isPulsing = false
        } else {
          withAnimation(.easeInOut(duration: 0.8).repeatForever()) { isPulsing = true }
        }
      }
      Button("Size") { size = size == 40 ? 160 : 40 }
    }
  }
}

extension Page {
  static let motion = Page("motion", "Motion", symbol: "arrow.left.arrow.right", order: 49) { MotionPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.motion) }
