/// A key of a value that a view passes to its container, such as its tag in a picker.
///
/// Unlike a preference, it belongs to a single view: the container reads it for each of its views.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that don't set one.
  static var defaultValue: Value { get }
}

/// The traits of one view.
@MainActor package struct ViewTraits {
  private let scope: TraitScope?

  init(_ scope: TraitScope?) { self.scope = scope }

  /// The value of a key. The body or element that reads it depends on it.
  package subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value { found(key) ?? Key.defaultValue }

  /// The value of a key; nil if no view sets it.
  func found<Key: _ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    scope?.firstOutward { ($0 as? TypedTraitScope<Key>)?.readValue() }
  }

  /// The values of a key of all views that set one, beginning with the outermost.
  func all<Key: _ViewTraitKey>(_ key: Key.Type) -> [Key.Value] {
    var values: [Key.Value] = []
    let _: Void? = scope?.firstOutward {
      if let found = $0 as? TypedTraitScope<Key> { values.append(found.readValue()) }
      return nil
    }
    return values.reversed()
  }

  /// The view's tag of a type; nil if there is none.
  package func tag<V: Hashable>(_ type: V.Type) -> V? { self[TagTraitKey<V>.self] }
}

extension _GraphNode {
  /// The traits of the node's view.
  package final var traits: ViewTraits { ViewTraits(context.traits) }
}

/// A modifier that sets a trait of its views. The innermost applies.
@MainActor package class TraitScope {
  fileprivate let outer: TraitScope?

  fileprivate init(in outer: TraitScope?) { self.outer = outer }

  /// Returns a scope with the traits of `scope` and those around it, and then those of another one.
  static func joining(_ scope: TraitScope, _ other: TraitScope?) -> TraitScope {
    other.map { JoinedTraits(scope, then: $0) } ?? scope
  }

  /// The row to which the scope belongs, if any.
  fileprivate final var row: RowTraits? { firstOutward { $0 as? RowTraits } }

  /// The first result for this scope and those around it.
  fileprivate final func firstOutward<Result>(_ find: (TraitScope) -> Result?) -> Result? {
    var scope: TraitScope? = self
    var others: [TraitScope] = []
    while let current = scope {
      if let found = find(current) { return found }
      if let joined = current as? JoinedTraits { others.append(joined.other) }
      scope = current.outer ?? others.popLast()
    }
    return nil
  }
}

/// The traits of one scope, and then those of another one.
private final class JoinedTraits: TraitScope {
  fileprivate let other: TraitScope

  init(_ scope: TraitScope, then other: TraitScope) {
    self.other = other
    super.init(in: scope)
  }
}

/// The traits that the views of a row set.
final class RowTraits: TraitScope {
  private var scopes: [WeakScope] = []
  /// Called when a trait is set or changed.
  var didChange: () -> Void

  private struct WeakScope {
    weak var scope: TraitScope?
  }

  init(in outer: TraitScope?, didChange: @escaping () -> Void) {
    self.didChange = didChange
    super.init(in: outer)
  }

  fileprivate func add(_ scope: TraitScope) {
    scopes.append(WeakScope(scope: scope))
    didChange()
    // The row may be part of another one.
    outer?.row?.add(scope)
  }

  fileprivate func scopeDidChange() {
    didChange()
    outer?.row?.scopeDidChange()
  }

  /// The values of a key of all views of the row, from the outermost to the innermost.
  func all<Key: _ViewTraitKey>(_ key: Key.Type) -> [Key.Value] {
    ViewTraits(outer).all(key) + scopes.compactMap { ($0.scope as? TypedTraitScope<Key>)?.value }
  }

  /// The value of a key that the innermost of the row's views sets; otherwise that of a view around the row.
  func innermost<Key: _ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    for entry in scopes.reversed() {
      if let found = entry.scope as? TypedTraitScope<Key> { return found.value }
    }
    return outer.flatMap { ViewTraits($0).found(key) }
  }
}

/// A view whose traits can be determined before its node is created.
@MainActor protocol TraitPeeking {
  func peek<Key: _ViewTraitKey>(_ key: Key.Type) -> Key.Value?
  /// The values of all modifiers, beginning with the outermost.
  func peekAll<Key: _ViewTraitKey>(_ key: Key.Type) -> [Key.Value]
  func isIdentified<ID: Hashable>(as id: ID) -> Bool
  /// Whether views of the type may have a trait.
  static func mayHave<Key: _ViewTraitKey>(_ key: Key.Type) -> Bool
}

extension TraitPeeking {
  func peekAll<Key: _ViewTraitKey>(_ key: Key.Type) -> [Key.Value] { peek(key).map { [$0] } ?? [] }
}

extension ModifiedContent: TraitPeeking {
  func peek<Key: _ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    (content as? any TraitPeeking)?.peek(key) ?? (modifier as? TraitModifier<Key>)?.value
  }

  func peekAll<Key: _ViewTraitKey>(_ key: Key.Type) -> [Key.Value] {
    let outer = (modifier as? TraitModifier<Key>).map { [$0.value] } ?? []
    return outer + ((content as? any TraitPeeking)?.peekAll(key) ?? [])
  }

  func isIdentified<ID: Hashable>(as id: ID) -> Bool {
    (content as? any TraitPeeking)?.isIdentified(as: id) ?? false
  }

  static func mayHave<Key: _ViewTraitKey>(_ key: Key.Type) -> Bool {
    Modifier.self == TraitModifier<Key>.self || (Content.self as? any TraitPeeking.Type)?.mayHave(key) == true
  }
}

private final class TypedTraitScope<Key: _ViewTraitKey>: TraitScope {
  private(set) var value: Key.Value
  let readers = DependencySource()

  init(_ value: Key.Value, in outer: TraitScope?) {
    self.value = value
    super.init(in: outer)
    row?.add(self)
  }

  func readValue() -> Key.Value {
    readers.recordRead()
    return value
  }

  func update(_ new: Key.Value) {
    let old = value
    value = new
    if let isSame = Equality<Key.Value>.test, isSame(old, new) { return }
    readers.notifyReaders()
    row?.scopeDidChange()
  }
}

/// The tag of a view, one for each type of tags.
enum TagTraitKey<V: Hashable>: _ViewTraitKey, TagKey {
  static var defaultValue: V? { nil }
  static func id(_ value: Any) -> AnyHashable? { (value as? V).map { AnyHashable($0) } }
}

/// The key of a tag.
protocol TagKey {
  static func id(_ value: Any) -> AnyHashable?
}

/// Records the views with a tag in a part of the tree, such as the symbols of a canvas.
@MainActor final class TagRegistry: TraitScope {
  private struct Entry {
    weak var node: _GraphNode?
    var tag: () -> AnyHashable?
  }

  private var entries: [Entry] = []

  init() { super.init(in: nil) }

  /// The layout node of the first view with a tag.
  func layoutNode(tagged tag: AnyHashable) -> LayoutNode? {
    entries.removeAll { $0.node?.isMounted != true }
    var found: LayoutNode?
    for entry in entries where found == nil && entry.tag() == tag {
      entry.node?.forEachLayoutNode { if found == nil { found = $0 } }
    }
    return found
  }

  fileprivate func add<Key: _ViewTraitKey>(_ node: _GraphNode, _ scope: TypedTraitScope<Key>) {
    guard let key = Key.self as? any TagKey.Type else { return }
    entries.append(
      Entry(node: node) { [weak scope] in
        scope.flatMap { scope in
          scope.readers.recordRead()
          return key.id(scope.value)
        }
      })
  }
}

extension View {
  /// Sets the value of a trait of the view, or of each view in a group.
  public func _trait<K>(_ key: K.Type, _ value: K.Value) -> some View where K: _ViewTraitKey {
    modifier(TraitModifier<K>(value: value))
  }

  /// Sets the value that the view represents in a selection.
  ///
  /// - Parameters:
  ///   - tag: the value. Its type is that of the selection.
  ///   - includeOptional: whether the view also represents the value in an optional selection.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    _trait(TagTraitKey<V>.self, tag)._trait(TagTraitKey<V?>.self, includeOptional ? .some(tag) : nil)
  }
}

private struct TraitModifier<Key: _ViewTraitKey>: ViewModifier, _Primitive {
  typealias Body = Never

  let value: Key.Value

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    ViewTraitNode(view, in: context)
  }
}

@MainActor
private final class ViewTraitNode<Modified: View, Key: _ViewTraitKey>: ModifierNode<Modified, TraitModifier<Key>> {
  private var scope: TypedTraitScope<Key>?

  override func contentContext(_ context: _NodeContext) -> _NodeContext {
    let scope = TypedTraitScope<Key>(modifier.value, in: context.traits)
    self.scope = scope
    var outermost = context.traits
    while let outer = outermost?.outer { outermost = outer }
    (outermost as? TagRegistry)?.add(self, scope)
    var context = context
    context.traits = scope
    return context
  }

  override var isReusable: Bool { child?.isReusable == true }

  override func modifierDidChange(from old: TraitModifier<Key>) { scope?.update(modifier.value) }
}
