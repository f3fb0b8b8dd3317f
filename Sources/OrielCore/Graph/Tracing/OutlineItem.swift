/// An element of an indented outline of what a window contains: of a headless screen, or of a live window.
@MainActor package protocol OutlineItem {
  /// The element in one line, such as `button "Delete" (disabled)`.
  var outlineLine: String { get }
  var outlineChildren: [Self] { get }
  /// Whether the children only repeat what the line says.
  func isLabelled(by children: [Self]) -> Bool
}

extension OutlineItem {
  /// Appends an indented outline of the element.
  package func outline(depth: Int, into lines: inout [String]) {
    lines.append(Outline.line(outlineLine, depth: depth))
    let children = outlineChildren
    if isLabelled(by: children) { return }
    for child in children { child.outline(depth: depth + 1, into: &lines) }
  }
}

package enum Outline {
  package static func line(_ text: String, depth: Int) -> String { String(repeating: "  ", count: depth) + text }

  /// A short description of an element, such as `button "Delete" #delete`.
  package static func brief(_ noun: String, label: String?, identifiers: [String]) -> String {
    var words = [noun]
    if let label { words.append("\"\(label)\"") }
    words += identifiers.map { "#\($0)" }
    return words.joined(separator: " ")
  }

  /// The description with the words for the state of the element.
  package static func described(_ brief: String, _ states: [String]) -> String {
    states.isEmpty ? brief : "\(brief) (\(states.joined(separator: ", ")))"
  }
}

extension LayoutNode {
  /// The noun of a node without a widget; nil for one that is a part of another view, such as padding.
  @MainActor package final var outlineNoun: String? {
    if surface?.root === self { return nil }
    switch kind {
    case .effect, .mask, .leaf: return nil
    case .drawn:
      if type(of: self) == DividerNode.self { return "divider" }
      switch unsafeDowncast(self, to: DrawnNode.self).content {
      case .area: break
      case .shape: return "shape"
      case .canvas: return "canvas"
      }
      return (parent as? LayerNode)?.layer === self ? nil : "color"
    case .structure:
      // A row with its background.
      if let layers = self as? LayerNode, layers.layer == nil || layers.content is RowNode { return nil }
      return Self.structureNouns[ObjectIdentifier(type(of: self))].map { $0(self) }
    }
  }

  @MainActor private static let structureNouns: [ObjectIdentifier: @MainActor (LayoutNode) -> String] = [
    ObjectIdentifier(StackNode.self): { _ in "stack" },
    ObjectIdentifier(SplitStackNode.self): { _ in "split view" },
    ObjectIdentifier(ZStackNode.self): { $0.layerRole != nil ? "part" : "layers" },
    ObjectIdentifier(LayerNode.self): { _ in "layers" },
    ObjectIdentifier(FrameNode.self): { _ in "frame" },
    ObjectIdentifier(FlexibleFrameNode.self): { _ in "frame" },
    ObjectIdentifier(SpacerNode.self): { _ in "spacer" },
    ObjectIdentifier(RowNode.self): { _ in "row" }, ObjectIdentifier(TableCellNode.self): { _ in "cell" },
  ]

  /// The role of the node, if it is a layer of another view.
  package final var layerRole: LayerNode.Configuration.Role? {
    guard let layers = parent as? LayerNode, layers.layer === self else { return nil }
    return layers.configuration.role
  }

  /// Calls `body` with each child, the content of layers first. Masks and the symbols of canvases aren't included.
  ///
  /// - Parameter contents: returns the surfaces in the widget of a leaf.
  @MainActor package final func forEachInReadingOrder(
    contents: (LeafNode) -> [LayoutSurface], _ body: (LayoutNode) -> Void
  ) {
    if kind == .drawn { return }
    if kind == .leaf {
      for surface in contents(unsafeDowncast(self, to: LeafNode.self)) {
        surface.root.forEachInReadingOrder(contents: contents, body)
      }
    } else if let layers = self as? LayerNode {
      layers.content.map(body)
      if layers.kind != .mask { layers.layer.map(body) }
    } else {
      for child in children { body(child) }
    }
  }
}
