import CGtk
import OrielCore

/// The color of a popover's arrow: that of the popover's background, if it is a color.
@MainActor final class PopoverArrow {
  private let popover: GtkWidgetPointer
  private var paint: Paint?
  private var styleClass: StyleClass?

  init(of popover: GtkWidgetPointer) { self.popover = popover }

  /// Sets the popover's background; nil for the theme's.
  func set(_ new: Paint?) {
    guard new != paint else { return }
    paint = new
    setClass()
    if new == nil {
      StyleSheet.removeObserver(self)
    } else {
      StyleSheet.addObserver(self) { [weak self] in self?.setClass() }
    }
  }

  private func setClass() {
    let new = paint.flatMap { paint -> StyleClass? in
      let resolved = ResolvedPaint(paint, in: StyleSheet.palette, for: .area)
      guard let color = resolved.components else { return nil }
      return StyleSheet.arrowClass(
        Palette.hex(red: color.x, green: color.y, blue: color.z), alpha: resolved.clampedAlpha)
    }
    popover.changeClass(from: styleClass, to: new)
    styleClass = new
  }
}
