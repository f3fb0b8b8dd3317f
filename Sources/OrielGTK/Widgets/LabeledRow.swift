import CGtk

/// A label and a control in a row. The label is at the leading edge and takes the width that the control leaves; the
/// control is at the trailing edge, below the label where there isn't enough width for both. A control that fills the row
/// takes the width that the label leaves instead.
@MainActor final class LabeledRow: WidgetLayout {
  private static let distance: Int32 = 12
  private static let lineDistance: Int32 = 6

  private let isFilled: Bool
  private var label: GtkWidgetPointer?

  /// - Parameter isFilled: whether the control takes all of the width that the label leaves.
  init(_ control: GtkWidgetPointer, isFilled: Bool = false) {
    self.isFilled = isFilled
    super.init()
    append(control)
  }

  // MARK: Parts

  /// Replaces the label.
  func setLabel(_ new: GtkWidgetPointer?) {
    if let label { remove(label) }
    label = new
    guard let new else { return }
    gtk_widget_set_valign(new, GTK_ALIGN_CENTER)
    insert(new, after: nil)
  }

  /// Inserts a widget before the control.
  func insert(_ widget: GtkWidgetPointer) {
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    insert(widget, after: label)
  }

  /// Replaces the control.
  func replaceControl(_ old: GtkWidgetPointer, with new: GtkWidgetPointer) {
    remove(old)
    append(new)
  }

  private func append(_ control: GtkWidgetPointer) {
    gtk_widget_set_valign(control, GTK_ALIGN_CENTER)
    insert(control, after: gtk_widget_get_last_child(widget))
  }

  /// Shows or hides the label.
  func showLabel(_ isShown: Bool) { if let label { gtk_widget_set_visible(label, isShown ? 1 : 0) } }

  private var visibleLabel: GtkWidgetPointer? { label.flatMap { gtk_widget_get_visible($0) != 0 ? $0 : nil } }

  /// The label, unless it is hidden or empty.
  private var shownLabel: GtkWidgetPointer? {
    visibleLabel.flatMap { Measurement(of: $0, GTK_ORIENTATION_HORIZONTAL, for: -1).natural > 0 ? $0 : nil }
  }

  /// The visible widgets but for the label.
  private var controls: [GtkWidgetPointer] { children.filter { $0 != label && gtk_widget_get_visible($0) != 0 } }

  // MARK: Layout

  /// The widths of the controls side by side.
  private func widths(of controls: [GtkWidgetPointer]) -> Measurement {
    var all = Measurement()
    for (index, control) in controls.enumerated() {
      let one = Measurement(of: control, GTK_ORIENTATION_HORIZONTAL, for: -1)
      let distance = index == 0 ? 0 : Self.distance
      all.minimum += one.minimum + distance
      all.natural += one.natural + distance
    }
    return all
  }

  /// The widths of a label and its controls in a row of a width.
  private struct Widths {
    var label: Int32
    var controls: Int32
    var isInTwoLines: Bool
  }

  private func widths(_ label: GtkWidgetPointer, _ controls: [GtkWidgetPointer], in width: Int32) -> Widths {
    let (first, second) = (
      Measurement(of: label, GTK_ORIENTATION_HORIZONTAL, for: -1), widths(of: controls)
    )
    let left = width - LabeledRow.distance
    // A longer label is wrapped beside the control.
    let neededByLabel = min(first.natural, max(first.minimum, width / 3))
    if width >= 0, neededByLabel + second.natural > left {
      return Widths(label: width, controls: isFilled ? width : min(second.natural, width), isInTwoLines: true)
    }
    if width < 0 { return Widths(label: -1, controls: second.natural, isInTwoLines: false) }
    let controls = isFilled ? left - min(first.natural, left - second.natural) : second.natural
    return Widths(label: left - controls, controls: controls, isInTwoLines: false)
  }

  /// Whether the control is below the label in a width, or in an unlimited one if it is negative.
  func isInTwoLines(_ width: Int32) -> Bool {
    shownLabel.map { widths($0, controls, in: width).isInTwoLines } ?? false
  }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    let (label, controls) = (shownLabel, controls)
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      var all = widths(of: controls)
      guard let label else { return all }
      let first = Measurement(of: label, GTK_ORIENTATION_HORIZONTAL, for: -1)
      all.minimum = max(all.minimum, first.minimum)
      all.natural += first.natural + Self.distance
      return all
    }
    let row = label.map { widths($0, controls, in: size) }
    var below = Measurement()
    var text: (height: Measurement, baseline: Int32)?
    for control in controls {
      let one = Measurement(of: control, GTK_ORIENTATION_VERTICAL, for: -1)
      below.minimum = max(below.minimum, one.minimum)
      below.natural = max(below.natural, one.natural)
      if text == nil { text = baseline(of: control, one).map { (one, $0) } }
    }
    if let text {
      below.minimumBaseline = text.baseline + (below.minimum - text.height.minimum) / 2
      below.naturalBaseline = text.baseline + (below.natural - text.height.natural) / 2
    }
    guard let label, let row else { return below }
    let first = Measurement(of: label, GTK_ORIENTATION_VERTICAL, for: row.label)
    var all = first
    if row.isInTwoLines {
      all.minimum += Self.lineDistance + below.minimum
      all.natural += Self.lineDistance + below.natural
    } else {
      all.minimum = max(first.minimum, below.minimum)
      all.natural = max(first.natural, below.natural)
      if first.minimumBaseline >= 0 { all.minimumBaseline += (all.minimum - first.minimum) / 2 }
      if first.naturalBaseline >= 0 { all.naturalBaseline += (all.natural - first.natural) / 2 }
    }
    return all
  }

  /// The baseline of a control; nil if it has no text. Where GTK tells none, the text is in the middle.
  private func baseline(of control: GtkWidgetPointer, _ height: Measurement) -> Int32? {
    if height.naturalBaseline >= 0 { return height.naturalBaseline }
    guard let text = Self.text(in: control) else { return nil }
    let own = Measurement(of: text, GTK_ORIENTATION_VERTICAL, for: -1)
    return own.naturalBaseline < 0 ? nil : (height.natural - own.natural) / 2 + own.naturalBaseline
  }

  private static func text(in widget: GtkWidgetPointer) -> GtkWidgetPointer? {
    if [gtk_label_get_type(), gtk_text_get_type()].contains(where: { widget.raw.isInstance(of: $0) }) { return widget }
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if let text = text(in: child) { return text }
      next = gtk_widget_get_next_sibling(child)
    }
    return nil
  }

  override func requestMode() -> GtkSizeRequestMode {
    shownLabel == nil ? super.requestMode() : GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
  }

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    let controls = controls
    let isFlipped = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    func place(_ child: GtkWidgetPointer, _ x: Int32, _ y: Int32, _ childWidth: Int32, _ childHeight: Int32) {
      var area = GtkAllocation(x: isFlipped ? width - x - childWidth : x, y: y, width: childWidth, height: childHeight)
      gtk_widget_size_allocate(child, &area, -1)
    }
    var (top, available) = (Int32(0), width)
    if let label = shownLabel {
      let row = widths(label, controls, in: width)
      available = row.controls
      let natural = Measurement(of: label, GTK_ORIENTATION_HORIZONTAL, for: -1).natural
      if row.isInTwoLines {
        let lines = Measurement(of: label, GTK_ORIENTATION_VERTICAL, for: width).minimum
        place(label, 0, 0, min(natural, width), lines)
        top = lines + Self.lineDistance
      } else {
        place(label, 0, 0, min(natural, row.label), height)
      }
    } else if let empty = visibleLabel {
      place(empty, 0, 0, 0, height)
    }
    // The last control gives way first.
    var x = width - available
    for (index, control) in controls.enumerated() {
      let need = Measurement(of: control, GTK_ORIENTATION_HORIZONTAL, for: -1)
      let after = widths(of: Array(controls[(index + 1)...])).minimum + (index + 1 < controls.count ? Self.distance : 0)
      let controlWidth = max(need.minimum, min(isFilled ? .max : need.natural, available - after))
      place(control, x, top, controlWidth, height - top)
      x += controlWidth + Self.distance
      available -= controlWidth + Self.distance
    }
  }
}
