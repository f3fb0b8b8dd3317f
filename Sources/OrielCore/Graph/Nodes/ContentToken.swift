/// Represents a view in a body that runs before the view has a node. The node is the nearest one around the placeholder
/// that has received the token.
@MainActor final class ContentToken: ModifierContentSource {
  override func makeNode(in context: _NodeContext) -> _RowsNode? {
    content(around: context.parent).flatMap { $0.source.makeNode(in: $0.outside(context)) }
  }

  override func forget(_ node: _GraphNode) { content(around: node.context.parent)?.source.forget(node) }

  private func content(around node: _GraphNode?) -> TokenContent? {
    var next = node
    while let current = next {
      if let content = (current as? any TokenReceiver)?.tokenContent, content.hasReceived(self) { return content }
      next = current.context.parent
    }
    return nil
  }
}

/// A node whose content is represented by tokens.
@MainActor protocol TokenReceiver: _GraphNode {
  var tokenContent: TokenContent { get }
}

/// The content that tokens represent. The transactions of the body around a placeholder don't apply to it.
@MainActor final class TokenContent {
  let source: ModifierContentSource
  private let transactions: TransactionScope?
  /// Each value of the body has a token of its own, and views of former values may still be displayed.
  private var tokens: [WeakToken] = []

  private struct WeakToken {
    weak var token: ContentToken?
  }

  init(_ source: ModifierContentSource, in context: _NodeContext) {
    self.source = source
    transactions = context.transactions
  }

  func receive(_ token: ContentToken) {
    tokens.removeAll { $0.token == nil || $0.token === token }
    tokens.append(WeakToken(token: token))
  }

  func hasReceived(_ token: ContentToken) -> Bool { tokens.contains { $0.token === token } }

  /// The context of a placeholder, with the transactions outside of the body.
  func outside(_ context: _NodeContext) -> _NodeContext {
    var context = context
    context.transactions = transactions
    return context
  }
}
