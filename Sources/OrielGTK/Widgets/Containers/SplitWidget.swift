import CGtk
import FoundationEssentials
import OrielCore

/// Two columns with a divider: a `GtkPaned`.
///
/// The leading column is as wide as the app or the user has made it, whatever the columns show; in a window that is too
/// narrow it is narrower until there is room again. While it comes or goes in an animation, it keeps its width, and slides
/// behind the edge. A column that is shown alone fills the area.
@MainActor final class SplitWidget: GtkElementWidget<SplitElement> {
  private var element: SplitElement
  private let paned: GtkWidgetPointer
  private let layout: SplitLayout
  private weak var leading: SplitColumnWidget?
  private weak var trailing: SplitColumnWidget?
  /// The width of the leading column while it is shown.
  private var width: Int32
  /// Whether the user has chosen the width.
  private var isUsers = false
  private var isArranging = false
  private var isWideningDue = false
  /// The visible fraction of the leading column.
  private var fraction: Double
  private var motion: FrameAnimation?

  init(_ element: SplitElement, sink: any WidgetEventSink) {
    self.element = element
    width = Int32(element.width.ideal.rounded())
    fraction = element.isLeadingHidden ? 0 : 1
    paned = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)
    layout = SplitLayout(paned)
    super.init(layout.widget, sink: sink)
    gtk_paned_set_resize_start_child(paned.opaque, 0)
    gtk_paned_set_shrink_end_child(paned.opaque, 0)
    signals.add(.connect(paned.raw, .positionChanged) { [weak self] in self?.positionDidChange() })
    showColumns()
  }

  override var fills: Axis.Set { [.horizontal, .vertical] }

  override func update(_ new: SplitElement) { update(new, in: Transaction()) }

  override func update(_ new: SplitElement, in transaction: Transaction) {
    let old = element
    element = new
    if new.width != old.width { width = isUsers ? limited(width) : Int32(new.width.ideal.rounded()) }
    if new.isLeadingHidden != old.isLeadingHidden {
      // Beside a column that comes or goes as well, there is nothing to slide along.
      let isAlone = new.isTrailingHidden || old.isTrailingHidden
      move(to: new.isLeadingHidden ? 0 : 1, in: isAlone ? Transaction() : transaction)
    } else if new != old {
      showColumns()
    }
  }

  // A `GtkPaned` has no maximum.
  private func positionDidChange() {
    guard motion == nil, fraction == 1, !element.isTrailingHidden, !isArranging, !WidgetLayout.isAllocating else {
      return
    }
    let position = gtk_paned_get_position(paned.opaque)
    width = limited(position)
    isUsers = true
    if width < position { gtk_paned_set_position(paned.opaque, width) }
  }

  private func limited(_ width: Int32) -> Int32 {
    let minimum = Int32(element.width.minimum.rounded())
    return min(max(width, minimum), max(minimum, element.width.maximum.map { Int32($0.rounded()) } ?? .max))
  }

  private func setPosition(_ position: Int32) {
    isArranging = true
    gtk_paned_set_position(paned.opaque, position)
    isArranging = false
  }

  /// The width that the leading column could have after a layout in which it was narrower; nil if it has it.
  private var widerPosition: Int32? {
    guard motion == nil, fraction == 1, !element.isTrailingHidden else { return nil }
    let possible = min(width, ObjectProperty.integer(paned.raw, "max-position"))
    return possible > gtk_paned_get_position(paned.opaque) ? possible : nil
  }

  override func didAllocate(_ frame: CGRect) {
    guard widerPosition != nil, !isWideningDue else { return }
    isWideningDue = true
    MainLoop.schedule { [weak self] in
      guard let self else { return }
      self.isWideningDue = false
      self.widerPosition.map { self.setPosition($0) }
    }
  }

  // MARK: Visibility

  private func move(to target: Double, in transaction: Transaction) {
    motion?.stop()
    let start = fraction
    motion = FrameAnimation(on: widget, in: transaction) { [weak self] progress in
      guard let self else { return }
      self.fraction = min(max(start + (target - start) * progress, 0), 1)
      if progress == 1 {
        self.fraction = target
        self.motion = nil
      }
      self.showColumns()
    }
    if motion == nil { fraction = target }
    showColumns()
  }

  /// Shows the visible fraction of the leading column, and the trailing one.
  private func showColumns() {
    let isMoving = motion != nil
    let isShown = isMoving || fraction > 0
    gtk_paned_set_shrink_start_child(paned.opaque, isMoving ? 1 : 0)
    let minimum = element.isTrailingHidden ? 0 : Int32(element.width.minimum.rounded())
    leading?.show(isShown, isHeld: isMoving, minimum: isMoving ? width : minimum)
    trailing?.show(!element.isTrailingHidden, isHeld: false, minimum: 0)
    if isShown, !element.isTrailingHidden { setPosition(Int32((Double(width) * fraction).rounded())) }
  }

  override func tearDown() { motion?.stop() }

  // MARK: Columns

  override package func insert(_ node: LayoutNode, after sibling: LayoutNode?) {
    guard let column = (node as? LeafNode)?.gtk as? SplitColumnWidget else { return }
    if let place = column.wholeContent { _ = contain(place) }
    if column.isLeading {
      leading = column
      gtk_paned_set_start_child(paned.opaque, column.widget)
    } else {
      trailing = column
      gtk_paned_set_end_child(paned.opaque, column.widget)
    }
    showColumns()
    setNeedsLayout()
  }

  override package func remove(_ node: LayoutNode) {
    guard let column = (node as? LeafNode)?.gtk as? SplitColumnWidget else { return }
    if column.isLeading {
      gtk_paned_set_start_child(paned.opaque, nil)
    } else {
      gtk_paned_set_end_child(paned.opaque, nil)
    }
  }
}

/// A column of a split view.
@MainActor final class SplitColumnWidget: PartWidget<SplitColumnElement> {
  let isLeading: Bool
  private let layout: SplitColumnLayout

  init(_ element: SplitColumnElement, sink: any WidgetEventSink) {
    isLeading = element.isLeading
    // The leading column has the minimum of the app.
    let layout = SplitColumnLayout(leastWidth: isLeading ? 0 : 200)
    self.layout = layout
    let stack = StackNode(StackArrangement(HorizontalAlignment.center, spacing: 0))
    super.init(stack, in: stack, sink: sink) { layout.show($0) }
  }

  /// Shows or hides the column.
  ///
  /// - Parameters:
  ///   - isHeld: whether the column is moving, and takes no input.
  ///   - minimum: the minimum width.
  func show(_ isShown: Bool, isHeld: Bool, minimum: Int32) {
    gtk_widget_set_visible(widget, isShown ? 1 : 0)
    gtk_widget_set_can_target(widget, isHeld ? 0 : 1)
    gtk_widget_set_size_request(widget, minimum, -1)
  }
}

extension SplitElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { SplitWidget(self, sink: sink) }
}

extension SplitColumnElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { SplitColumnWidget(self, sink: sink) }
}
