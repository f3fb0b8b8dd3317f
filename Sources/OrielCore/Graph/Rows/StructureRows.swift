/// The rows of a view that has a body.
@MainActor package final class CompositeRows<Root: View>: _ViewRows<Root> {
  private var runner: BodyRunner<Root>

  init(_ view: Root, in context: _NodeContext) {
    runner = BodyRunner(view)
    super.init(context: context)
    runner.begin(for: self)
    begin(with: [Root.Body._makeRows(runBody(), in: context.below(self))])
  }

  private func runBody() -> Root.Body { tracking { runner.next().body } }

  override package func update(_ newView: Root) {
    if pendingTransaction != nil { return inPendingTransaction { update(newView) } }
    if runner.change(to: newView, for: self) { refresh() }
  }

  override package func refresh() {
    StackGuard.check(at: self)
    isDirty = false
    (parts.first as? _ViewRows<Root.Body>)?.update(runBody())
  }

  override package func unmountChildren() {
    runner.stop()
    super.unmountChildren()
    runner.end(for: self)
  }
}

/// The rows of several views, one after the other.
@MainActor package final class TupleRows<each Content: View>: _ViewRows<TupleView<repeat each Content>> {
  init(_ view: TupleView<repeat each Content>, in context: _NodeContext) {
    super.init(context: context)
    let below = context.below(self)
    var parts: [_RowsNode] = []
    for content in repeat each view.content { parts.append(Self.make(content, in: below)) }
    begin(with: parts)
  }

  private static func make<Part: View>(_ content: Part, in context: _NodeContext) -> _RowsNode {
    Part._makeRows(content, in: context)
  }

  override package func update(_ newView: TupleView<repeat each Content>) {
    var index = 0
    let parts = parts
    repeat Self.update(parts, &index, each newView.content)
  }

  /// Updates the next part. The type is that of the view that the part was created for.
  private static func update<Part: View>(_ parts: [_RowsNode], _ index: inout Int, _ content: Part) {
    unsafeDowncast(parts[index], to: _ViewRows<Part>.self).update(content)
    index += 1
  }
}

/// The rows of an optional view.
@MainActor package final class OptionalRows<Wrapped: View>: _ViewRows<Wrapped?> {
  init(_ view: Wrapped?, in context: _NodeContext) {
    super.init(context: context)
    if let view { begin(with: [make(view)]) }
  }

  private func make(_ view: Wrapped) -> _RowsNode { Wrapped._makeRows(view, in: context.below(self)) }

  override package func update(_ newView: Wrapped?) {
    switch (parts.first, newView) {
    case (let part?, let content?): (part as? _ViewRows<Wrapped>)?.update(content)
    case (nil, nil): break
    case (nil, _?), (_?, nil): replacePart { newView.map { make($0) } }
    }
  }
}

/// The rows of one of two views.
@MainActor package final class ConditionalRows<First: View, Second: View>: _ViewRows<_ConditionalContent<First, Second>>
{
  init(_ view: _ConditionalContent<First, Second>, in context: _NodeContext) {
    super.init(context: context)
    begin(with: [make(view)])
  }

  private func make(_ view: _ConditionalContent<First, Second>) -> _RowsNode {
    switch view.storage {
    case .first(let content): Branch(content, isFirst: true, in: context.below(self))
    case .second(let content): Branch(content, isFirst: false, in: context.below(self))
    }
  }

  override package func update(_ newView: _ConditionalContent<First, Second>) {
    switch newView.storage {
    case .first(let content): hand(content, isFirst: true, newView)
    case .second(let content): hand(content, isFirst: false, newView)
    }
  }

  override func step(to part: _RowsNode) -> AnyHashable? { (part as? any BranchRows).map { AnyHashable($0.isFirst) } }

  private func hand<Content: View>(
    _ content: Content, isFirst: Bool, _ newView: _ConditionalContent<First, Second>
  ) {
    if let branch = parts.first as? Branch<Content>, branch.isFirst == isFirst { return branch.update(content) }
    replacePart { make(newView) }
  }

  /// One of the views. The flag distinguishes them if both have the same type.
  private final class Branch<Content: View>: _ViewRows<Content>, BranchRows {
    let isFirst: Bool

    init(_ content: Content, isFirst: Bool, in context: _NodeContext) {
      self.isFirst = isFirst
      super.init(context: context)
      begin(with: [Content._makeRows(content, in: context.below(self))])
    }

    override func update(_ newView: Content) { (parts.first as? _ViewRows<Content>)?.update(newView) }
  }
}

/// The rows of one of two views.
@MainActor private protocol BranchRows: _RowsNode {
  var isFirst: Bool { get }
}

/// The rows of a type-erased view.
@MainActor package final class AnyViewRows: _ViewRows<AnyView> {
  init(_ view: AnyView, in context: _NodeContext) {
    super.init(context: context)
    begin(with: [make(view.wrapped)])
  }

  private func make<Content: View>(_ content: Content) -> _RowsNode {
    Content._makeRows(content, in: context.below(self))
  }

  override func step(to part: _RowsNode) -> AnyHashable? { part.viewType.map { AnyHashable(ObjectIdentifier($0)) } }

  override package func update(_ newView: AnyView) {
    StackGuard.check(at: self)
    func hand<Content: View>(_ content: Content) -> Bool {
      guard let part = parts.first as? _ViewRows<Content> else { return false }
      part.update(content)
      return true
    }
    if !hand(newView.wrapped) { replacePart { make(newView.wrapped) } }
  }
}
