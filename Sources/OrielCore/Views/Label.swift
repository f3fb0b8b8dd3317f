/// A title with an icon. `labelStyle(_:)` sets how they are arranged.
///
/// ```swift
/// Label("Downloads", systemImage: "folder")
/// ```
///
/// Assistive technology reads the title only, unless the icon isn't an `Image` or has a label.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  /// The text of the title if a style has replaced the title view; otherwise nil.
  var text: Text?

  /// Creates a label with a custom title and icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    let icon = icon()
    self.icon = Icon.self == Image.self ? (icon as? Image)?.decorative as? Icon ?? icon : icon
  }

  public var body: some View {
    HStack(spacing: 6) {
      icon
      title
    }
  }

  /// The title if it is a `Text`; otherwise nil.
  var plainTitle: Text? { text ?? title as? Text }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    node(of: view, in: context) { CompositeNode(view, in: context) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with an image from the app's resources.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(decorative: name) })
  }

  /// Creates a label with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name).decorative })
  }

  /// Creates a label with an image from the app's resources.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(decorative: name) })
  }

  /// Creates a label with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name).decorative })
  }
}

extension Image {
  /// The image, which assistive technology ignores because the title has the same meaning, unless it has a label.
  var decorative: Image {
    var image = self
    image.isDecorative = label == nil
    return image
  }
}
