import Foundation
import OrielCore
import OrielGTK

/// A screen of the desktop, for source that is shared with macOS.
@MainActor public final class NSScreen {
  /// The area among all screens in application pixels, with the origin in the top left corner of the first one.
  public let frame: CGRect
  /// The number of device pixels per application pixel.
  public let backingScaleFactor: CGFloat

  private init(_ area: Rect, scale: Double) {
    frame = area.cgRect
    backingScaleFactor = scale
  }

  /// The screens; empty without a display.
  public static var screens: [NSScreen] { ScreenRoom.screens.map { NSScreen($0.area, scale: $0.scale) } }
  /// The first screen; nil without a display.
  public static var main: NSScreen? { screens.first }

  /// The same as ``frame``: the desktop doesn't say which part its panels leave.
  public var visibleFrame: CGRect { frame }
}
