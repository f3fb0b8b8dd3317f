import FoundationEssentials

extension AttributeScopes {
  /// The attributes of an `AttributedString` that ``Text`` displays, besides Foundation's `link`.
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

    /// The key of ``SwiftUIAttributes/font``.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }

    /// The key of ``SwiftUIAttributes/foregroundColor``.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key of ``SwiftUIAttributes/underlineStyle``.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The key of ``SwiftUIAttributes/strikethroughStyle``.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key of ``SwiftUIAttributes/kern``.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Kern"
    }

    /// The key of ``SwiftUIAttributes/tracking``.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Tracking"
    }

    /// The key of ``SwiftUIAttributes/baselineOffset``.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes that ``Text`` displays.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of an attribute that ``Text`` displays.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
