extension View {
  /// Animates the changes that are made in the same update as a change of `value`.
  ///
  /// ```swift
  /// Circle().scaleEffect(isOn ? 2 : 1).animation(.bouncy, value: isOn)
  /// ```
  ///
  /// - Parameters:
  ///   - animation: how; nil shows the changes at once.
  ///   - value: what is compared with its value before. Changes of the view with the same value aren't animated by this.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(ValueAnimationModifier(animation: animation, value: value))
  }

  /// Animates all changes of the view, whatever their cause. Prefer ``View/animation(_:value:)``.
  public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Changes the transaction of each update of the view and of what is in it.
  ///
  /// `transform` runs whenever something in the view is updated, with what has been written with the change, or with what
  /// the modifiers around have made of it.
  ///
  /// ```swift
  /// Chart().transaction { $0.animation = nil }
  /// ```
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(AnyTransactionModifier(transform: transform))
  }

  /// Changes the transaction of the updates that come with another value of `value`.
  public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }

  /// Sets how texts and images in the view become others in an animated change.
  ///
  /// ```swift
  /// Text("\(count)").contentTransition(.numericText(value: Double(count)))
  /// Button("More") { withAnimation { count += 1 } }
  /// ```
  public func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(ContentTransitionModifier(transition: transition))
  }
}

private struct ContentTransitionModifier: ViewModifier {
  let transition: ContentTransition
  @State private var memory = NumberMemory()

  func body(content: Content) -> some View { content.environment(\.contentTransition, memory.directed(transition)) }
}

/// Knows whether a number has become smaller.
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
