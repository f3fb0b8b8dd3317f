import CGtk
import OrielCore

/// A symbolic icon: of the theme, or one of Oriel's own symbols.
@MainActor package enum Icon {
  /// A name of the icon theme.
  case theme(String)
  case symbol(SymbolPicture)

  /// The icon for missing images.
  package static let missing = "image-missing"

  /// The icon for an SF Symbol; nil if there is none.
  ///
  /// The theme's icon comes first if it is a picture of that symbol, and then Oriel's own. Symbols that have neither get
  /// an icon of the theme that comes close, or Oriel's picture of the longest beginning of the name.
  init?(symbol: String) {
    if let icon = SymbolTable.exactIcon(for: symbol).flatMap({ Self.known($0) }) {
      self = .theme(icon)
    } else if let picture = SymbolPicture(symbol) {
      self = .symbol(picture)
    } else if let icon = SymbolTable.icon(for: symbol).flatMap({ Self.known($0) }) ?? Self.known(symbol)
      ?? Self.known(symbol + "-symbolic")
    {
      self = .theme(icon)
    } else if let picture = SymbolPicture(beginningOf: symbol) {
      self = .symbol(picture)
    } else {
      return nil
    }
  }

  /// The name, if the theme has an icon of that name.
  static func known(_ name: String) -> String? { name.nameForGTK.flatMap { IconTheme.contains($0) ? $0 : nil } }

  /// Shows the icon in a `GtkImage`.
  func show(in image: OpaquePointer) {
    switch self {
    case .theme(let name): gtk_image_set_from_icon_name(image, name)
    case .symbol(let picture):
      let isMirrored = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
      let paintable = SymbolPaintable.make(picture, isMirrored: isMirrored)
      withExtendedLifetime(paintable) { gtk_image_set_from_paintable(image, paintable.opaque) }
    }
  }

  /// Draws the icon in a color, at the origin.
  /// - Parameter scale: the device's pixels per application pixel.
  func draw(
    on snapshot: OpaquePointer, width: Double, height: Double, scale: Double, isMirrored: Bool, color: GdkRGBA
  ) {
    var color = color
    switch self {
    case .theme(let name):
      let icon = IconTheme.icon(name, size: min(width, height), scale: scale, isMirrored: isMirrored)
      guard let icon else { return }
      gtk_symbolic_paintable_snapshot_symbolic(icon.opaque, snapshot, width, height, &color, 1)
    case .symbol(let picture):
      picture.draw(on: snapshot, size: (width, height), color: color, isMirrored: isMirrored)
    }
  }
}
