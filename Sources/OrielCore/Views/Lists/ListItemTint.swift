/// The color of the icons of rows in a list. See ``View/listItemTint(_:)-(ListItemTint?)``.
public struct ListItemTint: Sendable {
  fileprivate let paint: Paint

  /// A color, regardless of the user's choice of an accent color.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(paint: .color(tint)) }

  /// A color. The desktop's accent color never replaces it, so that this is equivalent to ``fixed(_:)``.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(paint: .color(tint)) }

  /// The color of text.
  public static let monochrome = ListItemTint(paint: .color(.primary))
}

extension View {
  /// Sets the color of the icons of labels in rows of lists; nil for the color of the text.
  ///
  /// ```swift
  /// List {
  ///   Label("Flagged", systemImage: "flag").listItemTint(.fixed(.orange))
  /// }
  /// ```
  public func listItemTint(_ tint: ListItemTint?) -> some View { labelStyle(TintedLabelStyle(paint: tint?.paint)) }

  /// Sets the color of the icons of labels in rows of lists; nil for the color of the text.
  public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }
}

/// Labels with icons in another color, in rows of lists.
private struct TintedLabelStyle: LabelStyle {
  let paint: Paint?
  @Environment(\.isInList) private var isInList

  init(paint: Paint?) { self.paint = paint }

  func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration, paint: isInList ? paint : nil)
  }
}

/// A label whose icon is in another color, in the style that applies outside.
private struct TintedLabel: View {
  let configuration: LabelStyleConfiguration
  let paint: Paint?

  var body: some View {
    var label = Label {
      configuration.title
    } icon: {
      configuration.icon.transformEnvironment(\.foregroundPaint) { if let paint { $0 = paint } }
    }
    label.text = configuration.text
    return label
  }
}
