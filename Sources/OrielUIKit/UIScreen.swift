import Foundation
import OrielCore
import OrielGTK

/// A screen of the desktop, for source that is shared with iOS. A view that fills its window has the size of that from a
/// `GeometryReader`.
@MainActor public final class UIScreen {
  /// The first screen.
  public static let main = UIScreen()

  private init() {}

  private var first: (area: Rect, scale: Double)? { ScreenRoom.screens.first }

  /// The size of the screen in application pixels; empty without a display.
  public var bounds: CGRect {
    CGRect(x: 0, y: 0, width: first?.area.width ?? 0, height: first?.area.height ?? 0)
  }

  /// The number of device pixels per application pixel.
  public var scale: CGFloat { first?.scale ?? 1 }
}
