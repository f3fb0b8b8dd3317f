// Settings of toolbars that are drawn and arranged in another way on the desktop.

extension ToolbarContent {
  /// Has no effect on the desktop, where the items of a toolbar have no background in common.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// Has no effect on the desktop: GTK's themes have no margins to remove around the items of a toolbar.
  public func contentMarginsRemoved(_ removed: Bool = true) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  /// Has no effect on the desktop, where the items of a toolbar have no background in common.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent { self }

  /// Shows or hides the item. The user can't change that, since toolbars can't be customized.
  ///
  /// - Parameters:
  ///   - defaultVisibility: `hidden` for an item that isn't displayed.
  ///   - options: have no effect.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    HideableToolbarContent(content: self, isHidden: defaultVisibility == .hidden)
  }

  /// Shows the item. The user can't change that, since toolbars can't be customized.
  public func defaultCustomization(options: ToolbarCustomizationOptions) -> some CustomizableToolbarContent { self }

  /// Has no effect: the user can't customize toolbars.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
    self
  }
}

/// What the user may do with an item of a toolbar, which has no effect: toolbars can't be customized.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The item is in the palette from the beginning.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// What the user may do with an item of a toolbar, which has no effect: toolbars can't be customized.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// The item can be moved, but not removed.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  /// The item can't be moved or removed.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

private struct HideableToolbarContent<Content: CustomizableToolbarContent>: CustomizableToolbarContent, _Primitive {
  typealias Body = Never

  let content: Content
  let isHidden: Bool

  static func _makeView(_ item: Self) -> AnyView {
    item.isHidden ? AnyView(EmptyView()) : Content._makeView(item.content)
  }
}
