import CGtk
import FoundationEssentials
import OrielCore

/// The source that an image resolves to: an icon, or an image file.
@MainActor package enum ImageSource {
  case icon(Icon)
  /// A `GdkTexture`.
  case picture(ObjectHandle)

  /// Looks up an image. A missing image is replaced by a placeholder, with one warning for each image.
  ///
  /// - Parameter view: the receiver of the events of the image's widget, for the warning.
  package init(_ source: ImageReference, in view: (any WidgetEventSink)? = nil) {
    let place = view?.placeForMessages ?? ""
    switch source {
    case .icon(let name):
      self = .icon(Icon.known(name).map { Icon.theme($0) } ?? Self.warn("there is no icon \"\(name)\"\(place)", name))
    case .symbol(let name):
      self = .icon(
        Icon(symbol: name)
          ?? Self.warn(
            "there is no icon for the symbol \"\(name)\"\(place): use another one, or a symbol set in an asset catalog",
            name))
    case .asset(let picture):
      self =
        picture.symbol.map { .icon(.symbol(SymbolPicture($0))) } ?? Self.picture(picture)
        ?? .icon(Self.warn("the picture of \"\(picture.name)\" in the asset catalog can't be read", picture.name))
    case .resource(let name, let resources):
      if let asset = AssetPicture(name, in: resources, for: StyleSheet.palette.appearance) {
        self = ImageSource(.asset(asset))
      } else if let path = Self.path(of: name, in: resources), let picture = Self.picture(path) {
        self = picture
      } else {
        self = .icon(
          Icon.known(name).map { Icon.theme($0) }
            ?? Self.warn(
              "there is no image \"\(name)\" among the app's resources\(place): add it to an asset catalog, or to the resources of "
                + "the target, and pass the bundle of a library's target", name))
      }
    case .file(let url):
      self = Self.picture(url.path) ?? .icon(Self.warn("\(url.path) is no image that can be read", url.path))
    case .loaded(let picture, _):
      switch picture.object {
      case let texture as ObjectHandle: self = .picture(texture)
      case let texture as SharedObject: self = .picture(ObjectHandle(retaining: texture.pointer))
      default: self = ImageSource(.data(picture.data))
      }
    case .data(let data):
      self = Self.picture(data) ?? .icon(Self.warn("\(data.count) bytes are no image that can be read", "data"))
    }
  }

  private static func warn(_ message: String, _ key: String) -> Icon {
    Diagnostics.warn(message, once: "image.\(key)")
    return .theme(Icon.missing)
  }

  private nonisolated static let extensions = ["png", "svg", "jpg", "jpeg", "webp", "gif", "tiff"]
  private nonisolated static let folders = ["", "resources/", "Resources/"]

  /// The path of an image among the resources, with or without the extension in its name; nil if there is none.
  nonisolated static func path(of name: String, in resources: ResourceFolder?) -> String? {
    let names = [name] + extensions.map { "\(name).\($0)" }
    func path(in folder: ResourceFolder) -> String? {
      folders.lazy.flatMap { place in names.lazy.map { place + $0 } }.lazy.compactMap { folder.path(of: $0) }.first
    }
    if let path = (resources.map { [$0] } ?? ResourceFolder.main).lazy.compactMap(path).first { return path }
    guard resources == nil else { return nil }
    // That of another module of the package, if only one has it.
    let others = ResourceFolder.others.compactMap(path)
    return others.count == 1 ? others[0] : nil
  }

  private static func picture(_ path: String) -> ImageSource? {
    var content: UnsafeMutablePointer<CChar>?
    var length: gsize = 0
    guard let path = path.nameForGTK, g_file_get_contents(path, &content, &length, nil) != 0 else { return nil }
    return decode(taking: g_bytes_new_take(content, length)).map { .picture(ObjectHandle(adopting: $0)) }
  }

  private static func picture(_ asset: AssetPicture) -> ImageSource? {
    guard let data = asset.data else { return nil }
    return decode(data, scale: asset.isVector ? asset.scale : 1).map { .picture(ObjectHandle(adopting: $0)) }
  }

  private static func picture(_ data: Data) -> ImageSource? {
    decode(data).map { .picture(ObjectHandle(adopting: $0)) }
  }

  /// Decodes a picture on any thread. Returns a `GdkTexture`, which the caller owns; nil if the picture can't be read.
  ///
  /// - Parameter scale: the number of pixels per unit of a picture that consists of vectors; 1 for others.
  nonisolated static func decode(_ data: Data, scale: Double = 1) -> OpaquePointer? {
    decode(taking: data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }, scale: scale)
  }

  /// Decodes a picture, with its orientation.
  private nonisolated static func decode(taking bytes: OpaquePointer?, scale: Double = 1) -> OpaquePointer? {
    guard let bytes else { return nil }
    defer { g_bytes_unref(bytes) }
    // A texture of GTK keeps the color depth of a PNG, but doesn't have the orientation of a photo.
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return gdk_texture_new_from_bytes(bytes, nil) }
    guard g_bytes_get_size(bytes) > 0, let stored = pixels(of: bytes, scale: scale) else { return nil }
    let picture = SharedObject(adopting: stored)
    let upright = gdk_pixbuf_apply_embedded_orientation(stored).map { SharedObject(adopting: $0) } ?? picture
    guard let texture = PixbufTexture.make(of: upright) else { return nil }
    g_object_ref(texture.pointer.raw)
    return texture.pointer
  }

  /// Decodes a picture into a `GdkPixbuf`.
  private nonisolated static func pixels(of bytes: OpaquePointer, scale: Double) -> OpaquePointer? {
    func read(_ decode: (UnsafeMutablePointer<GInputStream>) -> OpaquePointer?) -> OpaquePointer? {
      guard let stream = g_memory_input_stream_new_from_bytes(bytes) else { return nil }
      defer { g_object_unref(stream) }
      return decode(stream)
    }
    guard let picture = read({ gdk_pixbuf_new_from_stream($0, nil, nil) }) else { return nil }
    guard scale != 1 else { return picture }
    let width = Int32(Double(gdk_pixbuf_get_width(picture)) * scale)
    guard let larger = read({ gdk_pixbuf_new_from_stream_at_scale($0, width, -1, 1, nil, nil) }) else { return picture }
    g_object_unref(picture.raw)
    return larger
  }
}

extension OpaquePointer {
  /// Whether the bytes of a `GBytes` begin with others.
  fileprivate func starts(with prefix: [UInt8]) -> Bool {
    var size: gsize = 0
    guard let data = g_bytes_get_data(self, &size) else { return false }
    return UnsafeRawBufferPointer(start: data, count: Int(size)).starts(with: prefix)
  }
}
