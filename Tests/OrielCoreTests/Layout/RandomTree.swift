import Foundation

@testable import OrielCore

extension LayoutTree {
  private static let words = ["a", "ab", "abc def", "lorem ipsum dolor", "x y z", "consectetur", "in"]
  static func word(_ numbers: inout SeededRandom) -> String { numbers.pick(words) }

  /// A tree of up to this depth.
  static func random(_ numbers: inout SeededRandom, depth: Int = 4) -> LayoutTree {
    if depth == 0 || numbers.isTrue(oneIn: 6) { return randomLeaf(&numbers) }
    if numbers.isTrue() { return randomContainer(&numbers, depth: depth) }
    return randomModifier(&numbers, .random(&numbers, depth: depth - 1), depth: depth)
  }

  private static func randomLeaf(_ numbers: inout SeededRandom) -> LayoutTree {
    switch numbers.below(9) {
    case 0, 1, 2: .text(word(&numbers))
    case 3: .color
    case 4: .spacer(numbers.isTrue() ? nil : numbers.length(20))
    case 5: .divider
    case 6: .rigid(numbers.length(40), numbers.length(40))
    case 7: .elastic(least: numbers.length(20), most: 20 + numbers.length(60))
    default: .spaced(numbers.length(20), .text(word(&numbers)))
    }
  }

  private static func randomContainer(_ numbers: inout SeededRandom, depth: Int) -> LayoutTree {
    var children: [LayoutTree] = []
    for _ in 0..<numbers.below(5) { children.append(.random(&numbers, depth: depth - 1)) }
    let spacing: CGFloat? = numbers.isTrue() ? nil : numbers.length(12)
    switch numbers.below(8) {
    case 0: return randomGrid(&numbers, children, spacing, depth: depth)
    case 1: return .fitting(numbers.pick([.horizontal, .vertical, .both]), children)
    case 2:
      return .custom(
        numbers.isTrue() ? AnyLayout(HStackLayout(spacing: spacing)) : AnyLayout(ZStackLayout(alignment: .leading)),
        children)
    case 3, 4:
      return .row(
        numbers.pick([.center, .top, .bottom, .firstTextBaseline, .lastTextBaseline, AlignmentCases.quarter]), spacing,
        children)
    case 5, 6: return .column(numbers.pick([.center, .leading, .trailing, AlignmentCases.third]), spacing, children)
    default: return .layers(randomAlignment(&numbers), children)
    }
  }

  private static func randomGrid(
    _ numbers: inout SeededRandom, _ children: [LayoutTree], _ spacing: CGFloat?, depth: Int
  ) -> LayoutTree {
    var rows: [LayoutTree] = []
    for child in children {
      if numbers.isTrue(oneIn: 4) {
        rows.append(child)
        continue
      }
      var cells: [LayoutTree] = [child]
      for _ in 0..<numbers.below(3) { cells.append(.random(&numbers, depth: min(1, depth - 1))) }
      rows.append(
        .gridRow(
          numbers.isTrue() ? nil : numbers.pick([.top, .firstTextBaseline, .bottom]),
          cells.map { .cell(randomCell(&numbers), $0) }))
    }
    return .grid(spacing: spacing, alignment: randomAlignment(&numbers), rows)
  }

  private static func randomCell(_ numbers: inout SeededRandom) -> [TraitNode.Trait] {
    switch numbers.below(8) {
    case 0: [.gridColumns(2)]
    case 1: [.gridUnsizedAxes(numbers.pick([.horizontal, .vertical, .both]))]
    case 2: [.gridColumnAlignment(.trailing)]
    case 3: [.gridAnchor(.bottomTrailing), .gridColumns(2)]
    default: []
    }
  }

  private static func randomAlignment(_ numbers: inout SeededRandom) -> Alignment {
    numbers.pick([.center, .leading, .topTrailing, .bottom, .centerFirstTextBaseline])
  }

  private static func randomLimits(_ numbers: inout SeededRandom) -> FlexibleFrameNode.Limits {
    FlexibleFrameNode.Limits(
      minimum: numbers.isTrue() ? nil : numbers.length(40), ideal: numbers.isTrue() ? nil : 20 + numbers.length(40),
      maximum: numbers.isTrue() ? nil : numbers.isTrue() ? .infinity : 30 + numbers.length(80))
  }

  private static func randomModifier(
    _ numbers: inout SeededRandom, _ content: LayoutTree, depth: Int
  ) -> LayoutTree {
    switch numbers.below(16) {
    case 0:
      return .frame(
        numbers.isTrue() ? nil : numbers.length(120), numbers.isTrue() ? nil : numbers.length(80),
        randomAlignment(&numbers), content)
    case 1, 2:
      return .flexible(
        .init(
          width: randomLimits(&numbers), height: randomLimits(&numbers), alignment: randomAlignment(&numbers)), content)
    case 3:
      return .padding(
        EdgeInsets(
          top: numbers.length(10), leading: numbers.length(10), bottom: numbers.length(10),
          trailing: numbers.length(10)), content)
    case 4: return .fixedSize(numbers.pick([.horizontal, .vertical, .both]), content)
    case 5:
      return .aspectRatio(
        numbers.isTrue(oneIn: 3) ? nil : 0.5 + numbers.length(3), numbers.isTrue() ? .fit : .fill, content)
    case 6: return .background(.random(&numbers, depth: depth - 1), randomAlignment(&numbers), content)
    case 7: return .overlay(.random(&numbers, depth: depth - 1), randomAlignment(&numbers), content)
    case 8: return .offset(numbers.length(30), numbers.length(30), content)
    case 9: return .position(numbers.length(30), numbers.length(30), content)
    case 10: return .priority(numbers.length(2), content)
    case 11: return .zIndex(numbers.length(3), content)
    case 12: return .reader(content)
    case 13:
      let edge = numbers.pick([Edge.top, .bottom, .leading, .trailing])
      let alignment =
        edge == .top || edge == .bottom ? HorizontalAlignment.leading.key : VerticalAlignment.bottom.key
      return .inset(
        .init(edge: edge, alignment: alignment, spacing: numbers.isTrue() ? nil : 4),
        .random(&numbers, depth: depth - 1),
        content)
    case 14:
      var configuration = ContainerRelativeFrameNode.Configuration(numbers.pick([.horizontal, .both]))
      configuration.count = 1 + numbers.below(3)
      return .relative(configuration, content)
    default:
      let value = numbers.length(20)
      return numbers.isTrue()
        ? .guide(HorizontalAlignment.leading, { _ in value }, content)
        : .guide(AlignmentCases.quarter, { $0.height / 2 + value }, content)
    }
  }
}

/// A change of a tree that is there.
enum TreeChange {
  case text(Int, String)
  case remove(container: Int, child: Int)
  case move(container: Int, child: Int, after: Int)
  case insert(container: Int, after: Int, LayoutTree)
  case insets(Int, CGFloat)
  case stack(Int, CGFloat)

  static func random(_ numbers: inout SeededRandom) -> TreeChange {
    switch numbers.below(8) {
    case 0, 1, 2: .text(numbers.below(64), LayoutTree.word(&numbers))
    case 3: .remove(container: numbers.below(64), child: numbers.below(8))
    case 4: .move(container: numbers.below(64), child: numbers.below(8), after: numbers.below(8))
    case 5: .insert(container: numbers.below(64), after: numbers.below(8), .random(&numbers, depth: 1))
    case 6: .insets(numbers.below(64), numbers.length(20))
    default: .stack(numbers.below(64), numbers.length(20))
    }
  }

  /// Changes the nodes; numbers that are too large begin again.
  func apply(to built: BuiltTree) {
    switch self {
    case .text(let index, let string):
      guard !built.texts.isEmpty else { return }
      let text = built.texts[index % built.texts.count]
      text.text.string = string
      text.node.setNeedsLayout()
    case .remove(let container, let child):
      guard let node = Self.container(container, of: built), node.childCount > 0 else { return }
      node.removeChild(node.children[child % node.childCount])
    case .move(let container, let child, let after):
      guard let node = Self.container(container, of: built), node.childCount > 1 else { return }
      let moved = node.children[child % node.childCount]
      let sibling = after % 4 == 0 ? nil : node.children[after % node.childCount]
      if moved !== sibling { node.moveChild(moved, after: sibling) }
    case .insert(let container, let after, let tree):
      guard let node = Self.container(container, of: built) else { return }
      let sibling = node.childCount == 0 || after % 4 == 0 ? nil : node.children[after % node.childCount]
      node.insertChild(BuiltTree(tree).root, after: sibling)
    case .insets(let index, let length):
      let nodes = built.all.compactMap { $0 as? PaddingNode }
      guard !nodes.isEmpty else { return }
      nodes[index % nodes.count].insets.leading = length
    case .stack(let index, let spacing):
      let nodes = built.all.compactMap { $0 as? StackNode }
      guard !nodes.isEmpty else { return }
      nodes[index % nodes.count].arrangement.spacing = spacing
    }
  }

  /// A stack or layers: what may have any number of children.
  private static func container(_ index: Int, of built: BuiltTree) -> LayoutNode? {
    let nodes = built.all.filter { $0 is ContainerNode && !($0 is GridNode) }
    return nodes.isEmpty ? nil : nodes[index % nodes.count]
  }
}
