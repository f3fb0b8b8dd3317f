import CGtk
import FoundationEssentials
import OrielCore

/// The source that an image resolves to: an icon of the theme, or an image file.
@MainActor package enum ImageSource {
  /// A name of the icon theme.
  case icon(String)
  /// A `GdkTexture`.
  case picture(ObjectHandle)

  /// The icon for missing images.
  package static let missing = "image-missing"

  /// Looks up an image. A missing image is replaced by a placeholder, with one warning for each image.
  package init(_ source: ImageReference) {
    switch source {
    case .icon(let name): self = .icon(Self.known(name) ?? Self.warn("there is no icon \"\(name)\"", name))
    case .symbol(let name):
      let icon = SymbolTable.icon(for: name).flatMap { Self.known($0) }
      self = .icon(
        icon ?? Self.known(name) ?? Self.known(name + "-symbolic")
          ?? Self.warn("there is no icon for the symbol \"\(name)\"", name))
    case .resource(let name, let resources):
      if let path = Self.path(of: name, in: resources), let picture = Self.picture(path) {
        self = picture
      } else {
        self = .icon(Self.known(name) ?? Self.warn("there is no image \"\(name)\" among the app's resources", name))
      }
    case .file(let url):
      self = Self.picture(url.path) ?? .icon(Self.warn("\(url.path) is no image that can be read", url.path))
    case .loaded(let picture, _):
      self = (picture.object as? ObjectHandle).map { .picture($0) } ?? ImageSource(.data(picture.data))
    case .data(let data):
      self = Self.picture(data) ?? .icon(Self.warn("\(data.count) bytes are no image that can be read", "data"))
    }
  }

  private static func warn(_ message: String, _ key: String) -> String {
    Diagnostics.warn(message, once: "image.\(key)")
    return missing
  }

  private static func known(_ icon: String) -> String? {
    guard let icon = icon.nameForGTK, let display = gdk_display_get_default() else { return icon.nameForGTK }
    return gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), icon) != 0 ? icon : nil
  }

  private static let extensions = ["png", "svg", "jpg", "jpeg", "webp", "gif", "tiff"]
  private static let folders = ["", "resources/", "Resources/"]

  private static func path(of name: String, in resources: ResourceFolder?) -> String? {
    let names = [name] + extensions.map { "\(name).\($0)" }
    for folder in resources.map({ [$0] }) ?? ResourceFolder.main {
      for place in folders {
        for name in names { if let path = folder.path(of: place + name) { return path } }
      }
    }
    return nil
  }

  private static func picture(_ path: String) -> ImageSource? {
    guard let path = path.nameForGTK else { return nil }
    var error: UnsafeMutablePointer<GError>?
    let texture = gdk_texture_new_from_filename(path, &error)
    return picture(texture, error)
  }

  private static func picture(_ data: Data) -> ImageSource? {
    decode(data).map { .picture(ObjectHandle(adopting: $0)) }
  }

  /// Decodes a picture on any thread. Returns a `GdkTexture`, which the caller owns; nil if the picture can't be read.
  nonisolated static func decode(_ data: Data) -> OpaquePointer? {
    guard !data.isEmpty else { return nil }
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    var error: UnsafeMutablePointer<GError>?
    let texture = gdk_texture_new_from_bytes(bytes, &error)
    if let error { g_error_free(error) }
    return texture
  }

  private static func picture(_ texture: OpaquePointer?, _ error: UnsafeMutablePointer<GError>?) -> ImageSource? {
    if let error { g_error_free(error) }
    return texture.map { .picture(ObjectHandle(adopting: $0)) }
  }
}
