extension View {
  /// Sets the title of the window or sheet that contains the view.
  ///
  /// If several views set a title, the innermost applies, and the first one of siblings.
  public func navigationTitle(_ title: Text) -> some View {
    let title = title.resolved
    return modifier(PreferenceModifier<NavigationTitleKey> { _ in .offer(title) })
  }

  /// The variant of `navigationTitle(_:)` that takes a localized title.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  /// The variant of `navigationTitle(_:)` that takes a verbatim title.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
}
