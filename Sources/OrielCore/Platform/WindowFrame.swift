/// Where a window has its title, its toolbar and its menu: see `windowFrame(_:)`.
public struct WindowFrame: Hashable, Sendable {
  private enum Kind { case automatic, headerBar, titleBar }
  private let kind: Kind

  /// That of the desktop's own apps: ``titleBar`` on KDE, Xfce, LXQt, MATE, Cinnamon and Unity, if the window system draws
  /// title bars there, and ``headerBar`` elsewhere.
  public static let automatic = WindowFrame(kind: .automatic)
  /// A bar that the app draws, with the title, the items of the toolbar and the main menu. In GTK: a `GtkHeaderBar`.
  public static let headerBar = WindowFrame(kind: .headerBar)
  /// A title bar that the desktop draws. Below it are a menu bar with the commands and a toolbar with the items. In GTK: a
  /// `GtkPopoverMenuBar` and a row with the style class `toolbar`.
  public static let titleBar = WindowFrame(kind: .titleBar)
}
