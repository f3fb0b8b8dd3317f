extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and an image of an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource).decorative })
  }

  /// Creates a label with a verbatim title and an image of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource).decorative })
  }
}

extension Button where Label == OrielCore.Label<Text, Image> {
  /// Creates a button with a localized title and an image of an asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { OrielCore.Label<Text, Image>(titleKey, image: image) }
  }

  /// Creates a button with a verbatim title and an image of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { OrielCore.Label<Text, Image>(title, image: image) }
  }
}

extension Toggle where Label == OrielCore.Label<Text, Image> {
  /// Creates a toggle with a localized title and an image of an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { OrielCore.Label<Text, Image>(titleKey, image: image) }
  }

  /// Creates a toggle with a verbatim title and an image of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { OrielCore.Label<Text, Image>(title, image: image) }
  }
}

extension Picker where Label == OrielCore.Label<Text, Image> {
  /// Creates a picker with a localized title and an image of an asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { OrielCore.Label<Text, Image>(titleKey, image: image) }
  }

  /// Creates a picker with a verbatim title and an image of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { OrielCore.Label<Text, Image>(title, image: image) }
  }
}
