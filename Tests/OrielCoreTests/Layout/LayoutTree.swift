import Foundation

@testable import OrielCore

/// A tree of views, as data: cases are written with it, and random trees are made of it.
///
/// A text's characters are 8 wide, its lines 16 high, its baseline at 12.
indirect enum LayoutTree: Sendable {
  case text(String)
  /// A text with other metrics.
  case bigText(String)
  case color
  case spacer(CGFloat?)
  case divider
  case empty
  /// A leaf with a fixed size.
  case rigid(CGFloat, CGFloat)
  /// A leaf that takes the proposed lengths between two limits.
  case elastic(least: CGFloat, most: CGFloat)
  /// A leaf with a preferred distance.
  case spaced(CGFloat, LayoutTree)

  case row(VerticalAlignment, CGFloat?, [LayoutTree])
  case column(HorizontalAlignment, CGFloat?, [LayoutTree])
  case layers(Alignment, [LayoutTree])

  /// Rows, and what takes a row of its own.
  case grid(GridArrangement, [LayoutTree])
  case gridRow(VerticalAlignment?, [LayoutTree])
  case cell([TraitNode.Trait], LayoutTree)
  case fitting(Axis.Set, [LayoutTree])
  case reader(LayoutTree)
  case inset(SafeAreaInsetNode.Configuration, LayoutTree, LayoutTree)
  case relative(ContainerRelativeFrameNode.Configuration, LayoutTree)
  /// An app's layout that does what a stack does.
  case custom(AnyLayout, [LayoutTree])

  case frame(CGFloat?, CGFloat?, Alignment, LayoutTree)
  case flexible(FlexibleFrameNode.Configuration, LayoutTree)
  case padding(EdgeInsets, LayoutTree)
  case fixedSize(Axis.Set, LayoutTree)
  case aspectRatio(CGFloat?, ContentMode, LayoutTree)
  case background(LayoutTree, Alignment, LayoutTree)
  case overlay(LayoutTree, Alignment, LayoutTree)
  case offset(CGFloat, CGFloat, LayoutTree)
  case position(CGFloat, CGFloat, LayoutTree)
  case priority(Double, LayoutTree)
  case zIndex(Double, LayoutTree)
  case guide(AlignmentKey, @Sendable (ViewDimensions) -> CGFloat, LayoutTree)
  case effect(LayoutEffect, LayoutTree)
  /// What is compared in a case: without one, everything that is a leaf or drawn.
  case mark(LayoutTree)

  // MARK: Short forms

  static func gridRow(_ children: [LayoutTree]) -> LayoutTree { .gridRow(nil, children) }

  static func grid(
    spacing: CGFloat? = 0, alignment: Alignment = .center, _ rows: [LayoutTree]
  ) -> LayoutTree {
    .grid(GridArrangement(alignment, horizontalSpacing: spacing, verticalSpacing: spacing), rows)
  }

  static func row(_ children: [LayoutTree]) -> LayoutTree { .row(.center, 0, children) }
  static func column(_ children: [LayoutTree]) -> LayoutTree { .column(.center, 0, children) }
  static func layers(_ children: [LayoutTree]) -> LayoutTree { .layers(.center, children) }

  static func frame(_ width: CGFloat?, _ height: CGFloat?, _ content: LayoutTree) -> LayoutTree {
    .frame(width, height, .center, content)
  }

  static func flexible(
    width: FlexibleFrameNode.Limits = .none, height: FlexibleFrameNode.Limits = .none,
    alignment: Alignment = .center, _ content: LayoutTree
  ) -> LayoutTree { .flexible(.init(width: width, height: height, alignment: alignment), content) }

  static func background(_ layer: LayoutTree, _ content: LayoutTree) -> LayoutTree {
    .background(layer, .center, content)
  }

  static func overlay(_ layer: LayoutTree, _ content: LayoutTree) -> LayoutTree { .overlay(layer, .center, content) }

  static func guide(
    _ guide: HorizontalAlignment, _ value: @escaping @Sendable (ViewDimensions) -> CGFloat, _ content: LayoutTree
  ) -> LayoutTree { .guide(guide.key, value, content) }

  static func guide(
    _ guide: VerticalAlignment, _ value: @escaping @Sendable (ViewDimensions) -> CGFloat, _ content: LayoutTree
  ) -> LayoutTree { .guide(guide.key, value, content) }

  static func padding(_ length: CGFloat, _ content: LayoutTree) -> LayoutTree {
    .padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length), content)
  }
}

extension FlexibleFrameNode.Limits {
  static let none = Self(minimum: nil)

  init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
    self.init(minimum: min, ideal: ideal, maximum: max)
  }
}

/// The nodes of a tree.
struct BuiltTree {
  let root: LayoutNode
  /// Those that are compared.
  private(set) var compared: [LayoutNode] = []
  /// Those with a text, in the order of the tree.
  private(set) var texts: [(node: LeafNode, text: TestText)] = []
  /// All of them, parents before their children.
  private(set) var all: [LayoutNode] = []

  init(_ tree: LayoutTree) {
    var builder = TreeBuilder()
    root = builder.build(tree)
    compared = builder.marked.isEmpty ? builder.visible : builder.marked
    texts = builder.texts
    all = builder.all
  }
}

private struct TreeBuilder {
  var marked: [LayoutNode] = []
  var visible: [LayoutNode] = []
  var texts: [(node: LeafNode, text: TestText)] = []
  var all: [LayoutNode] = []

  mutating func build(_ tree: LayoutTree) -> LayoutNode {
    switch tree {
    case .text(let string): return leaf(TestText(string))
    case .bigText(let string): return leaf(TestText(string, advance: 20, line: 40, ascent: 30))
    case .rigid(let width, let height): return leaf(RigidLeaf(CGSize(width: width, height: height)))
    case .elastic(let least, let most): return leaf(ElasticLeaf(least: least, most: most))
    case .color: return note(DrawnNode(Drawing(fill: .tint)), isVisible: true)
    case .divider: return note(DividerNode(Drawing(fill: .tint)), isVisible: true)
    case .spacer(let length): return note(SpacerNode(minLength: length))
    case .empty: return note(StackNode(StackArrangement()))
    case .spaced(let length, let content):
      let node = build(content)
      let preferences = SpacingPreferences(top: length, leading: length, bottom: length, trailing: length)
      (node as? LeafNode)?.preferredSpacing = ViewSpacing(preferences: preferences)
      return node
    case .row(let alignment, let spacing, let children):
      return container(StackNode(StackArrangement(alignment, spacing: spacing)), children)
    case .column(let alignment, let spacing, let children):
      return container(StackNode(StackArrangement(alignment, spacing: spacing)), children)
    case .layers(let alignment, let children):
      return container(ZStackNode(ZStackArrangement(alignment)), children)
    case .grid(let arrangement, let children): return container(GridNode(arrangement), children)
    case .gridRow(let alignment, let children): return container(GridRowNode(alignment: alignment), children)
    case .fitting(let axes, let children): return container(FittingNode(axes), children)
    case .custom(let layout, let children): return container(LayoutRunnerNode(layout), children)
    case .inset(let configuration, let bar, let content):
      return container(SafeAreaInsetNode(configuration), [content, bar])
    case .background(let layer, let alignment, let content):
      return container(LayerNode(.init(.background, alignment: alignment)), [layer, content])
    case .overlay(let layer, let alignment, let content):
      return container(LayerNode(.init(.overlay, alignment: alignment)), [content, layer])
    case .mark(let content):
      let node = build(content)
      marked.append(node)
      return node
    default: return modifier(tree)
    }
  }

  private mutating func modifier(_ tree: LayoutTree) -> LayoutNode {
    switch tree {
    case .frame(let width, let height, let alignment, let content):
      return container(FrameNode(.init(width: width, height: height, alignment: alignment)), [content])
    case .flexible(let configuration, let content): return container(FlexibleFrameNode(configuration), [content])
    case .cell(let traits, let content):
      guard let last = traits.last else { return build(content) }
      return container(TraitNode(last), [.cell(traits.dropLast(), content)])
    case .reader(let content): return container(GeometryReaderNode(), [content])
    case .relative(let configuration, let content):
      return container(ContainerRelativeFrameNode(configuration), [content])
    case .padding(let insets, let content): return container(PaddingNode(insets), [content])
    case .fixedSize(let axes, let content): return container(FixedSizeNode(axes), [content])
    case .aspectRatio(let ratio, let mode, let content):
      return container(AspectRatioNode(.init(ratio: ratio, contentMode: mode)), [content])
    case .offset(let x, let y, let content): return container(OffsetNode(Size(width: x, height: y)), [content])
    case .position(let x, let y, let content): return container(PositionNode(Point(x: x, y: y)), [content])
    case .priority(let priority, let content): return container(TraitNode(.priority(priority)), [content])
    case .zIndex(let index, let content): return container(TraitNode(.zIndex(index)), [content])
    case .guide(let key, let value, let content): return container(GuideNode(key, value), [content])
    case .effect(let effect, let content): return container(EffectNode(effect), [content])
    default: preconditionFailure("Not a modifier")
    }
  }

  private mutating func note(_ node: LayoutNode, isVisible: Bool = false) -> LayoutNode {
    all.append(node)
    if isVisible { visible.append(node) }
    return node
  }

  private mutating func leaf(_ sizing: any LeafSizing) -> LayoutNode {
    let node = LeafNode(sizing)
    if let text = sizing as? TestText { texts.append((node, text)) }
    return note(node, isVisible: true)
  }

  private mutating func container(_ node: LayoutNode, _ children: [LayoutTree]) -> LayoutNode {
    all.append(node)
    for child in children { node.appendChild(build(child)) }
    return node
  }
}
