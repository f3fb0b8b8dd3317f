import FoundationEssentials

extension AttributeScopes {
  /// The attributes of an `AttributedString` that ``Text`` and ``TextEditor`` display.
  ///
  /// ```swift
  /// var text = AttributedString("Ready")
  /// text.font = .headline
  /// text.foregroundColor = .green
  /// ```
  public struct SwiftUIAttributes: FoundationEssentials.AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// Whether the text is underlined.
    public let underlineStyle: UnderlineStyleAttribute
    /// Whether the text is struck through.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The spacing between characters, in points.
    public let kern: KerningAttribute
    /// The spacing between characters, in points.
    public let tracking: TrackingAttribute
    /// The vertical offset from the baseline, in points. Positive values raise the text.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes, of which `link` is displayed.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The key of ``SwiftUIAttributes/font``.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    /// The key of ``SwiftUIAttributes/foregroundColor``.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key of ``SwiftUIAttributes/backgroundColor``.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The key of ``SwiftUIAttributes/underlineStyle``.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The key of ``SwiftUIAttributes/strikethroughStyle``.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key of ``SwiftUIAttributes/kern``.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    /// The key of ``SwiftUIAttributes/tracking``.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    /// The key of ``SwiftUIAttributes/baselineOffset``.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes that ``Text`` and ``TextEditor`` display.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of an attribute that ``Text`` displays.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
