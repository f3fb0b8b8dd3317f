/// Shows how far something has come, or that it goes on. In GTK: a `GtkProgressBar`, or a `GtkSpinner`.
///
/// ```swift
/// ProgressView("Copying", value: 3, total: 10)
/// ```
public struct ProgressView<Label: View>: View {
  private let label: Label?
  private let fraction: Double?

  /// Something that goes on, for nobody knows how long.
  public init() where Label == EmptyView { self.init(label: nil, fraction: nil) }

  /// Something that goes on, with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(label: label(), fraction: nil) }

  /// Something that goes on, with a text that is looked up in the app's translations.
  public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(label: Text(titleKey), fraction: nil) }

  /// Something that goes on, with a text as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(label: Text(title), fraction: nil) }

  /// How much of a total is done; nil while nobody knows.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(label: nil, fraction: Self.fraction(value, total))
  }

  /// How much of a total is done, with a label; nil while nobody knows.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(label: label(), fraction: Self.fraction(value, total))
  }

  /// How much of a total is done, with a text that is looked up in the app's translations.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(label: Text(titleKey), fraction: Self.fraction(value, total))
  }

  /// How much of a total is done, with a text as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    self.init(label: Text(title), fraction: Self.fraction(value, total))
  }

  private init(label: Label?, fraction: Double?) {
    self.label = label
    self.fraction = fraction
  }

  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    return fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }

  /// The label above the bar.
  public var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      label
      ProgressBar(fraction: fraction)
    }
  }
}

/// The bar alone.
private struct ProgressBar: PrimitiveView {
  typealias Body = Never

  let fraction: Double?

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PrimitiveNode(view, in: context) }

  func element(in context: ElementContext) -> ProgressElement { ProgressElement(fraction: fraction) }
  static func isSame(_ first: Self, _ second: Self) -> Bool { first.fraction == second.fraction }
}

/// A bar that shows how much is done.
package struct ProgressElement: Element {
  /// From 0 to 1; nil while nobody knows.
  package var fraction: Double?

  package init(fraction: Double?) { self.fraction = fraction }
}
