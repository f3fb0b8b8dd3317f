extension View {
  /// Animates a symbol as long as a condition is true.
  ///
  /// ```swift
  /// Image(systemName: "wifi").symbolEffect(.pulse, isActive: isConnecting)
  /// ```
  ///
  /// The parts of GTK's symbols can't be moved separately: the view as a whole is scaled, turned or faded. If the
  /// desktop's setting disables animations, only the effects that last have one, such as
  /// ``ScaleSymbolEffect`` and ``AppearSymbolEffect``: at once.
  ///
  /// - Parameters:
  ///   - effect: the movement.
  ///   - options: the repetition and the speed.
  ///   - isActive: whether the symbol is animated.
  public func symbolEffect<Effect: IndefiniteSymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(IndefiniteSymbolEffectModifier(motion: effect._motion, options: options, isActive: isActive))
  }

  /// Animates a symbol once each time a value changes. See `symbolEffect(_:options:isActive:)`.
  public func symbolEffect<Effect: DiscreteSymbolEffect, Value: Equatable>(
    _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View {
    modifier(TriggeredSymbolEffect(motion: effect._motion, options: options, value: value))
  }
}

/// Draws a symbol at the beginning or the end of a movement.
private struct SymbolPose: ViewModifier {
  let motion: _SymbolMotion
  let isAtEnd: Bool

  func body(content: Content) -> some View {
    content
      .scaleEffect(isAtEnd ? motion.scale : 1)
      .rotationEffect(.degrees(isAtEnd ? motion.angle : 0))
      .opacity(isAtEnd ? motion.opacity : 1)
  }
}

extension _SymbolMotion {
  /// The animation in one direction.
  fileprivate func animation(_ options: SymbolEffectOptions) -> Animation {
    let duration = duration / options.speed
    return isTurn ? .linear(duration: duration) : .easeInOut(duration: duration)
  }

  /// Moves a symbol to the end and back, a number of times, as long as a condition is true.
  @MainActor fileprivate func run(
    _ isAtEnd: Binding<Bool>, _ options: SymbolEffectOptions, times: Int, isFirst: Bool = true,
    while isCurrent: @escaping @MainActor () -> Bool
  ) {
    let animation = animation(options)
    withAnimation(isFirst ? animation : animation.delay(options.delay)) {
      isAtEnd.wrappedValue = true
    } completion: {
      withAnimation(isTurn ? nil : animation) {
        isAtEnd.wrappedValue = false
      } completion: {
        guard times > 1, isCurrent() else { return }
        run(isAtEnd, options, times: times - 1, isFirst: false, while: isCurrent)
      }
    }
  }
}

private struct IndefiniteSymbolEffectModifier: ViewModifier {
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  let isActive: Bool
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  func body(content: Content) -> some View {
    let isActive = isActive && (motion.isLasting || !reducesMotion)
    if options.repeats, options.count == nil, !motion.isLasting {
      content.modifier(EndlessSymbolEffect(motion: motion, options: options, isActive: isActive))
    } else {
      content.modifier(ActiveSymbolEffect(motion: motion, options: options, isActive: isActive))
    }
  }
}

/// Moves a symbol to the end and back as long as a condition is true, while the window shows animations.
private struct EndlessSymbolEffect: ViewModifier {
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  let isActive: Bool

  private enum Phase { case rest, end, pause }

  private var phases: [Phase] {
    guard isActive else { return [.rest] }
    return options.delay > 0 ? [.pause, .end, .rest] : [.rest, .end]
  }

  func body(content: Content) -> some View {
    let animation = motion.animation(options)
    PhaseAnimator(phases) { phase in
      content.modifier(SymbolPose(motion: motion, isAtEnd: phase == .end)).animation(animation, value: isActive)
    } animation: { phase in
      switch phase {
      case .end: animation
      case .rest: motion.isTurn ? nil : animation
      case .pause: .linear(duration: options.delay)
      }
    }
  }
}

/// Moves a symbol to the end while a condition is true, or a number of times to the end and back.
private struct ActiveSymbolEffect: ViewModifier {
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  let isActive: Bool
  @State private var isAtEnd = false
  /// How often the effect has begun or ended.
  @State private var changes = 0

  func body(content: Content) -> some View {
    content
      .modifier(SymbolPose(motion: motion, isAtEnd: isAtEnd))
      .onChange(of: isActive, initial: true) { _, isActive in move(isActive) }
  }

  private func move(_ isActive: Bool) {
    changes += 1
    guard isActive != isAtEnd else { return }
    if !isActive || motion.isLasting {
      withAnimation(motion.animation(options)) { isAtEnd = isActive }
    } else {
      let current = changes
      motion.run($isAtEnd, options, times: options.repeats ? options.count ?? 1 : 1) { changes == current }
    }
  }
}

private struct TriggeredSymbolEffect<Value: Equatable>: ViewModifier {
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  let value: Value
  @State private var isAtEnd = false
  /// How often the effect has begun or ended.
  @State private var changes = 0
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  func body(content: Content) -> some View {
    content
      .modifier(SymbolPose(motion: motion, isAtEnd: isAtEnd))
      .onChange(of: value) { if !reducesMotion { run() } }
  }

  private func run() {
    changes += 1
    let current = changes
    motion.run($isAtEnd, options, times: options.count ?? 1) { changes == current }
  }
}
