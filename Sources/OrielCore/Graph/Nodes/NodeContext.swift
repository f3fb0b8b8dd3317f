/// The context of a node in the graph.
@MainActor public struct _NodeContext {
  /// The root of the tree, with the graph, the platform and the presenter.
  package private(set) var host: ViewHost
  /// The parent; nil for the root of a tree.
  package private(set) unowned var parent: _GraphNode?
  /// The distance from the root, in nodes: nodes with a smaller depth are updated first.
  package private(set) var depth: Int
  /// The nearest environment scope.
  package var environment: EnvironmentScope
  /// Attributes for the next widget below.
  package var attributes: AttributeScope?
  /// The nearest preference scope; nil if no preferences are read.
  package var preferences: PreferenceScope?
  /// The nearest part of the tree that is shown and hidden as a whole; nil if there is none.
  var visibility: VisibilityScope?
  /// The traits that the views below set for their container.
  package var traits: TraitScope?
  /// The scope that changes the transactions of the views below; nil if there is none.
  package var transactions: TransactionScope?
  /// The nearest node that contains layout nodes; nil for the host at the root.
  package unowned var container: (any LayoutContainer)?
  /// Whether the view already has a widget that groups it.
  var isGrouped = false
  /// Whether the nodes below are rows of a list.
  package var makesRows = false
  /// Whether the rows are those of a container that takes its views apart, such as `Group(subviews:)`.
  var isTakenApart = false
  /// The axis of the nearest stack.
  package var axis: Axis?

  package init(host: ViewHost, environment: EnvironmentScope, container: (any LayoutContainer)?) {
    self.host = host
    self.depth = 0
    self.environment = environment
    self.container = container
  }

  /// The context for a new child of `node`.
  package func below(_ node: _GraphNode) -> _NodeContext {
    StackGuard.check(at: node)
    var context = self
    context.parent = node
    context.depth = depth + 1
    return context
  }

  /// These values at the position of another context: below its parent, in its container.
  func relocated(to place: _NodeContext) -> _NodeContext {
    var context = self
    context.host = place.host
    context.parent = place.parent
    context.depth = place.depth
    context.container = place.container
    context.isGrouped = place.isGrouped
    context.axis = place.axis
    context.makesRows = false
    context.isTakenApart = false
    return context
  }

  /// These values, which the modifiers below a root have set, as if that root were at another context: the values of
  /// the root are replaced by those of the other context.
  func moved(from root: _NodeContext, to place: _NodeContext) -> _NodeContext {
    var context = self
    if environment === root.environment {
      context.environment = place.environment
    } else if place.environment !== root.environment {
      context.environment = EnvironmentScope(environment, below: root.environment, over: place.environment)
    }
    context.attributes = attributes.map { AttributeScope($0, in: place.attributes) } ?? place.attributes
    context.traits = traits.map { TraitScope.joining($0, place.traits) } ?? place.traits
    // The preferences of a view reach one reader of a key, which is then the one next to the view.
    if preferences === root.preferences { context.preferences = place.preferences }
    if visibility === root.visibility { context.visibility = place.visibility }
    if transactions === root.transactions {
      context.transactions = place.transactions
    } else if let transactions {
      context.transactions = TransactionScope(transactions, below: root.transactions, in: place.transactions)
    }
    return context
  }
}
