// What SwiftUI has and a desktop of Linux hasn't: the compiler then says why, and what to use instead. A modifier of this
// list that is used nowhere costs no app anything. None has the name of another one, which would make that one slower to check.

import FoundationEssentials

extension View {
  /// The items of a Touch Bar. Unavailable: there is no Touch Bar: use toolbar(content:).
  @available(*, unavailable, message: "There is no Touch Bar: use toolbar(content:)")
  public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

  /// The main item of a Touch Bar. Unavailable: there is no Touch Bar: use toolbar(content:).
  @available(*, unavailable, message: "There is no Touch Bar: use toolbar(content:)")
  public func touchBarItemPrincipal(_ principal: Bool = true) -> Self { self }

  /// An action for a button of a remote control. Unavailable: there is no remote control: use onKeyPress(_:action:),
  /// with the key for media.
  @available(*, unavailable, message: "There is no remote control: use onKeyPress(_:action:), with the key for media")
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> Self { self }

  /// A value that the crown of a watch changes. Unavailable: There is no Digital Crown: use a Slider, or gestures.
  @available(*, unavailable, message: "There is no Digital Crown: use a Slider, or gestures")
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> Self { self }

  /// An action for a double tap of a pencil. Unavailable: GTK reports no double tap of a pencil: use
  /// onTapGesture(count:perform:).
  @available(*, unavailable, message: "GTK reports no double tap of a pencil: use onTapGesture(count:perform:)")
  public func onPencilDoubleTap(perform action: @escaping (Any) -> Void) -> Self { self }

  /// An action for a squeeze of a pencil. Unavailable: GTK reports no squeeze of a pencil: use
  /// onLongPressGesture(perform:).
  @available(*, unavailable, message: "GTK reports no squeeze of a pencil: use onLongPressGesture(perform:)")
  public func onPencilSqueeze(perform action: @escaping (Any) -> Void) -> Self { self }

  /// Whether hover effects are off. Unavailable: there is no hover effect to turn off: use onHover(perform:).
  @available(*, unavailable, message: "There is no hover effect to turn off: use onHover(perform:)")
  public func hoverEffectDisabled(_ disabled: Bool = true) -> Self { self }

  /// The edges whose gestures of the system come second. Unavailable: a desktop has no gestures at the edges of the
  /// screen: leave the modifier out.
  @available(*, unavailable, message: "A desktop has no gestures at the edges of the screen: leave the modifier out")
  public func defersSystemGestures(on edges: Edge.Set) -> Self { self }

  /// The visibility of the system's overlays. Unavailable: a desktop has no overlays above an app: leave the modifier
  /// out.
  @available(*, unavailable, message: "A desktop has no overlays above an app: leave the modifier out")
  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }

  /// A renderer of texts. Unavailable: text isn't drawn by renderers: draw it with Canvas, or animate a Text for each
  /// part.
  @available(
    *, unavailable,
    message: "Text isn't drawn by renderers: draw it with Canvas, or animate a Text for each part"
  )
  public func textRenderer<T>(_ renderer: T) -> Self { self }

  /// A shader for the drawn view. Unavailable: there are no shaders in Metal: draw with Canvas, or use blur(radius:),
  /// hueRotation(_:) and the like.
  @available(
    *, unavailable,
    message: "There are no shaders in Metal: draw with Canvas, or use blur(radius:), hueRotation(_:) and the like"
  )
  public func layerEffect<S>(_ shader: S, maxSampleOffset: CGSize, isEnabled: Bool = true) -> Self { self }

  /// A shader for each pixel's color. Unavailable: there are no shaders in Metal: use hueRotation(_:),
  /// saturation(_:), contrast(_:) and the like.
  @available(
    *, unavailable,
    message: "There are no shaders in Metal: use hueRotation(_:), saturation(_:), contrast(_:) and the like"
  )
  public func colorEffect<S>(_ shader: S, isEnabled: Bool = true) -> Self { self }

  /// A shader for each pixel's place. Unavailable: there are no shaders in Metal: use rotation3DEffect(_:axis:) or a
  /// transform.
  @available(*, unavailable, message: "There are no shaders in Metal: use rotation3DEffect(_:axis:) or a transform")
  public func distortionEffect<S>(_ shader: S, maxSampleOffset: CGSize, isEnabled: Bool = true) -> Self { self }

  /// An activity that other devices continue. Unavailable: there are no activities that other devices continue: use
  /// handlesExternalEvents(preferring:allowing:) and URLs.
  @available(
    *, unavailable,
    message:
      "There are no activities that other devices continue: use handlesExternalEvents(preferring:allowing:) and URLs"
  )
  public func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void) -> Self {
    self
  }

  /// An action for an activity of another device. Unavailable: there are no activities of other devices: use
  /// onOpenURL(perform:).
  @available(*, unavailable, message: "There are no activities of other devices: use onOpenURL(perform:)")
  public func onContinueUserActivity(_ activityType: String, perform action: @escaping (Any) -> Void) -> Self { self }

  /// What a view gives to services. Unavailable: services don't ask views for items: use draggable(_:), copyable(_:)
  /// or ShareLink.
  @available(
    *, unavailable,
    message: "Services don't ask views for items: use draggable(_:), copyable(_:) or ShareLink"
  )
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }

  /// A store of models. Unavailable: there is no SwiftData: keep the models in an @Observable object, in files or in
  /// a database, and set it with environment(_:).
  @available(
    *, unavailable,
    message:
      "There is no SwiftData: keep the models in an @Observable object, in files or in a database, and set it with environment(_:)"
  )
  public func modelContainer<T>(for modelType: T.Type) -> Self { self }

  /// The context of models. Unavailable: there is no SwiftData: set an @Observable object with environment(_:).
  @available(*, unavailable, message: "There is no SwiftData: set an @Observable object with environment(_:)")
  public func modelContext<T>(_ context: T) -> Self { self }

  /// The address that a widget opens. Unavailable: there are no widgets on the desktop: use MenuBarExtra.
  @available(*, unavailable, message: "There are no widgets on the desktop: use MenuBarExtra")
  public func widgetURL(_ url: URL?) -> Self { self }

  /// Whether a part of a widget has the accent color. Unavailable: there are no widgets on the desktop: leave the
  /// modifier out.
  @available(*, unavailable, message: "There are no widgets on the desktop: leave the modifier out")
  public func widgetAccentable(_ accentable: Bool = true) -> Self { self }

  /// The label of a widget. Unavailable: there are no widgets on the desktop: use MenuBarExtra.
  @available(*, unavailable, message: "There are no widgets on the desktop: use MenuBarExtra")
  public func widgetLabel<S: StringProtocol>(_ label: S) -> Self { self }

  /// The identity of glass in a transition. Unavailable: glass is a flat background here, and has no shapes that flow
  /// together: use matchedGeometryEffect(id:in:).
  @available(
    *, unavailable,
    message: "Glass is a flat background here, and has no shapes that flow together: use matchedGeometryEffect(id:in:)"
  )
  public func glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID) -> Self { self }

  /// Shapes of glass that are one. Unavailable: glass is a flat background here, and has no shapes that flow
  /// together: use one background around the views.
  @available(
    *, unavailable,
    message:
      "Glass is a flat background here, and has no shapes that flow together: use one background around the views"
  )
  public func glassEffectUnion<ID: Hashable>(id: ID?, namespace: Namespace.ID) -> Self { self }

  /// A mirrored view beneath bars. Unavailable: views aren't mirrored beneath bars: use
  /// background(_:ignoresSafeAreaEdges:).
  @available(*, unavailable, message: "Views aren't mirrored beneath bars: use background(_:ignoresSafeAreaEdges:)")
  public func backgroundExtensionEffect() -> Self { self }

  /// Whether edges of scroll views are sharp. Unavailable: content isn't blurred at the edges of a scroll view: leave
  /// the modifier out.
  @available(*, unavailable, message: "Content isn't blurred at the edges of a scroll view: leave the modifier out")
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> Self { self }

  /// A view above the tabs. Unavailable: tabs have no accessory: use safeAreaInset(edge:content:) on the TabView.
  @available(*, unavailable, message: "Tabs have no accessory: use safeAreaInset(edge:content:) on the TabView")
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

  /// The header of the sidebar of tabs. Unavailable: the sidebar of tabs has no header: use
  /// safeAreaInset(edge:content:), or NavigationSplitView.
  @available(
    *, unavailable,
    message: "The sidebar of tabs has no header: use safeAreaInset(edge:content:), or NavigationSplitView"
  )
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

  /// The footer of the sidebar of tabs. Unavailable: the sidebar of tabs has no footer: use
  /// safeAreaInset(edge:content:), or NavigationSplitView.
  @available(
    *, unavailable,
    message: "The sidebar of tabs has no footer: use safeAreaInset(edge:content:), or NavigationSplitView"
  )
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

  /// The bar of the sidebar of tabs. Unavailable: the sidebar of tabs has no bar: use safeAreaInset(edge:content:),
  /// or NavigationSplitView.
  @available(
    *, unavailable,
    message: "The sidebar of tabs has no bar: use safeAreaInset(edge:content:), or NavigationSplitView"
  )
  public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

  /// The distance of rows. Unavailable: rows have no distance in GNOME: use listRowInsets(_:), or a
  /// LazyVStack(spacing:).
  @available(
    *, unavailable,
    message: "Rows have no distance in GNOME: use listRowInsets(_:), or a LazyVStack(spacing:)"
  )
  public func listRowSpacing(_ spacing: CGFloat?) -> Self { self }

  /// The distance of sections. Unavailable: sections have the distance of GNOME's lists: use padding in a header.
  @available(*, unavailable, message: "Sections have the distance of GNOME's lists: use padding in a header")
  public func listSectionSpacing(_ spacing: CGFloat) -> Self { self }

  /// The visibility of labels. Unavailable: use labelsHidden(), or leave the modifier out.
  @available(*, unavailable, message: "Use labelsHidden(), or leave the modifier out")
  public func labelsVisibility(_ visibility: Visibility) -> Self { self }

  /// The visibility of the arrows of links. Unavailable: use a Button that appends to the stack's path, which has no
  /// arrow.
  @available(*, unavailable, message: "Use a Button that appends to the stack's path, which has no arrow")
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> Self { self }

  /// The text that selects a row. Unavailable: lists don't select rows by typing: use searchable(text:).
  @available(*, unavailable, message: "Lists don't select rows by typing: use searchable(text:)")
  public func typeSelectEquivalent(_ text: Text?) -> Self { self }

  /// A large copy of a small view. Unavailable: GTK scales all text with the user's setting: leave the modifier out.
  @available(*, unavailable, message: "GTK scales all text with the user's setting: leave the modifier out")
  public func accessibilityShowsLargeContentViewer() -> Self { self }

  /// Whether the view keeps its colors where colors are inverted. Unavailable: GTK doesn't invert colors: use the environment
  /// value colorScheme.
  @available(*, unavailable, message: "GTK doesn't invert colors: use the environment value colorScheme")
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self { self }

  /// The views that a rotor finds. Unavailable: Orca has no rotors: use accessibilityHeading(_:) or
  /// accessibilityAddTraits(_:), by which it finds views.
  @available(
    *, unavailable,
    message: "Orca has no rotors: use accessibilityHeading(_:) or accessibilityAddTraits(_:), by which it finds views"
  )
  public func accessibilityRotor<Content>(_ label: Text, entries: () -> Content) -> Self { self }

  /// The buttons of a section. Unavailable: sections have no buttons in the sidebar: put them in the section's header.
  @available(*, unavailable, message: "Sections have no buttons in the sidebar: put them in the section's header")
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

  /// An item for other keys. Unavailable: menus don't change while keys are held down: add another item.
  @available(*, unavailable, message: "Menus don't change while keys are held down: add another item")
  public func modifierKeyAlternate<V: View>(_ modifiers: EventModifiers, @ViewBuilder _ alternate: (Self) -> V) -> Self
  { self }

  /// Whether the view has the first focus. Unavailable: use defaultFocus(_:_:) with a FocusState.
  @available(*, unavailable, message: "Use defaultFocus(_:_:) with a FocusState")
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> Self { self }

  /// A part with its own first focus. Unavailable: use defaultFocus(_:_:) with a FocusState.
  @available(*, unavailable, message: "Use defaultFocus(_:_:) with a FocusState")
  public func focusScope(_ namespace: Namespace.ID) -> Self { self }

  /// Radio buttons in a row. Unavailable: use pickerStyle(.segmented), or an HStack of toggles.
  @available(*, unavailable, message: "Use pickerStyle(.segmented), or an HStack of toggles")
  public func horizontalRadioGroupLayout() -> Self { self }

  /// The pitch of speech. Unavailable: assistive technology decides how it speaks: leave the modifier out.
  @available(*, unavailable, message: "Assistive technology decides how it speaks: leave the modifier out")
  public func speechAdjustedPitch(_ value: Double) -> Self { self }

  /// Whether speech spells out words. Unavailable: assistive technology decides how it speaks: use
  /// accessibilityLabel(_:).
  @available(*, unavailable, message: "Assistive technology decides how it speaks: use accessibilityLabel(_:)")
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Self { self }

  /// Whether speech includes punctuation. Unavailable: assistive technology decides how it speaks: leave the modifier
  /// out.
  @available(*, unavailable, message: "Assistive technology decides how it speaks: leave the modifier out")
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self { self }

  /// Whether announcements wait. Unavailable: assistive technology decides how it speaks: use
  /// AccessibilityNotification.Announcement.
  @available(
    *, unavailable,
    message: "Assistive technology decides how it speaks: use AccessibilityNotification.Announcement"
  )
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Self { self }

  /// A translation of a text. Unavailable: there is no service that translates: use Link to one.
  @available(*, unavailable, message: "There is no service that translates: use Link to one")
  public func translationPresentation(isPresented: Binding<Bool>, text: String) -> Self { self }

  /// The visibility of writing tools. Unavailable: there is no service that writes: leave the modifier out.
  @available(*, unavailable, message: "There is no service that writes: leave the modifier out")
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> Self { self }

  /// The height of a row of a wheel. Unavailable: pickers have no wheels: leave the modifier out.
  @available(*, unavailable, message: "Pickers have no wheels: leave the modifier out")
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> Self { self }

  /// Whether a widget's content gets old. Unavailable: there are no widgets whose content is old: use
  /// redacted(reason:).
  @available(*, unavailable, message: "There are no widgets whose content is old: use redacted(reason:)")
  public func invalidatableContent(_ invalidatable: Bool = true) -> Self { self }
}
