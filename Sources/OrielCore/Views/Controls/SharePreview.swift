/// A description of a shared item. See ``ShareLink``.
///
/// A mail has no preview: the title becomes its subject, and the picture and the icon aren't displayed.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: Text

  private init(title: Text) { self.title = title }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a localized title.
  public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }

  /// Creates a preview with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title)) }

  /// Creates a preview with a title.
  public init(_ title: Text) { self.init(title: title) }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a localized title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey)) }

  /// Creates a preview with a verbatim title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: Text(title)) }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a localized title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey)) }

  /// Creates a preview with a verbatim title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: Text(title)) }
}

extension SharePreview {
  /// Creates a preview with a localized title, a picture and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(title: Text(titleKey)) }

  /// Creates a preview with a verbatim title, a picture and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(title: Text(title)) }
}
