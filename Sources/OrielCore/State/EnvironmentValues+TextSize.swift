private enum DesktopTextScaleKey: EnvironmentKey { static var defaultValue: Double { 1 } }
private enum TypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize? { nil } }

extension EnvironmentValues {
  /// The size of text that the user has chosen: the desktop's text scaling, unless a view around sets another with
  /// ``View/dynamicTypeSize(_:)-(DynamicTypeSize)``.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] ?? DynamicTypeSize(scale: desktopTextScale) }
    set { self[TypeSizeKey.self] = newValue }
  }

  /// The size of text that the user has set for the desktop, in parts of the usual one. GTK's fonts follow it already.
  package var desktopTextScale: Double {
    get { self[DesktopTextScaleKey.self] }
    set { self[DesktopTextScaleKey.self] = newValue }
  }

  /// By how much text is larger than the desktop makes it; nil where the desktop's size is right.
  package var textScaleOverride: Double? {
    guard let size = self[TypeSizeKey.self], size != DynamicTypeSize(scale: desktopTextScale) else { return nil }
    return size.scale / desktopTextScale
  }

  /// The size of text here, in parts of the usual one.
  package var textScale: Double { (textScaleOverride ?? 1) * desktopTextScale }

  /// The font for text in the size that is set here.
  package var scaledFont: Font? {
    guard let scale = textScaleOverride else { return font }
    return (font ?? .body).scaled(to: scale)
  }
}
