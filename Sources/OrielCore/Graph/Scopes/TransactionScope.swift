/// A part of the tree in which a modifier changes transactions.
@MainActor package final class TransactionScope {
  private let parent: TransactionScope?
  /// Changes the transaction of an update in the scope.
  var change: (inout Transaction) -> Void

  init(in parent: TransactionScope?, _ change: @escaping (inout Transaction) -> Void) {
    self.parent = parent
    self.change = change
  }

  /// Creates a scope with the changes of `scope` and those around it, up to `root`, in another scope.
  convenience init(_ scope: TransactionScope, below root: TransactionScope?, in parent: TransactionScope?) {
    self.init(in: parent) { transaction in
      var scopes: [TransactionScope] = []
      var next: TransactionScope? = scope
      while let current = next, current !== root {
        scopes.append(current)
        next = current.parent
      }
      for scope in scopes.reversed() { scope.change(&transaction) }
    }
  }

  /// Returns the transaction of a write as changed by all scopes from the root of the tree to this one.
  func transaction(_ written: Transaction.Storage?) -> Transaction.Storage? {
    changed(parent.map { $0.transaction(written) } ?? written)
  }

  /// Returns a transaction as changed by this scope.
  func changed(_ transaction: Transaction.Storage?) -> Transaction.Storage? {
    var changed = Transaction(transaction)
    change(&changed)
    return changed.storage
  }
}

/// A modifier that changes the transactions of its content.
package protocol TransactionModifier: ViewModifier, _Primitive where Body == Never {
  /// Changes the transaction of an update.
  ///
  /// - Parameter isNew: whether the modifier has a new value in the flush that the update belongs to.
  @MainActor func change(_ transaction: inout Transaction, isNew: Bool)
  /// Whether the value differs from the old one.
  @MainActor func isNew(since old: Self) -> Bool
}

extension TransactionModifier {
  package static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    TransactionNode(view, in: context)
  }
}

@MainActor
private final class TransactionNode<Modified: View, Modifier: TransactionModifier>: ModifierNode<Modified, Modifier> {
  private var scope: TransactionScope?
  /// The number of the last flush in which the modifier received a new value.
  private var newest = -1

  override func contentContext(_ context: _NodeContext) -> _NodeContext {
    let scope = TransactionScope(in: context.transactions) { [unowned self] in
      modifier.change(&$0, isNew: newest == graph.flushCount)
    }
    self.scope = scope
    var context = context
    context.transactions = scope
    return context
  }

  override func modifierDidChange(from old: Modifier) {
    if modifier.isNew(since: old) { newest = graph.flushCount }
  }

  override func updateContent(_ content: Modified) {
    let transaction = scope?.changed(Transaction.current)
    if transaction?.animation != nil { graph.prepareForMotion() }
    Transaction.running(transaction) { super.updateContent(content) }
  }
}
