import Foundation

/// `layoutPriority`, `zIndex` and `layoutValue`: what a parent knows about its child besides the size.
package final class TraitNode: SingleChildNode {
  package enum Trait {
    case priority(Double)
    case zIndex(Double)
    case value(ObjectIdentifier, Any)
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
    }
    return traits
  }
}

/// The values of an app's `LayoutValueKey`s, the outermost modifier's first.
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

  /// Values are compared by where they were set: they need not be equatable.
  package static func == (first: LayoutValues, second: LayoutValues) -> Bool { first === second }
}
