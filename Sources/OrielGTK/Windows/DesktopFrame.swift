import CGtk
import FoundationEssentials
import Glibc
import OrielCore

/// The decision whether the desktop draws the title bars of windows.
@MainActor enum DesktopFrame {
  /// The desktops whose own apps have title bars that the desktop draws, in lower case.
  private static let withTitleBars: Set<String> = [
    "kde", "xfce", "lxqt", "mate", "x-cinnamon", "cinnamon", "unity",
  ]

  /// Whether the desktop draws the title bar of a window.
  static func drawsTitleBar(of frame: WindowFrame) -> Bool {
    switch frame {
    case .headerBar: false
    case .titleBar: true
    default: usesTitleBars
    }
  }

  private static let usesTitleBars = usesTitleBars(
    on: ProcessInfo.processInfo.environment["XDG_CURRENT_DESKTOP"] ?? "", offersTitleBars: offersTitleBars)

  /// Whether windows have title bars of the desktop.
  ///
  /// - Parameters:
  ///   - desktop: the names of the desktop, separated by colons, as in the variable `XDG_CURRENT_DESKTOP`.
  ///   - offersTitleBars: whether the window system draws title bars.
  static func usesTitleBars(on desktop: String, offersTitleBars: Bool) -> Bool {
    guard offersTitleBars else { return false }
    return desktop.split(separator: ":").contains { withTitleBars.contains($0.lowercased()) }
  }

  /// Whether the window system draws title bars: X11 does, and a compositor that has the protocol by which GTK asks for
  /// them.
  private static var offersTitleBars: Bool {
    guard !DisplayKind.isX11, let display = gdk_display_get_default() else { return true }
    // Looked up, because the header of GDK's Wayland backend requires the headers of Wayland.
    typealias Query = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> gboolean
    guard let symbol = dlsym(nil, "gdk_wayland_display_query_registry") else { return false }
    // Unsafe: this is the type of the function in GDK's header, which Swift can't know.
    return unsafeBitCast(symbol, to: Query.self)(display, "org_kde_kwin_server_decoration_manager") != 0
  }
}
