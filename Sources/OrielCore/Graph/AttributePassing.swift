/// Lets attributes from outside pass by a box that a modifier puts around each view: they stay the view's own.
///
/// `.take` stands outside of the box and `.give` inside.
struct AttributePassing: ViewModifier {
  typealias Body = Never

  enum Side { case take, give }

  let side: Side

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    PassingNode(view, in: context)
  }
}

/// What holds attributes for the views in a box.
@MainActor private protocol AttributeKeeper: AnyObject {
  var kept: AttributeScope? { get }
}

@MainActor
private final class PassingNode<Modified: View>: ModifierNode<Modified, AttributePassing>, AttributeKeeper {
  private(set) var kept: AttributeScope?

  override func contentContext(_ context: _NodeContext) -> _NodeContext {
    var content = context
    switch modifier.side {
    case .take:
      kept = context.attributes
      content.attributes = nil
    case .give:
      content.attributes = keeper?.kept
    }
    return content
  }

  /// The nearest one around the box.
  private var keeper: (any AttributeKeeper)? {
    var ancestor = context.parent
    while let node = ancestor {
      if let keeper = node as? any AttributeKeeper { return keeper }
      ancestor = node.context.parent
    }
    return nil
  }
}
