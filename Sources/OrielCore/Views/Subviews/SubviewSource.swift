/// The views of a container, as rows that the container places.
@MainActor final class SubviewSource {
  let rows: _RowsNode
  /// The context of the rows. A subview has the values of its place instead.
  let context: _NodeContext
  private let readers = DependencySource()
  private var known: [Subview]?

  /// Creates the rows of a view, below a node.
  init<Content: View>(_ view: Content, below node: _GraphNode) {
    var context = node.context.below(node)
    context.attributes = nil
    context.traits = nil
    context.makesRows = true
    context.isTakenApart = true
    self.context = context
    rows = Content.makePart(view, in: context)
    rows.outer = self
  }

  /// The views. A body that reads them depends on their number and order.
  var subviews: [Subview] {
    readers.recordRead()
    if let known { return known }
    let made = (0..<rows.count).map { Subview($0, of: self) }
    known = made
    return made
  }

  /// The sections. A body that reads them depends on their number and order.
  var sections: [RowSection] {
    readers.recordRead()
    return rows.sections(from: 0)
  }
}

extension SubviewSource: RowsOuter {
  func rows(_ part: _RowsNode, didChange change: RowChange) {
    known = nil
    readers.notifyReaders()
  }

  func index(of index: Int, in part: _RowsNode) -> Int? { index }

  var pivotRows: [ListRow] { [] }
}

extension SubviewSource: GraphStorage {
  func nodeDidUnmount() {
    // They refer to the source.
    known = nil
    rows.unmount()
  }
}

/// A view whose subviews a body takes: the property that keeps them.
@MainActor struct SubviewsProperty<Content: View>: GraphProperty {
  private let view: Content
  private var source: SubviewSource?

  init(_ view: Content) { self.view = view }

  mutating func install(storage: inout AnyObject?, node: _GraphNode) {
    if let source = storage as? SubviewSource {
      (source.rows as? _ViewNode<Content>)?.update(view)
      self.source = source
    } else {
      let source = SubviewSource(view, below: node)
      storage = source
      self.source = source
    }
  }

  var subviews: SubviewsCollection { SubviewsCollection(source?.subviews ?? []) }

  var sections: SectionCollection {
    source.map { SectionCollection($0.sections, of: $0) } ?? SectionCollection([])
  }

  static var sameness: (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    let layout = TypeLayout.of(Content.self)
    return {
      let first = $0.assumingMemoryBound(to: Self.self)
      let second = $1.assumingMemoryBound(to: Self.self)
      return layout.isSame(first.pointee.view, second.pointee.view)
    }
  }
}
