import Foundation

extension View {
  /// Puts the view into a box of a fixed width, height or both. In GTK: a size request and an alignment.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modifier(
      FrameModifier(
        frame: FrameElement(
          minWidth: width.map { Double($0) }, idealWidth: width.map { Double($0) }, maxWidth: width.map { Double($0) },
          minHeight: height.map { Double($0) }, idealHeight: height.map { Double($0) },
          maxHeight: height.map { Double($0) }, alignment: alignment)))
  }

  /// Puts the view into a box with limits. A maximum of `.infinity` takes all the room there is.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        frame: FrameElement(
          minWidth: minWidth.map { Double($0) }, idealWidth: idealWidth.map { Double($0) },
          maxWidth: maxWidth.map { Double($0) }, minHeight: minHeight.map { Double($0) },
          idealHeight: idealHeight.map { Double($0) }, maxHeight: maxHeight.map { Double($0) }, alignment: alignment)))
  }

  /// Keeps the view at its ideal size, however little room there is.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the view at its ideal size in the given directions.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(AttributeModifier(.fixedSize(horizontal: horizontal, vertical: vertical)))
  }

  /// Lets the view keep its ideal size for longer than its neighbours, when room gets scarce. Default is 0.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(AttributeModifier(.layoutPriority(value)))
  }
}

private struct FrameModifier: BoxingModifier {
  let frame: FrameElement
  var box: FrameBox { FrameBox(frame: frame) }
}

private struct FrameBox: PrimitiveView {
  typealias Body = Never

  let frame: FrameElement

  static var readsEnvironmentOnly: Bool { true }
  static func isSame(_ first: Self, _ second: Self) -> Bool { first.frame == second.frame }
  func element(in context: ElementContext) -> FrameElement { frame }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PrimitiveNode(view, in: context) }
}

/// A box with limits around one child.
package struct FrameElement: Element {
  package var minWidth: Double?
  package var idealWidth: Double?
  package var maxWidth: Double?
  package var minHeight: Double?
  package var idealHeight: Double?
  package var maxHeight: Double?
  package var alignment = Alignment.center
}
