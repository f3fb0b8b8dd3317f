extension Menu where Label == OrielCore.Label<Text, Image> {
  /// Creates a menu with a localized title and an image of an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { OrielCore.Label<Text, Image>(titleKey, image: image) }
  }

  /// Creates a menu with a verbatim title and an image of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { OrielCore.Label<Text, Image>(title, image: image) }
  }
}
