import Oriel

/// Calls of animations, transitions and gestures without arguments, with those that two overloads have in
/// common, or with a trailing closure only: one declaration has to win.
struct ShortMotionCalls: View {
  @State private var isOn = false
  @State private var value = 0.5
  @State private var text = ""
  @State private var point = CGPoint.zero
  @GestureState private var distance = CGFloat.zero
  @GestureState(reset: { _, _ in }) private var flag = false

  var body: some View {
    VStack {
      animations
      transitions
      gestures
    }
  }

  @ViewBuilder private var animations: some View {
    let all: [Animation] = [
      .spring(), .spring, .spring(duration: 0.3), .spring(response: 0.3), .spring(bounce: 0.2),
      .spring(dampingFraction: 0.5), .spring(blendDuration: 0.1), .spring(.smooth), .spring(.bouncy()),
      .spring(Spring()), .spring(duration: 0.3, blendDuration: 0.1), .spring(response: 0.3, blendDuration: 0.1),
      .interactiveSpring(), .interactiveSpring, .interactiveSpring(duration: 0.2), .interactiveSpring(response: 0.2),
      .interactiveSpring(blendDuration: 0.1), .interpolatingSpring(), .interpolatingSpring,
      .interpolatingSpring(stiffness: 100, damping: 10), .interpolatingSpring(duration: 0.2),
      .interpolatingSpring(.snappy), .interpolatingSpring(mass: 1, stiffness: 100, damping: 10), .smooth, .smooth(),
      .snappy, .snappy(), .bouncy, .bouncy(), .smooth(duration: 1), .bouncy(extraBounce: 0.1), .default, .linear,
      .linear(duration: 1), .easeIn, .easeOut, .easeInOut, .easeInOut(duration: 0.2).delay(0.1), .easeOut.speed(2),
      .timingCurve(0.1, 0.2, 0.3, 0.4), .timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1),
      .timingCurve(.easeIn, duration: 0.2), .linear.repeatForever(), .linear.repeatForever(autoreverses: false),
      .spring().repeatCount(2), Animation.spring(), Animation.interactiveSpring(), Animation.spring().delay(1),
    ]
    let springs: [Spring] = [
      .smooth, .smooth(), .snappy, .snappy(), .bouncy, .bouncy(), .init(), Spring(), Spring(duration: 1),
      Spring(response: 0.2, dampingRatio: 0.5), Spring(stiffness: 10, damping: 2),
    ]
    Text("\(all.count) \(springs.count)")
      .animation(.spring(), value: isOn)
      .animation(.interactiveSpring(), value: value)
      .animation(.spring(response: 0.2, dampingFraction: 0.5), value: text)
      .animation(nil, value: isOn)
      .animation(.spring()) { $0.opacity(isOn ? 1 : 0) }
      .transaction { $0.animation = .spring() }
      .transaction { transaction in
        transaction.animation = .spring()
      } body: {
        $0.opacity(isOn ? 1 : 0)
      }
      .transaction(value: isOn) { $0.animation = .spring() }
      .onTapGesture { withAnimation { isOn.toggle() } }
      .onTapGesture { withAnimation(.spring()) { isOn.toggle() } }
      .onTapGesture {
        withAnimation {
          isOn.toggle()
        } completion: {
          isOn.toggle()
        }
      }
      .onTapGesture {
        withAnimation(.spring(), completionCriteria: .removed) {
          isOn.toggle()
        } completion: {
        }
      }
      .onTapGesture { withAnimation(.interactiveSpring()) { isOn.toggle() } }
      .onTapGesture { withTransaction(Transaction(animation: .spring())) { isOn = true } }
    Toggle("On", isOn: $isOn.animation())
    Toggle("On", isOn: $isOn.animation(.spring()))
  }

  @ViewBuilder private var transitions: some View {
    if isOn {
      Text("a").transition(.opacity)
      Text("b").transition(.slide)
      Text("c").transition(.scale)
      Text("d").transition(.scale(scale: 0.5))
      Text("e").transition(.move(edge: .leading))
      Text("f").transition(.push(from: .top))
      Text("g").transition(.offset(x: 10))
      Text("h").transition(.offset(CGSize(width: 1, height: 1)))
      Text("i").transition(.identity)
      Text("j").transition(.blurReplace)
      Text("k").transition(.blurReplace(.upUp))
      Text("l").transition(.opacity.combined(with: .scale))
      Text("m").transition(.asymmetric(insertion: .opacity, removal: .slide))
      Text("n").transition(.opacity.animation(.spring()))
      Text("o").transition(.move(edge: .top).combined(with: .opacity).animation(.spring()))
      Text("p").transition(AnyTransition.opacity)
      Text("q").transition(AnyTransition.scale.combined(with: .opacity))
      Text("r").transition(AnyTransition.opacity.animation(.spring()))
      Text("s").transition(AnyTransition.asymmetric(insertion: .move(edge: .leading), removal: .opacity))
      Text("t").transition(isOn ? .opacity : .identity)
      Text("u").contentTransition(.numericText())
      Text("v").contentTransition(.numericText(value: value))
      Text("w").contentTransition(.opacity)
      Text("x").transition(.modifier(active: Shifted(), identity: Shifted()))
      Text("y").transition(.scale(0.5))
    }
  }

  @ViewBuilder private var gestures: some View {
    Text("a").gesture(TapGesture()).gesture(TapGesture().onEnded { isOn.toggle() })
    Text("b").gesture(DragGesture()).gesture(DragGesture().onChanged { point = $0.location })
    Text("c").gesture(DragGesture(minimumDistance: 0)).gesture(DragGesture(coordinateSpace: .global))
    Text("d").gesture(DragGesture(minimumDistance: 1, coordinateSpace: .named("board")))
    Text("e").gesture(SpatialTapGesture()).gesture(SpatialTapGesture(count: 2))
    Text("f").gesture(SpatialTapGesture(coordinateSpace: .local).onEnded { point = $0.location })
    Text("g").gesture(LongPressGesture()).gesture(LongPressGesture(minimumDuration: 1))
    Text("h").gesture(MagnifyGesture()).gesture(RotateGesture())
    Text("i").gesture(DragGesture().updating($distance) { drag, state, _ in state = drag.translation.width })
    Text("j").simultaneousGesture(TapGesture()).highPriorityGesture(TapGesture())
    Text("k").onTapGesture { isOn.toggle() }
    Text("l").onTapGesture(count: 2) { isOn.toggle() }
    Text("m").onTapGesture { point = $0 }
    Text("n").onTapGesture { location in point = location }
    Text("o").onTapGesture(coordinateSpace: .global) { point = $0 }
    Text("p").onTapGesture(count: 2, coordinateSpace: .named("board")) { point = $0 }
    Text("q").onTapGesture(perform: toggle)
    Text("r").onLongPressGesture { isOn.toggle() }
    Text("s").onLongPressGesture(perform: toggle)
    Text("t").onLongPressGesture(minimumDuration: 1) { isOn.toggle() }
    Text("u").onLongPressGesture {
      isOn.toggle()
    } onPressingChanged: {
      isOn = $0
    }
    Text("v").onHover { isOn = $0 }
    Text("w").onContinuousHover { if case .active(let location) = $0 { point = location } }
    Text("x").onContinuousHover(coordinateSpace: .global) { phase in isOn = phase == .ended }
    Text("y").focusable().focusable(false)
    Text("z").gesture(TapGesture(), including: .all)
  }

  private func toggle() { isOn.toggle() }

  private struct Shifted: ViewModifier {
    func body(content: Content) -> some View { content.offset(x: 1) }
  }
}
