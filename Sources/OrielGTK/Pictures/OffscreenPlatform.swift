import CGtk
import FoundationEssentials
import OrielCore

/// Renders views to pictures without a display and without an app, with Pango and cairo.
///
/// GTK can't create a widget without a display. So texts, images and everything that has no widget are drawn here, and
/// a placeholder is drawn for other controls. The appearance is that of the light theme.
///
/// `PictureSource.standalone` finds it by the names of the module and the class, because nothing refers to it.
@MainActor package final class OffscreenPlatform: StandalonePicturePlatform {
  package let pictures = PictureCache()
  private var turns: [@MainActor () -> Void] = []

  package init() {
    // Without a display it fails, but the types of render nodes exist afterwards.
    gtk_init_check()
  }

  package func makeWidget<Kind: Element>(
    _ element: Kind, _ attributes: WidgetAttributes, sink: any WidgetEventSink
  ) -> any ElementWidget<Kind> {
    if let widget = (element as? any OffscreenElement)?.makeOffscreenWidget() as? OffscreenWidget<Kind> {
      return widget
    }
    return OffscreenPlaceholder(element)
  }

  package func loadPicture(from url: URL) async throws -> LoadedPicture { try await PictureLoader.picture(from: url) }
  package func picture(of data: Data) async throws -> LoadedPicture { try await PictureLoader.picture(of: data) }
  package func themeColors(in appearance: AssetAppearance) -> PlatformColors {
    let variant = ThemeVariant(appearance)
    return Palette(variant, ThemeColors(variant)).platformColors
  }
  package func makeStudio() -> any PictureStudio { OffscreenStudio(self) }

  /// The layout direction is that of the language.
  package var desktopSettings: DesktopSettings {
    var settings = DesktopSettings()
    settings.layoutDirection = OffscreenTheme.isMirrored ? .rightToLeft : .leftToRight
    return settings
  }
  // MARK: Turns

  package func scheduleTurn(_ turn: @escaping @MainActor () -> Void) { turns.append(turn) }
  package func scheduleTurnWhenIdle(_ turn: @escaping @MainActor () -> Void) { turns.append(turn) }

  /// Runs the turns that were requested since the last call. Returns whether there were any.
  func runTurns() -> Bool {
    let due = turns
    turns = []
    for turn in due { turn() }
    return !due.isEmpty
  }
}

/// An element that can be drawn without a display.
protocol OffscreenElement: Element {
  @MainActor func makeOffscreenWidget() -> any OffscreenContent
}
