import FoundationEssentials

/// A transform that depends on the size of what is transformed. Two are equal if they are the same object.
package final class SizedTransform: Equatable, Sendable {
  private let make: @Sendable (Size) -> ProjectionTransform

  package init(_ make: @escaping @Sendable (Size) -> ProjectionTransform) { self.make = make }

  func transform(for size: Size) -> ProjectionTransform { make(size) }

  package static func == (first: SizedTransform, second: SizedTransform) -> Bool { first === second }
}
