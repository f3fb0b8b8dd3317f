import OrielCore

/// The place of an annotation: the frame of its mark in the chart.
struct AnnotationPlace {
  let target: Rect
  let position: AnnotationPosition.Kind
  let alignment: Alignment
  let spacing: Double
  /// Where the annotation has to fit along each axis; nil if it may extend beyond the chart.
  let xBounds: ClosedRange<Double>?
  let yBounds: ClosedRange<Double>?

  /// The leading top corner of an annotation of a size.
  func origin(of size: Size) -> Point {
    var x = target.minX + (target.width - size.width) * horizontalShare
    var y = target.minY + (target.height - size.height) * verticalShare
    switch position {
    case .automatic, .top, .topLeading, .topTrailing: y = target.minY - spacing - size.height
    case .bottom, .bottomLeading, .bottomTrailing: y = target.maxY + spacing
    case .overlay, .leading, .trailing: break
    }
    switch position {
    case .leading, .topLeading, .bottomLeading: x = target.minX - (position == .leading ? spacing : 0) - size.width
    case .trailing, .topTrailing, .bottomTrailing: x = target.maxX + (position == .trailing ? spacing : 0)
    case .automatic, .overlay, .top, .bottom: break
    }
    if let xBounds { x = max(xBounds.lowerBound, min(x, xBounds.upperBound - size.width)) }
    if let yBounds { y = max(yBounds.lowerBound, min(y, yBounds.upperBound - size.height)) }
    return Point(x: x, y: y)
  }

  private var horizontalShare: Double {
    switch alignment.horizontal {
    case .leading: 0
    case .trailing: 1
    default: 0.5
    }
  }

  private var verticalShare: Double {
    switch alignment.vertical {
    case .top: 0
    case .bottom: 1
    default: 0.5
    }
  }
}

private struct AnnotationPlaceKey: LayoutValueKey {
  static let defaultValue: AnnotationPlace? = nil
}

/// Places annotations at their marks.
struct AnnotationLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      guard let place = subview[AnnotationPlaceKey.self] else { continue }
      let origin = place.origin(of: Size(subview.sizeThatFits(.unspecified)))
      subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }
}

extension View {
  /// Sets the place of the view in an annotation layout.
  func annotationPlace(_ place: AnnotationPlace) -> some View {
    layoutValue(key: AnnotationPlaceKey.self, value: place)
  }
}
