/// An icon and a title. `labelStyle(_:)` sets how they are put together.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  /// What the title says, where the title is a style's.
  var text: Text?

  /// A label made of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// What it consists of.
  public var body: some View {
    HStack(spacing: 6) {
      icon
      title
    }
  }

  /// What the title says, if it is nothing but a text.
  var plainTitle: Text? { text ?? title as? Text }

  /// Puts it into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    node(of: view, in: context) { CompositeNode(view, in: context) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a picture of the app.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(decorative: name) })
  }

  /// A title with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name).decorative })
  }

  /// A title with a picture of the app.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(decorative: name) })
  }

  /// A title with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name).decorative })
  }
}

extension Image {
  /// The image, passed over by assistive technology because a text beside it says the same.
  var decorative: Image {
    var image = self
    image.isDecorative = true
    return image
  }
}
