import CGtk
import FoundationEssentials
import OrielCore

/// A control whose label is a row of its child views.
@MainActor class LabelledWidget<WidgetElement: Element>: GtkElementWidget<WidgetElement> {
  private var content: SurfaceWidget?

  /// The label; nil while there is none.
  final var label: GtkWidgetPointer? { content?.widget }

  /// The only widget of the label; nil if there are several or none.
  final var onlyWidget: GtkPlatformWidget? {
    guard let root = content?.surface.root, root.childCount == 1 else { return nil }
    return (root.firstChild as? LeafNode)?.gtk
  }

  /// Whether the label is only an icon.
  final var hasIconOnly: Bool { onlyWidget?.widget.raw.isInstance(of: gtk_image_get_type()) == true }

  /// The accessible name of the label if it is only an icon.
  final var iconName: String? { hasIconOnly ? onlyWidget?.attributes.accessibility.label : nil }

  override final func nameInsideDidChange() { labelDidChange() }

  /// The image that is all of the label, and names the control; nil if there is none.
  private weak var onlyImage: ImageWidget?

  private func updateOnlyImage() {
    guard takesPresses else { return }
    let root = attributes.accessibility.label == nil ? content?.surface.root : nil
    let image = root?.childCount == 1 ? root?.firstChild?.soleImage : nil
    guard image !== onlyImage else { return }
    onlyImage?.isWholeLabel = false
    onlyImage = image
    image?.isWholeLabel = true
  }

  override func updateName() {
    super.updateName()
    updateOnlyImage()
  }

  /// Sets or removes the label.
  func setLabel(_ label: GtkWidgetPointer?) {}

  /// Whether the label's texts are underlined.
  final var underlinesLabel = false {
    didSet {
      guard underlinesLabel != oldValue, let content else { return }
      content.underlinesText = underlinesLabel
    }
  }

  /// Called when the content of the label has changed.
  func labelDidChange() {}

  // MARK: Size

  override package var sensitivity: Axis.Set { fills.union(content?.surface.sensitivity ?? []) }

  /// The size of the label plus the margins of the control.
  override package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let content, fills.isEmpty, gtk_widget_get_visible(content.widget) != 0,
      !content.surface.sensitivity.isEmpty,
      (WidgetLayout.of(widget) as? LabeledRow)?.isInTwoLines(proposal.width?.orUnlimited ?? -1) != true
    else { return super.sizeThatFits(proposal) }
    let (across, inAcross) = measurements(of: content, GTK_ORIENTATION_HORIZONTAL, for: -1)
    let around = CGFloat(across.natural - inAcross.natural)
    let inner = content.surface.sizeThatFits(
      ProposedViewSize(width: proposal.width.map { max(0, $0 - around) }, height: proposal.height))
    let width: CGFloat = max(inner.width + around, CGFloat(across.minimum))
    let (down, inDown) = measurements(of: content, GTK_ORIENTATION_VERTICAL, for: width.orUnlimited)
    return CGSize(
      width: width, height: max(inner.height + CGFloat(down.natural - inDown.natural), CGFloat(down.minimum)))
  }

  private func measurements(
    of content: SurfaceWidget, _ orientation: GtkOrientation, for size: Int32
  ) -> (WidgetLayout.Measurement, WidgetLayout.Measurement) {
    (
      WidgetLayout.Measurement(of: widget, orientation, for: size),
      WidgetLayout.Measurement(of: content.widget, orientation, for: size)
    )
  }

  // MARK: Content

  override package final func insert(_ node: LayoutNode, after sibling: LayoutNode?) {
    if let content {
      content.insert(node, after: sibling)
    } else {
      let made = contain(SurfaceWidget(StackArrangement(VerticalAlignment.center, spacing: ControlSpacing.label)))
      made.alignsText = true
      made.underlinesText = underlinesLabel
      content = made
      made.insert(node, after: nil)
      setLabel(made.widget)
    }
    updateOnlyImage()
    labelDidChange()
  }

  override package final func move(_ node: LayoutNode, after sibling: LayoutNode?) {
    content?.move(node, after: sibling)
  }

  override package final func remove(_ node: LayoutNode) {
    content?.remove(node)
    if content?.isEmpty == true {
      setLabel(nil)
      content?.dispose()
      content = nil
    }
    updateOnlyImage()
    labelDidChange()
  }

  override func tearDown() { content?.dispose() }
}

extension LayoutNode {
  /// The image that the node consists of, possibly with modifiers.
  @MainActor fileprivate var soleImage: ImageWidget? {
    var next: LayoutNode? = self
    while let node = next {
      if let leaf = node as? LeafNode { return leaf.gtk as? ImageWidget }
      next = node is SingleChildNode ? node.firstChild : (node as? LayerNode)?.content
    }
    return nil
  }
}

/// The distances inside of controls.
enum ControlSpacing {
  /// Between the parts of a label, and between a section's header, rows and footer.
  static let label: CGFloat = 6
}
