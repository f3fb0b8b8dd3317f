/// What a style comes to, as the platform understands it.
public struct _Paint: Hashable, Sendable {
  package let paint: Paint
  package init(_ paint: Paint) { self.paint = paint }
}

/// A colour, a place in the desktop's palette, or colours that flow into each other.
package enum Paint: Hashable, Sendable {
  case color(Color)
  /// The foreground in a weaker form: 0 is the foreground itself, 4 the weakest.
  case foreground(level: Int)
  case tint
  /// The background of a window (0), or of something raised above it (1 to 4).
  case background(level: Int)
  case separator
  /// The background of what is selected.
  case selection
  /// Only where areas are filled: anything else takes the gradient's `mainColor`.
  indirect case gradient(GradientPaint)
  /// Only where areas are filled: anything else takes the foreground.
  case material(Material.Kind)
  /// Another paint, let through by a factor. Never a colour, which has a factor of its own.
  indirect case faded(Paint, opacity: Double)
}

extension Paint {
  /// How much is left of a paint at each of its weaker levels, 0 to 4.
  package static let strengths = [1, 0.7, 0.5, 0.3, 0.15]

  /// The same paint, let through by this factor.
  func opacity(_ opacity: Double) -> Paint {
    switch self {
    case .color(let color): .color(color.opacity(opacity))
    case .faded(let paint, let own): .faded(paint, opacity: own * opacity)
    case .foreground, .tint, .background, .separator, .selection, .gradient, .material:
      .faded(self, opacity: opacity)
    }
  }

  /// A weaker form of the paint: 1 is the next one, 4 the weakest.
  func weaker(by levels: Int) -> Paint {
    switch self {
    case .foreground(let level): .foreground(level: min(level + levels, Self.strengths.count - 1))
    case .background(let level): .background(level: min(level + levels, Self.strengths.count - 1))
    case .color, .tint, .separator, .selection, .gradient, .material, .faded: opacity(Self.strengths[levels])
    }
  }
}
