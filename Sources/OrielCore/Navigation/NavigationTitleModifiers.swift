extension View {
  /// Sets the title of the window, or of the sheet, that the view is in. Of several, the innermost counts, and of those
  /// next to each other the first.
  public func navigationTitle(_ title: Text) -> some View {
    let title = title.resolved
    return modifier(PreferenceModifier<NavigationTitleKey> { _ in .offer(title) })
  }

  /// Sets the title of the window that the view is in, looked up in the app's translations.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  /// Sets the title of the window that the view is in, as it is.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
}
