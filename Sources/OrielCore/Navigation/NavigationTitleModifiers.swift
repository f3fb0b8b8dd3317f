extension View {
  /// Sets the title of the window or sheet that contains the view.
  ///
  /// If several views set a title, the innermost applies, and the first one of siblings.
  public func navigationTitle(_ title: Text) -> some View {
    let title = title.resolved
    return modifier(PreferenceModifier<NavigationHeadingKey> { _ in .heading(title: title) })
  }

  /// The variant of `navigationTitle(_:)` that takes a localized title.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  /// The variant of `navigationTitle(_:)` that takes a verbatim title.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// The deprecated form of `navigationTitle(_:)`.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// The deprecated form of `navigationTitle(_:)`.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// The deprecated form of `navigationTitle(_:)`.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  /// Sets the title. The display mode has no effect on the desktop.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(title)
  }

  /// Sets the title. The display mode has no effect on the desktop.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey) }

  /// Sets the title. The display mode has no effect on the desktop.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  /// Has no effect on the desktop: the title of a window has one size.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }

  /// Hides the toolbar items of the view. Use `toolbar(_:for:)` in new code.
  public func navigationBarHidden(_ hidden: Bool) -> some View { toolbar(hidden ? .hidden : .automatic) }

  /// Sets the subtitle of the window, which the toolbar shows below the title.
  ///
  /// A subtitle belongs to the title of its view: the window doesn't show the subtitle of one column of a split view under
  /// the title of another.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    let subtitle = subtitle.resolved
    return modifier(PreferenceModifier<NavigationHeadingKey> { _ in .heading(subtitle: subtitle) })
  }

  /// The variant of `navigationSubtitle(_:)` that takes a localized text.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// The variant of `navigationSubtitle(_:)` that takes a verbatim text.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { navigationSubtitle(Text(subtitle)) }
}

/// The bar of a page, which on the desktop is the toolbar of the window.
public enum NavigationBarItem {
  /// The size of a title.
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
