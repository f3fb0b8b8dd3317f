import FoundationEssentials

/// `layoutPriority`, `zIndex`, `layoutValue` and the modifiers of a grid's cells: the properties of a child other than
/// its size.
package final class TraitNode: SingleChildNode {
  package enum Trait: Sendable {
    case priority(Double)
    case zIndex(Double)
    case value(ObjectIdentifier, any Sendable)
    case gridColumns(Int)
    case gridAnchor(UnitPoint)
    case gridUnsizedAxes(Axis.Set)
    case gridColumnAlignment(HorizontalAlignment)
  }

  package private(set) var trait: Trait

  package init(_ trait: Trait) { self.trait = trait }

  package func update(_ trait: Trait) {
    self.trait = trait
    setNeedsLayout()
  }

  override package func findTraits() -> LayoutTraits {
    var traits = super.findTraits()
    switch trait {
    case .priority(let priority): traits.priority = priority
    case .zIndex(let index): traits.zIndex = index
    case .value(let key, let value): traits.values = LayoutValues(key, value, around: traits.values)
    case .gridColumns, .gridAnchor, .gridUnsizedAxes, .gridColumnAlignment:
      traits.grid = gridTraits(around: traits.grid ?? .standard)
    }
    return traits
  }

  private func gridTraits(around inner: GridCellTraits) -> GridCellTraits {
    var columns = inner.columns
    var anchor = inner.anchor
    var unsizedAxes = inner.unsizedAxes
    var columnAlignment = inner.columnAlignment
    switch trait {
    case .gridColumns(let count): columns = count
    case .gridAnchor(let point): anchor = point
    case .gridUnsizedAxes(let axes): unsizedAxes = axes
    case .gridColumnAlignment(let alignment): columnAlignment = alignment
    case .priority, .zIndex, .value: break
    }
    return GridCellTraits(
      columns: columns, anchor: anchor, unsizedAxes: unsizedAxes, columnAlignment: columnAlignment)
  }
}

/// The values of `LayoutValueKey`s, the outermost modifier first.
package final class LayoutValues: Equatable {
  private let key: ObjectIdentifier
  private let value: Any
  private let inner: LayoutValues?

  init(_ key: ObjectIdentifier, _ value: Any, around inner: LayoutValues?) {
    self.key = key
    self.value = value
    self.inner = inner
  }

  func value(_ key: ObjectIdentifier) -> Any? { key == self.key ? value : inner?.value(key) }

  /// Compared by identity, because the values need not be equatable.
  package static func == (first: LayoutValues, second: LayoutValues) -> Bool { first === second }
}
