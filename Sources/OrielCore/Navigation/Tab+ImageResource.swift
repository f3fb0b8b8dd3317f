extension Tab where Label == OrielCore.Label<Text, Image> {
  /// Creates a page for a value of the selection, with a localized title and an image of an asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { OrielCore.Label<Text, Image>(titleKey, image: image) }
  }

  /// Creates a page for a value of the selection, with a verbatim title and an image of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { OrielCore.Label<Text, Image>(title, image: image) }
  }
}

extension Tab where Value == Never, Label == OrielCore.Label<Text, Image> {
  /// Creates a page with a localized title and an image of an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { OrielCore.Label<Text, Image>(titleKey, image: image) }
  }

  /// Creates a page with a verbatim title and an image of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { OrielCore.Label<Text, Image>(title, image: image) }
  }
}
