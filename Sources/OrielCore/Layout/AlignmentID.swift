import FoundationEssentials

/// A type that declares a custom alignment guide.
///
///     private enum FirstThird: AlignmentID {
///       static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
///     }
///     extension VerticalAlignment { static let firstThird = VerticalAlignment(FirstThird.self) }
public protocol AlignmentID: SendableMetatype {
  /// Returns the position of the guide in views that don't set it with `alignmentGuide`, in the view's coordinates.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide and its direction.
package struct AlignmentKey: Hashable, Sendable {
  /// The guides that are computed without their type.
  package enum Kind: UInt8, Sendable {
    case start, center, end, firstBaseline, lastBaseline, custom
  }

  package let axis: Axis
  package let kind: Kind
  let id: any AlignmentID.Type

  init(_ axis: Axis, _ kind: Kind, _ id: any AlignmentID.Type) {
    self.axis = axis
    self.kind = kind
    self.id = id
  }

  package static func == (first: Self, second: Self) -> Bool {
    first.kind == second.kind && first.axis == second.axis && (first.kind != .custom || first.id == second.id)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(axis)
    if kind == .custom { hasher.combine(ObjectIdentifier(id)) }
  }

  /// Whether leaves with text define the guide.
  var isTextBaseline: Bool { kind == .firstBaseline || kind == .lastBaseline }

  /// The position of the guide in a view of this size that doesn't set it; nil for custom guides.
  func builtInValue(in size: CGSize) -> CGFloat? {
    let length = axis == .horizontal ? size.width : size.height
    switch kind {
    case .start: return 0
    case .center: return length / 2
    case .end, .firstBaseline, .lastBaseline: return length
    case .custom: return nil
    }
  }

  /// The value in a container of a guide that several of its children set: the first of first baselines, the last of
  /// last baselines, the mean of all others.
  func combine(_ values: [CGFloat]) -> CGFloat? {
    switch kind {
    case .firstBaseline: return values.min()
    case .lastBaseline: return values.max()
    case .start, .center, .end, .custom:
      return values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
    }
  }
}

/// The types of the built-in guides.
enum BuiltInAlignment {
  enum Start: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  enum HorizontalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  enum Trailing: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width } }
  enum VerticalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  enum Bottom: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height } }
}
