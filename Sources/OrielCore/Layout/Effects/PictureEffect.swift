import FoundationEssentials

/// A graphical effect on a view as a whole.
package enum PictureEffect: Equatable, Sendable {
  /// Clips to a shape.
  case clip(ClipShape)
  /// The radius in application pixels, which is the standard deviation.
  case blur(radius: CGFloat, isOpaque: Bool)
  case shadow(Shadow)
  case colors(ColorMatrix)
  case multiply(Color)
  case blend(BlendMode)
  /// Renders the view before enclosing effects apply.
  case group

  package struct Shadow: Equatable, Sendable {
    package var color: Color
    package var radius: CGFloat
    package var x: CGFloat
    package var y: CGFloat

    package init(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat) {
      self.color = color
      self.radius = radius
      self.x = x
      self.y = y
    }
  }

  package struct ClipShape: Equatable, Sendable {
    package var outline: any ShapeOutline
    package var style: FillStyle

    package init(_ outline: any ShapeOutline, style: FillStyle) {
      self.outline = outline
      self.style = style
    }

    package static func == (first: ClipShape, second: ClipShape) -> Bool {
      first.style == second.style && first.outline.isSame(as: second.outline)
    }
  }

  /// The visible extent of a blur, in radii.
  private static let blurReach: CGFloat = 3

  /// The overhang of the drawing beyond the view's frame.
  func overhang(of content: Overhang) -> Overhang {
    switch self {
    case .clip: return Overhang()
    case .colors, .multiply, .blend, .group: return content
    case .blur(let radius, let isOpaque): return isOpaque ? Overhang() : content.grown(by: radius * Self.blurReach)
    case .shadow(let shadow):
      let blurred = content.grown(by: shadow.radius * Self.blurReach)
      var overhang = content
      overhang.leading = max(content.leading, blurred.leading - shadow.x)
      overhang.trailing = max(content.trailing, blurred.trailing + shadow.x)
      overhang.top = max(content.top, blurred.top - shadow.y)
      overhang.bottom = max(content.bottom, blurred.bottom + shadow.y)
      return overhang
    }
  }
}

extension Overhang {
  /// The overhang, and at least a length at each edge.
  func reaching(_ length: CGFloat) -> Overhang {
    var result = self
    result.leading = max(leading, length)
    result.trailing = max(trailing, length)
    result.top = max(top, length)
    result.bottom = max(bottom, length)
    return result
  }

  fileprivate func grown(by length: CGFloat) -> Overhang {
    var result = self
    result.leading += length
    result.trailing += length
    result.top += length
    result.bottom += length
    return result
  }
}
