import FoundationEssentials

extension ProposedViewSize {
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The proposal in the given axes; unspecified in the others.
  package func limited(to axes: Axis.Set) -> ProposedViewSize {
    switch axes.rawValue & 3 {
    case 0: .unspecified
    case 1: ProposedViewSize(width: width, height: nil)
    case 2: ProposedViewSize(width: nil, height: height)
    default: self
    }
  }

  /// The proposal reduced by insets.
  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}

extension CGSize {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  init(along axis: Axis, _ length: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }
}

extension CGPoint {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  init(along axis: Axis, _ position: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
  }

  static func + (first: CGPoint, second: CGPoint) -> CGPoint { CGPoint(x: first.x + second.x, y: first.y + second.y) }
}
