import CGtk
import FoundationEssentials
import OrielCore

/// Two columns with a divider: a `GtkPaned`.
///
/// The leading column is as wide as the app or the user has made it, whatever the columns show; in a window that is too
/// narrow it is narrower until there is room again. While it comes or goes in an animation, it keeps its width, and slides
/// behind the edge.
@MainActor final class SplitWidget: GtkElementWidget<SplitElement> {
  private var element: SplitElement
  private weak var leading: SplitColumnWidget?
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
    super.init(gtk_paned_new(GTK_ORIENTATION_HORIZONTAL), sink: sink)
    gtk_paned_set_resize_start_child(widget.opaque, 0)
    gtk_paned_set_shrink_end_child(widget.opaque, 0)
    signals.add(.connect(widget.raw, .positionChanged) { [weak self] in self?.positionDidChange() })
    showLeading()
  }

  override var fills: Axis.Set { [.horizontal, .vertical] }

  override func update(_ new: SplitElement) { update(new, in: Transaction()) }

  override func update(_ new: SplitElement, in transaction: Transaction) {
    let old = element
    element = new
    if new.width != old.width { width = isUsers ? limited(width) : Int32(new.width.ideal.rounded()) }
    if new.isLeadingHidden != old.isLeadingHidden {
      move(to: new.isLeadingHidden ? 0 : 1, in: transaction)
    } else if new.width != old.width {
      showLeading()
    }
  }

  // A `GtkPaned` has no maximum.
  private func positionDidChange() {
    guard motion == nil, fraction == 1, !isArranging, !WidgetLayout.isAllocating else { return }
    let position = gtk_paned_get_position(widget.opaque)
    width = limited(position)
    isUsers = true
    if width < position { gtk_paned_set_position(widget.opaque, width) }
  }

  private func limited(_ width: Int32) -> Int32 {
    let minimum = Int32(element.width.minimum.rounded())
    return min(max(width, minimum), max(minimum, element.width.maximum.map { Int32($0.rounded()) } ?? .max))
  }

  private func setPosition(_ position: Int32) {
    isArranging = true
    gtk_paned_set_position(widget.opaque, position)
    isArranging = false
  }

  /// The width that the leading column could have after a layout in which it was narrower; nil if it has it.
  private var widerPosition: Int32? {
    guard motion == nil, fraction == 1 else { return nil }
    let possible = min(width, ObjectProperty.integer(widget.raw, "max-position"))
    return possible > gtk_paned_get_position(widget.opaque) ? possible : nil
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
      self.showLeading()
    }
    if motion == nil { fraction = target }
    showLeading()
  }

  /// Shows the visible fraction of the leading column.
  private func showLeading() {
    let isMoving = motion != nil
    let isShown = isMoving || fraction > 0
    gtk_paned_set_shrink_start_child(widget.opaque, isMoving ? 1 : 0)
    leading?.show(isShown, isHeld: isMoving, minimum: isMoving ? width : Int32(element.width.minimum.rounded()))
    if isShown { setPosition(Int32((Double(width) * fraction).rounded())) }
  }

  /// `GtkPaned` leaves a pixel to a column that may shrink, which the other one lacks in the minimum width.
  override package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let width = proposal.width, gtk_paned_get_shrink_start_child(widget.opaque) != 0 else {
      return super.sizeThatFits(proposal)
    }
    let least = WidgetLayout.Measurement(of: widget, GTK_ORIENTATION_HORIZONTAL, for: -1).minimum + 1
    return super.sizeThatFits(ProposedViewSize(width: max(width, CGFloat(least)), height: proposal.height))
  }

  override func tearDown() { motion?.stop() }

  // MARK: Columns

  override package func insert(_ node: LayoutNode, after sibling: LayoutNode?) {
    guard let column = (node as? LeafNode)?.gtk as? SplitColumnWidget else { return }
    if let place = column.wholeContent { _ = contain(place) }
    if column.isLeading {
      leading = column
      gtk_paned_set_start_child(widget.opaque, column.widget)
      showLeading()
    } else {
      gtk_paned_set_end_child(widget.opaque, column.widget)
    }
    setNeedsLayout()
  }

  override package func remove(_ node: LayoutNode) {
    guard let column = (node as? LeafNode)?.gtk as? SplitColumnWidget else { return }
    if column.isLeading {
      gtk_paned_set_start_child(widget.opaque, nil)
    } else {
      gtk_paned_set_end_child(widget.opaque, nil)
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
