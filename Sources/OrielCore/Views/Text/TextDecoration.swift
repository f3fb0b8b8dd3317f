extension Text {
  /// The style of a line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line. GTK draws every pattern as a solid line.
    public struct Pattern: Hashable, Sendable {
      private enum Kind { case solid, dot, dash, dashDot, dashDotDot }

      private let kind: Kind

      /// A solid line.
      public static let solid = Pattern(kind: .solid)
      /// A line of dots.
      public static let dot = Pattern(kind: .dot)
      /// A line of dashes.
      public static let dash = Pattern(kind: .dash)
      /// A line of alternating dashes and dots.
      public static let dashDot = Pattern(kind: .dashDot)
      /// A line of dashes, each followed by two dots.
      public static let dashDotDot = Pattern(kind: .dashDotDot)
    }

    /// The color; nil for that of the text.
    package let color: Color?
    private let pattern: Pattern

    /// Creates a line style. Without a color, or with `.primary`, the line has that of the text. In GTK, lines are opaque.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A single line in the color of the text.
    public static let single = LineStyle()
  }
}

/// The lines under and through a text, and the color behind it. An object, because few texts have any.
package final class TextDecoration: Equatable, Sendable {
  package let underline: Text.LineStyle?
  package let strikethrough: Text.LineStyle?
  /// The color behind the text.
  package let background: Color?

  private init(_ underline: Text.LineStyle?, _ strikethrough: Text.LineStyle?, _ background: Color?) {
    self.underline = underline
    self.strikethrough = strikethrough
    self.background = background
  }

  /// Returns lines and a color of which those are replaced that aren't nil; an inner nil removes one. Nil if there are
  /// none.
  static func changing(
    _ old: TextDecoration?, underline: Text.LineStyle?? = nil, strikethrough: Text.LineStyle?? = nil,
    background: Color?? = nil
  ) -> TextDecoration? {
    let (under, through) = (underline ?? old?.underline, strikethrough ?? old?.strikethrough)
    let behind = background ?? old?.background
    return under == nil && through == nil && behind == nil ? nil : TextDecoration(under, through, behind)
  }

  /// Whether a line has a color of its own, or there is one behind the text.
  package var hasColor: Bool { underline?.color != nil || strikethrough?.color != nil || background != nil }

  package static func == (first: TextDecoration, second: TextDecoration) -> Bool {
    first === second
      || first.underline == second.underline && first.strikethrough == second.strikethrough
        && first.background == second.background
  }
}
