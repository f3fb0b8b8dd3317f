import FoundationEssentials

/// The layout of a row: the content with its insets, in front of the background.
@MainActor package final class RowLayout: LayoutContainer {
  /// The whole row.
  package let root = LayerNode(LayerNode.Configuration(.background))
  /// The row without its background.
  package let row: SingleChildNode
  private let padding: PaddingNode
  private let usualInsets: EdgeInsets
  private var background: RowAddition?
  private var leading: RowAddition?
  private var trailing: RowAddition?

  /// The cells, if it is a row of a table: each has a layout of its own, and the row itself no content.
  package internal(set) final var cells: [TableCellLayout] = [] { didSet { cellsDidChange?() } }
  /// Called when there are other cells.
  package final var cellsDidChange: (() -> Void)?

  /// Called when the row has left the collection and its content is about to be removed. The layout is removed from its
  /// container, and keeps the content until the removal has ended. Nil to remove the content at once.
  final var beginRemoval: (() -> Void)?

  /// - Parameters:
  ///   - insets: the insets of rows that set none.
  ///   - fillsWidth: whether the row takes the proposed width, with its content at the leading edge.
  package convenience init(insets: EdgeInsets = EdgeInsets(), fillsWidth: Bool = true) {
    self.init(fillsWidth ? RowNode() : SingleChildNode(), insets: insets)
  }

  /// The layout of a cell of a table.
  convenience init(ofCell cell: TableCellNode) { self.init(cell, insets: EdgeInsets()) }

  private init(_ row: SingleChildNode, insets: EdgeInsets) {
    self.row = row
    usualInsets = insets
    padding = PaddingNode(insets)
    row.insertChild(padding, after: nil)
    root.insertChild(row, after: nil)
  }

  /// The content; nil if the row has none.
  package var content: LayoutNode? { padding.content }

  /// Sets the insets of the content; nil for the default.
  ///
  /// - Parameter indentation: the additional inset at the leading edge.
  func setInsets(_ insets: EdgeInsets?, indentation: CGFloat) {
    var insets = insets ?? usualInsets
    insets.leading += indentation
    padding.insets = insets
  }

  package func insert(_ node: LayoutNode, after sibling: LayoutNode?) { padding.insertChild(node, after: sibling) }
  package func move(_ node: LayoutNode, after sibling: LayoutNode?) { padding.moveChild(node, after: sibling) }
  package func remove(_ node: LayoutNode) { padding.removeChild(node) }

  /// Sets the background.
  func showBackground(_ view: AnyView?, in context: @autoclosure () -> _NodeContext) {
    // A platform's rows may be higher than their content.
    (row as? RowNode)?.fillsHeight = view != nil
    switch (background, view) {
    case (nil, nil): break
    case (let background?, let view?): background.node?.update(view)
    case (let background?, nil):
      background.node?.unmount()
      root.removeChild(background.place)
      self.background = nil
    case (nil, let view?):
      let made = RowAddition()
      background = made
      root.insertChild(made.place, after: nil)
      made.mount(view, in: context())
    }
  }

  /// Sets the controls beside the content.
  func showControls(_ controls: RowControls, in context: @autoclosure () -> _NodeContext) {
    guard let row = row as? RowNode else { return }
    show(controls.leading, at: \.leading, of: row, &leading, in: context())
    show(controls.trailing, at: \.trailing, of: row, &trailing, in: context())
  }

  private func show(
    _ view: AnyView?, at place: ReferenceWritableKeyPath<RowNode, LayoutNode?>, of row: RowNode,
    _ shown: inout RowAddition?, in context: @autoclosure () -> _NodeContext
  ) {
    switch (shown, view) {
    case (nil, nil): break
    case (let control?, let view?): control.node?.update(view)
    case (let control?, nil):
      control.node?.unmount()
      row[keyPath: place] = nil
      shown = nil
    case (nil, let view?):
      let made = RowAddition()
      shown = made
      row[keyPath: place] = made.place
      made.mount(view, in: context())
    }
  }

  /// Removes the background and the controls from the graph, and keeps their layout.
  func endAdditions() {
    for addition in [background, leading, trailing] { addition?.node?.unmount() }
  }
}

/// The controls beside the content of a row in a list that is being edited.
struct RowControls {
  var leading: AnyView?
  var trailing: AnyView?
}

/// A view of a row that isn't a part of its content: its background, or a control beside it.
@MainActor private final class RowAddition: LayoutContainer {
  let place = ZStackNode(ZStackArrangement(.center))
  var node: _ViewNode<AnyView>?

  /// Creates the view, after its place has been inserted.
  func mount(_ view: AnyView, in context: _NodeContext) {
    var context = context
    context.container = self
    let node = AnyView._makeNode(view, in: context)
    self.node = node
    place.adopt(node)
  }

  func insert(_ node: LayoutNode, after sibling: LayoutNode?) { place.insertChild(node, after: sibling) }
  func move(_ node: LayoutNode, after sibling: LayoutNode?) { place.moveChild(node, after: sibling) }
  func remove(_ node: LayoutNode) { place.removeChild(node) }
}

/// The background of a row; an inner nil means the default.
enum RowBackgroundKey: _ViewTraitKey {
  static var defaultValue: AnyView? { nil }
}

/// The additional inset at the leading edge of a row in an outline.
enum RowIndentKey: _ViewTraitKey {
  static var defaultValue: CGFloat { 0 }
}

/// The insets of a row; an inner nil means the default.
enum RowInsetsKey: _ViewTraitKey {
  static var defaultValue: EdgeInsets? { nil }
}
