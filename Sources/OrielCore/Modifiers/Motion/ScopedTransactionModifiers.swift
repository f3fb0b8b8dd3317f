extension View {
  /// Animates the changes of the modifiers that `body` applies, but not those of the view itself.
  ///
  /// ```swift
  /// Avatar(person)
  ///   .animation(.bouncy) { $0.scaleEffect(isSelected ? 1.5 : 1) }
  /// ```
  ///
  /// - Parameters:
  ///   - animation: the animation of all changes in `body`; nil for none.
  ///   - body: returns a placeholder of the view with modifiers, or other views that contain it.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Modifies the transactions of the modifiers that `body` applies, but not those of the view itself.
  ///
  /// ```swift
  /// Avatar(person)
  ///   .transaction { $0.animation = nil } body: { $0.offset(x: distance) }
  /// ```
  ///
  /// - Parameters:
  ///   - transform: runs for each update in `body`, with the transaction of the change as modified by enclosing
  ///     modifiers.
  ///   - body: returns a placeholder of the view with modifiers, or other views that contain it.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let token = ContentToken()
    return modifier(
      ScopedTransactionModifier(
        transform: transform, token: token, scoped: body(PlaceholderContentView(source: token))))
  }
}

/// Displays views that contain the modified one, with transactions that don't apply to it.
private struct ScopedTransactionModifier<Scoped: View>: ViewModifier, _Primitive {
  typealias Body = Never

  let transform: (inout Transaction) -> Void
  /// Represents the modified view.
  let token: ContentToken
  let scoped: Scoped

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    ScopedTransactionNode(view, in: context)
  }
}

/// The modified view, and the transactions around it.
@MainActor private final class ScopedTransaction<Modified: View> {
  let content: TokenContent
  private let source: TypedContentSource<Modified>
  private let scope: TransactionScope

  init<Scoped: View>(
    _ view: ModifiedContent<Modified, ScopedTransactionModifier<Scoped>>, in context: _NodeContext
  ) {
    source = TypedContentSource(view.content)
    content = TokenContent(source, in: context)
    content.receive(view.modifier.token)
    scope = TransactionScope(in: context.transactions, view.modifier.transform)
  }

  /// The context of the views that contain the modified one.
  func inside(_ context: _NodeContext) -> _NodeContext {
    var context = context
    context.transactions = scope
    return context
  }

  /// Applies a new value.
  ///
  /// - Parameter updateScoped: updates the views that contain the modified one.
  func update<Scoped: View>(
    _ view: ModifiedContent<Modified, ScopedTransactionModifier<Scoped>>, in graph: Graph,
    _ updateScoped: (Scoped) -> Void
  ) {
    scope.change = view.modifier.transform
    content.receive(view.modifier.token)
    let transaction = scope.changed(Transaction.current)
    if transaction?.animation != nil { graph.prepareForMotion() }
    Transaction.running(transaction) { updateScoped(view.modifier.scoped) }
    source.update(view.content)
  }
}

@MainActor
private final class ScopedTransactionNode<Modified: View, Scoped: View>:
  OuterNode<ModifiedContent<Modified, ScopedTransactionModifier<Scoped>>>, TokenReceiver
{
  private let transaction: ScopedTransaction<Modified>

  init(_ view: ModifiedContent<Modified, ScopedTransactionModifier<Scoped>>, in context: _NodeContext) {
    transaction = ScopedTransaction(view, in: context)
    super.init(context: context)
    hold(Scoped.makePart(view.modifier.scoped, in: transaction.inside(context.below(self))))
  }

  var tokenContent: TokenContent { transaction.content }

  override func update(_ newView: ModifiedContent<Modified, ScopedTransactionModifier<Scoped>>) {
    transaction.update(newView, in: graph) { updateChild($0) }
  }
}
