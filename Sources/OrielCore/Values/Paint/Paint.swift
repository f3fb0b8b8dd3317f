/// The paint that a style resolves to, in the form that platforms draw.
public struct _Paint: Hashable, Sendable {
  package let paint: Paint
  package init(_ paint: Paint) { self.paint = paint }
}

/// A color, a semantic color of the desktop's palette, or a gradient.
package enum Paint: Hashable, Sendable {
  case color(Color)
  /// A level of the foreground style, from 0, the foreground itself, to 4, the most transparent.
  case foreground(level: Int)
  case tint
  /// The background of a window (0), or of an elevated surface (1 to 4).
  case background(level: Int)
  case separator
  /// The background of selected content.
  case selection
  /// A gradient, for filled areas only: text and symbols use the gradient's `mainColor`.
  indirect case gradient(GradientPaint)
  /// A material, for filled areas only: text and symbols use the foreground.
  case material(Material.Kind)
  /// Another paint with an opacity. Colors have an opacity of their own and are never wrapped.
  indirect case faded(Paint, opacity: Double)
  /// Another paint with a shadow, for areas and shapes only: text and symbols use the paint.
  indirect case shadowed(Paint, ShadowStyle)
}

extension Paint {
  /// The opacity of a paint at each of its levels, 0 to 4.
  package static let strengths = [1, 0.7, 0.5, 0.3, 0.15]

  /// The paint with its opacity multiplied by a factor.
  func opacity(_ opacity: Double) -> Paint {
    switch self {
    case .color(let color): .color(color.opacity(opacity))
    case .faded(let paint, let own): .faded(paint, opacity: own * opacity)
    case .shadowed(let paint, let shadow): .shadowed(paint.opacity(opacity), shadow.opacity(opacity))
    case .foreground, .tint, .background, .separator, .selection, .gradient, .material:
      .faded(self, opacity: opacity)
    }
  }

  /// The distance by which shadows extend beyond what is drawn.
  package var reach: Double {
    switch self {
    case .shadowed(let paint, let shadow): max(paint.reach, shadow.reach)
    case .faded(let paint, _): paint.reach
    case .color, .foreground, .tint, .background, .separator, .selection, .gradient, .material: 0
    }
  }

  /// The paint, a number of levels below this one.
  func weaker(by levels: Int) -> Paint {
    switch self {
    case .foreground(let level): .foreground(level: min(level + levels, Self.strengths.count - 1))
    case .background(let level): .background(level: min(level + levels, Self.strengths.count - 1))
    case .color, .tint, .separator, .selection, .gradient, .material, .faded: opacity(Self.strengths[levels])
    case .shadowed(let paint, let shadow): .shadowed(paint.weaker(by: levels), shadow)
    }
  }
}
