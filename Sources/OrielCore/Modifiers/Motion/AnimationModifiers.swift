extension View {
  /// Animates the changes of the view that occur in the same update as a change of `value`.
  ///
  /// ```swift
  /// Circle().scaleEffect(isOn ? 2 : 1).animation(.bouncy, value: isOn)
  /// ```
  ///
  /// - Parameters:
  ///   - animation: the animation; nil for none.
  ///   - value: the value, which is compared with that of the previous update. If it is equal, the modifier has no
  ///     effect.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(ValueAnimationModifier(animation: animation, value: value))
  }

  /// Animates all changes of the view. Prefer ``View/animation(_:value:)``.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Modifies the transaction of each update of the view and its descendants.
  ///
  /// `transform` runs for each update, with the transaction of the change as modified by enclosing modifiers.
  ///
  /// ```swift
  /// Circle().scaleEffect(scale).transaction { $0.animation = nil }
  /// ```
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(AnyTransactionModifier(transform: transform))
  }

  /// Modifies the transaction of the updates in which `value` has changed.
  public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }

  /// Sets how texts and images in the view change their content in an animated transaction.
  ///
  /// ```swift
  /// Text("\(count)").contentTransition(.numericText(value: Double(count)))
  /// Button("More") { withAnimation { count += 1 } }
  /// ```
  public func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(ContentTransitionModifier(transition: transition))
  }
}

extension View where Self: Equatable {
  /// Animates the changes of the view that occur in the same update as a change of the view's own value.
  public func animation(_ animation: Animation?) -> some View { self.animation(animation, value: self) }
}

private struct ContentTransitionModifier: ViewModifier {
  let transition: ContentTransition
  @State private var memory = NumberMemory()

  func body(content: Content) -> some View { content.environment(\.contentTransition, memory.directed(transition)) }
}

/// Records the last number, to determine whether the new one is smaller.
@MainActor private final class NumberMemory {
  private var last: Double?
  private var countsDown = false

  func directed(_ transition: ContentTransition) -> ContentTransition {
    guard case .numericValue(let value) = transition.kind else { return transition }
    if let last, last != value { countsDown = value < last }
    last = value
    return .numericText(countsDown: countsDown)
  }
}

private struct ValueAnimationModifier<Value: Equatable>: TransactionModifier {
  typealias Body = Never

  let animation: Animation?
  let value: Value

  func change(_ transaction: inout Transaction, isNew: Bool) {
    if isNew, !transaction.disablesAnimations { transaction.animation = animation }
  }

  func isNew(since old: Self) -> Bool { !Equality.isSame(value, old.value) }
}

private struct AnyTransactionModifier: TransactionModifier {
  typealias Body = Never

  let transform: (inout Transaction) -> Void

  func change(_ transaction: inout Transaction, isNew: Bool) { transform(&transaction) }
  func isNew(since old: Self) -> Bool { false }
}

private struct ValueTransactionModifier<Value: Equatable>: TransactionModifier {
  typealias Body = Never

  let value: Value
  let transform: (inout Transaction) -> Void

  func change(_ transaction: inout Transaction, isNew: Bool) { if isNew { transform(&transaction) } }
  func isNew(since old: Self) -> Bool { !Equality.isSame(value, old.value) }
}
