// swift-format-ignore-file
import Oriel

// What SwiftUI has and Oriel has not: each is found, and says what to use instead.

struct Absent: View {
  @State private var number = 0.0
  @State private var flag = false
  @Namespace private var space

  var body: some View {
    Text("a")
      .touchBar { Button("A") {} }  // error: is unavailable: There is no Touch Bar: use toolbar(content:)
      .touchBarItemPrincipal()  // error: is unavailable: There is no Touch Bar: use toolbar(content:)
      .onPlayPauseCommand {}  // error: is unavailable: There is no remote control: use onKeyPress(_:action:), with the key for media
      .digitalCrownRotation($number)  // error: is unavailable: There is no Digital Crown: use a Slider, or gestures
      .onPencilDoubleTap { _ in }  // error: is unavailable: GTK reports no double tap of a pencil: use onTapGesture(count:perform:)
      .onPencilSqueeze { _ in }  // error: is unavailable: GTK reports no squeeze of a pencil: use onLongPressGesture(perform:)
      .hoverEffectDisabled()  // error: is unavailable: There is no hover effect to turn off: use onHover(perform:)
      .defersSystemGestures(on: .all)  // error: is unavailable: A desktop has no gestures at the edges of the screen: leave the modifier out
      .persistentSystemOverlays(.hidden)  // error: is unavailable: A desktop has no overlays above an app: leave the modifier out
      .textRenderer(number)  // error: is unavailable: Text isn't drawn by renderers: draw it with Canvas, or animate a Text for each part
      .layerEffect(number, maxSampleOffset: .zero)  // error: is unavailable: There are no shaders in Metal: draw with Canvas, or use blur(radius:), hueRotation(_:) and the like
      .colorEffect(number)  // error: is unavailable: There are no shaders in Metal: use hueRotation(_:), saturation(_:), contrast(_:) and the like
      .distortionEffect(number, maxSampleOffset: .zero)  // error: is unavailable: There are no shaders in Metal: use rotation3DEffect(_:axis:) or a transform
      .userActivity("a") { _ in }  // error: is unavailable: There are no activities that other devices continue: use handlesExternalEvents(preferring:allowing:) and URLs
      .onContinueUserActivity("a") { _ in }  // error: is unavailable: There are no activities of other devices: use onOpenURL(perform:)
      .itemProvider { nil }  // error: is unavailable: Services don't ask views for items: use draggable(_:), copyable(_:) or ShareLink
      .modelContainer(for: Int.self)  // error: is unavailable: There is no SwiftData: keep the models in an @Observable object, in files or in a database, and set it with environment(_:)
      .modelContext(number)  // error: is unavailable: There is no SwiftData: set an @Observable object with environment(_:)
      .widgetURL(nil)  // error: is unavailable: There are no widgets on the desktop: use MenuBarExtra
      .widgetAccentable()  // error: is unavailable: There are no widgets on the desktop: leave the modifier out
      .widgetLabel("a")  // error: is unavailable: There are no widgets on the desktop: use MenuBarExtra
      .glassEffectID(1, in: space)  // error: is unavailable: Glass is a flat background here, and has no shapes that flow together: use matchedGeometryEffect(id:in:)
      .glassEffectUnion(id: 1, namespace: space)  // error: is unavailable: Glass is a flat background here, and has no shapes that flow together: use one background around the views
      .backgroundExtensionEffect()  // error: is unavailable: Views aren't mirrored beneath bars: use background(_:ignoresSafeAreaEdges:)
      .scrollEdgeEffectHidden()  // error: is unavailable: Content isn't blurred at the edges of a scroll view: leave the modifier out
      .tabViewBottomAccessory { Text("a") }  // error: is unavailable: Tabs have no accessory: use safeAreaInset(edge:content:) on the TabView
      .tabViewSidebarHeader { Text("a") }  // error: is unavailable: The sidebar of tabs has no header: use safeAreaInset(edge:content:), or NavigationSplitView
      .tabViewSidebarFooter { Text("a") }  // error: is unavailable: The sidebar of tabs has no footer: use safeAreaInset(edge:content:), or NavigationSplitView
      .tabViewSidebarBottomBar { Text("a") }  // error: is unavailable: The sidebar of tabs has no bar: use safeAreaInset(edge:content:), or NavigationSplitView
      .listRowSpacing(4)  // error: is unavailable: Rows have no distance in GNOME: use listRowInsets(_:), or a LazyVStack(spacing:)
      .listSectionSpacing(4)  // error: is unavailable: Sections have the distance of GNOME's lists: use padding in a header
      .labelsVisibility(.hidden)  // error: is unavailable: Use labelsHidden(), or leave the modifier out
      .navigationLinkIndicatorVisibility(.hidden)  // error: is unavailable: Use a Button that appends to the stack's path, which has no arrow
      .typeSelectEquivalent(nil)  // error: is unavailable: Lists don't select rows by typing: use searchable(text:)
      .accessibilityShowsLargeContentViewer()  // error: is unavailable: GTK scales all text with the user's setting: leave the modifier out
      .accessibilityIgnoresInvertColors()  // error: is unavailable: GTK doesn't invert colors: use the environment value colorScheme
      .accessibilityRotor(Text("a")) { 1 }  // error: is unavailable: Orca has no rotors: use accessibilityHeading(_:) or accessibilityAddTraits(_:), by which it finds views
      .sectionActions { Text("a") }  // error: is unavailable: Sections have no buttons in the sidebar: put them in the section's header
      .modifierKeyAlternate(.shift) { $0 }  // error: is unavailable: Menus don't change while keys are held down: add another item
      .prefersDefaultFocus(in: space)  // error: is unavailable: Use defaultFocus(_:_:) with a FocusState
      .focusScope(space)  // error: is unavailable: Use defaultFocus(_:_:) with a FocusState
      .horizontalRadioGroupLayout()  // error: is unavailable: Use pickerStyle(.segmented), or an HStack of toggles
      .speechAdjustedPitch(1)  // error: is unavailable: Assistive technology decides how it speaks: leave the modifier out
      .speechSpellsOutCharacters()  // error: is unavailable: Assistive technology decides how it speaks: use accessibilityLabel(_:)
      .speechAlwaysIncludesPunctuation()  // error: is unavailable: Assistive technology decides how it speaks: leave the modifier out
      .speechAnnouncementsQueued()  // error: is unavailable: Assistive technology decides how it speaks: use AccessibilityNotification.Announcement
      .translationPresentation(isPresented: $flag, text: "a")  // error: is unavailable: There is no service that translates: use Link to one
      .writingToolsAffordanceVisibility(.hidden)  // error: is unavailable: There is no service that writes: leave the modifier out
      .defaultWheelPickerItemHeight(4)  // error: is unavailable: Pickers have no wheels: leave the modifier out
      .invalidatableContent()  // error: is unavailable: There are no widgets whose content is old: use redacted(reason:)
  }
}

struct AbsentRequest {
  @FetchRequest(sortDescriptors: []) var items: [Int]  // error: is unavailable: There is no Core Data: keep the objects in an @Observable object, in files or in a database
}

func absent(_ results: FetchedResults<Int>) {}  // error: is unavailable: There is no Core Data: use an array

struct AbsentTextRenderer: TextRenderer {}  // error: is unavailable: Text isn't drawn by renderers: draw it with Canvas, or animate a Text for each part

struct AbsentTextAttribute: TextAttribute {}  // error: is unavailable: Text isn't drawn by renderers: draw it with Canvas, or animate a Text for each part

struct AbsentWidgetBundle: WidgetBundle {}  // error: is unavailable: There are no widgets on the desktop: use MenuBarExtra

struct AbsentControlWidget: ControlWidget {}  // error: is unavailable: There are no controls of apps on the desktop: use MenuBarExtra

let absentShaders = ShaderLibrary.self  // error: is unavailable: There are no shaders in Metal: draw with Canvas

@MainActor let absentHelp = HelpLink {}  // error: is unavailable: GNOME has no help button: use Link, or a command in CommandGroup(replacing: .help)
