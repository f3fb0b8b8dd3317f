import FoundationEssentials

/// The capability of a platform to load pictures, and to render views to pictures.
@MainActor package protocol PicturePlatform: WidgetPlatform, TurnScheduler {
  /// The cache of loaded pictures.
  var pictures: PictureCache { get }

  /// Loads a picture. Throws if it can't be loaded, if it can't be read, or if the task is cancelled.
  func loadPicture(from url: URL) async throws -> LoadedPicture

  /// Decodes a picture. Throws if it can't be read, or if the task is cancelled.
  func picture(of data: Data) async throws -> LoadedPicture

  /// The desktop's current settings.
  var desktopSettings: DesktopSettings { get }

  /// The colors of the desktop's theme in an appearance.
  func themeColors(in appearance: AssetAppearance) -> PlatformColors

  /// Creates a container for views that are rendered to pictures.
  func makeStudio() -> any PictureStudio
}

/// The colors of a theme, each red, green and blue between 0 and 1.
package struct PlatformColors: Equatable, Sendable {
  /// The color of text.
  package var foreground: SIMD3<Double>
  /// The color of areas and controls in the accent color.
  package var accent: SIMD3<Double>
  /// The background of windows.
  package var window: SIMD3<Double>
  /// The background of content.
  package var content: SIMD3<Double>

  package init(
    foreground: SIMD3<Double>, accent: SIMD3<Double>, window: SIMD3<Double>, content: SIMD3<Double>
  ) {
    self.foreground = foreground
    self.accent = accent
    self.window = window
    self.content = content
  }
}

/// A container for views that are rendered to pictures.
@MainActor package protocol PictureStudio: LayoutContainer {
  /// The size that the views take of a proposed one; nil if they have none.
  func size(for proposal: ProposedViewSize) -> Size?
  /// Lays out the views and renders them; nil if they have no size.
  func picture(for proposal: ProposedViewSize, scale: Double, isOpaque: Bool) -> LoadedPicture?
  /// Removes the container. Called once.
  func dispose()
}

/// A platform that renders pictures without an app.
@MainActor package protocol StandalonePicturePlatform: PicturePlatform {
  init()
}

/// The platform that loads pictures for views.
@MainActor package final class PictureSource {
  package let platform: any PicturePlatform

  package init(_ platform: any PicturePlatform) {
    self.platform = platform
    Self.current = platform
  }

  /// The platform of the window that was created last.
  package private(set) static weak var current: (any PicturePlatform)?

  /// The platform for pictures when there is no window; nil if the program isn't linked with GTK.
  ///
  /// This module doesn't know the platform's, so the type is looked up by its name. The platform can't register itself:
  /// a program that only renders pictures calls nothing of the platform's module, and Swift runs no code of a module when
  /// a program starts. `OffscreenPlatform` says what its name depends on.
  package static let standalone: (any PicturePlatform)? = {
    let type = _typeByName("8OrielGTK17OffscreenPlatformC") as? any StandalonePicturePlatform.Type
    return type?.init()
  }()
}

/// A cache of loaded pictures. It keeps the most recently used ones up to a number of bytes, decoded pictures included.
@MainActor package final class PictureCache {
  private var entries: [String: (picture: LoadedPicture, use: Int)] = [:]
  private var uses = 0
  private var size = 0
  private let capacity: Int

  package init(capacity: Int = 64 << 20) { self.capacity = capacity }

  package subscript(url: URL) -> LoadedPicture? {
    guard let entry = entries[url.absoluteString] else { return nil }
    uses += 1
    entries[url.absoluteString] = (entry.picture, uses)
    return entry.picture
  }

  package func insert(_ picture: LoadedPicture, for url: URL) {
    remove(url.absoluteString)
    guard picture.memorySize <= capacity else { return }
    uses += 1
    size += picture.memorySize
    entries[url.absoluteString] = (picture, uses)
    while size > capacity, let oldest = entries.min(by: { $0.value.use < $1.value.use })?.key { remove(oldest) }
  }

  private func remove(_ key: String) {
    guard let old = entries.removeValue(forKey: key) else { return }
    size -= old.picture.memorySize
  }
}
