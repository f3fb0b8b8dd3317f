/// The placement of an item in the toolbar of a window or a sheet.
///
/// A toolbar has three parts: the leading end, the center, and the trailing end. In GTK these are the start, the title
/// and the end of a `GtkHeaderBar`.
public struct ToolbarItemPlacement: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case automatic, principal, status, navigation, primaryAction, secondaryAction
    case confirmationAction, cancellationAction, destructiveAction
    case topBarLeading, topBarTrailing, bottomBar, keyboard, wayBack, primaryMenu, menuBar, search
    case titleMenu, renameMenu, documentMenu
  }

  package let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// The platform's default: the trailing end.
  public static let automatic = ToolbarItemPlacement(.automatic)
  /// The center, in place of the title.
  public static let principal = ToolbarItemPlacement(.principal)
  /// The center, beside the principal items.
  public static let status = ToolbarItemPlacement(.status)
  /// The leading end.
  public static let navigation = ToolbarItemPlacement(.navigation)
  /// The trailing end, after the items without a placement.
  public static let primaryAction = ToolbarItemPlacement(.primaryAction)
  /// The trailing end, before the primary action.
  public static let secondaryAction = ToolbarItemPlacement(.secondaryAction)
  /// The trailing edge, for the button that confirms a dialog. It is highlighted unless it has its own style, and is the
  /// default button, which Return activates, unless it has its own keyboard shortcut.
  public static let confirmationAction = ToolbarItemPlacement(.confirmationAction)
  /// The leading end, for the button that cancels a dialog. Escape activates it, unless it has its own keyboard shortcut.
  public static let cancellationAction = ToolbarItemPlacement(.cancellationAction)
  /// The trailing end, for a button that deletes something.
  public static let destructiveAction = ToolbarItemPlacement(.destructiveAction)
  /// The leading end.
  public static let topBarLeading = ToolbarItemPlacement(.topBarLeading)
  /// The trailing end.
  public static let topBarTrailing = ToolbarItemPlacement(.topBarTrailing)
  /// The leading end. The deprecated name of `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement(.topBarLeading)
  /// The trailing end. The deprecated name of `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement(.topBarTrailing)
  /// The trailing end, since desktop windows have one toolbar.
  public static let bottomBar = ToolbarItemPlacement(.bottomBar)
  /// The trailing end, since there is no keyboard on the screen to which the item could belong.
  public static let keyboard = ToolbarItemPlacement(.keyboard)
  /// The leading end, for the button with which a page goes back.
  static let wayBack = ToolbarItemPlacement(.wayBack)
  /// The trailing edge, for the main menu of the window.
  static let primaryMenu = ToolbarItemPlacement(.primaryMenu)
  /// The trailing end, for a search field.
  static let search = ToolbarItemPlacement(.search)
  /// The menu at the title.
  static let titleMenu = ToolbarItemPlacement(.titleMenu)
  /// The menu at an editable title, unless it has other entries.
  static let renameMenu = ToolbarItemPlacement(.renameMenu)
  /// The end of the menu at the title, for entries that concern the document.
  static let documentMenu = ToolbarItemPlacement(.documentMenu)
  /// The bar above the toolbar, with the menus of the app.
  static let menuBar = ToolbarItemPlacement(.menuBar)
}

extension ToolbarItemPlacement {
  var part: ToolbarElement.Part {
    switch kind {
    case .navigation, .cancellationAction, .topBarLeading, .wayBack: .leading
    case .principal, .status, .titleMenu, .renameMenu, .documentMenu: .principal
    case .menuBar: .menuBar
    case .automatic, .primaryAction, .secondaryAction, .confirmationAction, .destructiveAction, .topBarTrailing,
      .bottomBar, .keyboard, .primaryMenu, .search:
      .trailing
    }
  }

  /// Whether the item remains while the user has hidden the toolbar.
  var isRequired: Bool {
    switch kind {
    case .wayBack, .primaryMenu, .menuBar, .confirmationAction, .cancellationAction: true
    default: isInTitleMenu
    }
  }

  /// Whether the item is an entry of the menu at the title.
  var isInTitleMenu: Bool { kind == .titleMenu || kind == .renameMenu || kind == .documentMenu }

  /// The order within a part.
  var rank: Int {
    switch kind {
    case .primaryAction: 1
    case .confirmationAction: 2
    case .primaryMenu: 3
    case .documentMenu: 1
    case .destructiveAction: -1
    default: 0
    }
  }
}

/// A part of a toolbar: a row of items.
package struct ToolbarElement: Element {
  package enum Part: Equatable { case leading, principal, trailing, menuBar }
  package var part: Part
  /// Whether one of the items cancels a dialog, which then needs no other button that closes it.
  package var cancels = false
}
