import CGtk
import FoundationEssentials
import OrielCore

/// The GTK widget of one primitive view: a leaf of a layout surface, which may contain surfaces itself.
@MainActor package class GtkPlatformWidget: PlatformWidget, @MainActor LeafSizing {
  // Unchecked, because they are used in every layout: no call is made within an access.
  @exclusivity(unchecked) package private(set) final var widget: GtkWidgetPointer
  package private(set) weak var sink: (any WidgetEventSink)?
  /// Created lazily, because most widgets connect no signals.
  package private(set) lazy var signals: SignalConnections = {
    hasSignals = true
    return SignalConnections()
  }()
  private var hasSignals = false
  package private(set) var attributes = WidgetAttributes()
  /// The leaf of the widget in the layout tree.
  private(set) weak var leaf: LeafNode?
  /// The width and height that the layout has last given to the widget.
  @exclusivity(unchecked) final var allocated: (Int32, Int32) = (0, 0)
  /// The allocation of the surface in which the widget was last allocated.
  @exclusivity(unchecked) final var allocationPass: UInt32 = 0
  private var handle: ObjectHandle?
  private var shortcut: ShortcutController?
  private var focus: FocusController?
  private var isHidden = false
  /// While the widget is hidden from assistive technology.
  private var silence: Silence?
  private var isPassedOver = false
  /// Whether its container has left it out of the layout. To assistive technology, GTK hides only widgets that have been
  /// on the screen before.
  final var isWithdrawn = false {
    didSet { if isWithdrawn != oldValue { updateSilence() } }
  }
  /// Whether the view has been removed while its removal is still animated.
  private var isRetired = false

  init(_ widget: GtkWidgetPointer, sink: any WidgetEventSink) {
    self.widget = widget
    self.sink = sink
    handle = ObjectHandle(retaining: widget)
  }

  // MARK: Overriding

  /// The axes in which the widget fills the proposal.
  var fills: Axis.Set { [] }

  /// Undoes or redoes an edit of the user's, if there is one. Returns false if GTK keeps the history of the text.
  func step(_ direction: UndoDirection) -> Bool { false }

  /// The axes along which the content of the widget is scrolled.
  var scrolls: Axis.Set { [] }

  /// Whether the widget may change its size by itself.
  var isVolatile: Bool { false }

  /// Whether the widget handles presses itself, as controls do. Gestures around it don't recognize those presses.
  var takesPresses: Bool { false }

  /// Whether the pointer reaches the widget.
  var isPickable: Bool { true }

  /// Whether an invisible widget may be allocated after the frame, because it contains nothing and can't have the
  /// focus.
  var mayBePlacedLater: Bool { false }

  /// The surface that fills the widget, if the widget only contains a surface.
  var wholeContent: SurfaceWidget? { nil }

  /// How a row treats the widget if that is its whole content.
  var rowAttributes: RowAttributes { RowAttributes() }

  package func insert(_ node: LayoutNode, after sibling: LayoutNode?) {
    Diagnostics.warn("\(Self.self) can't contain other views", once: "widget.\(Self.self).children")
  }

  package func move(_ node: LayoutNode, after sibling: LayoutNode?) {}
  package func remove(_ node: LayoutNode) {}

  /// Whether the widget is hidden from assistive technology, independent of modifiers.
  var isSilent: Bool { false }

  /// Releases the resources of the subclass.
  func tearDown() {}

  package func perform(_ command: FindCommand) -> Bool { false }

  /// The accessible name from the view's properties, if no visible label provides it.
  var ownLabel: String? { nil }

  /// Updates the widget's accessible name.
  func updateName() {
    Accessible(focusTarget).set(GTK_ACCESSIBLE_PROPERTY_LABEL, attributes.accessibility.label ?? ownLabel)
  }

  /// Applies the accessibility traits and the selection.
  func applyTraits(_ described: AccessibilityAttributes) {
    let target = Accessible(focusTarget)
    // The role can't be changed once the widget is in a window.
    if gtk_widget_get_root(focusTarget) == nil, let role = role(for: described, instead: target.role) {
      target.role = role
    }
    target.setSelected(described.isSelected)
  }

  package final var containsFocus: Bool {
    guard let focus = gtk_widget_get_root(widget).flatMap({ gtk_root_get_focus($0) }) else { return false }
    return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
  }

  /// The widget that takes the focus, the shortcut and the accessible properties.
  var focusTarget: GtkWidgetPointer { widget }

  /// Whether the widget only draws again what has changed: if its sizes are the same, it needn't be placed again.
  package var isDrawnInPlace: Bool { false }

  /// Whether the widget accepts any allocation, so that its minimum size needn't be measured.
  var acceptsAnySize: Bool { false }

  /// Called after the widget was allocated. It may be higher than the frame of its leaf.
  func didAllocate(_ frame: CGRect) {}

  // MARK: Layout

  package final func makeLeaf() -> LeafNode {
    wholeContent?.owner = self
    let leaf = wholeContent.map { BoundaryNode($0.surface) } ?? LeafNode(self)
    leaf.widget = self
    leaf.isVolatile = isVolatile
    leaf.takesPresses = takesPresses
    leaf.isPickable = isPickable
    leaf.scrollAxes = scrolls
    self.leaf = leaf
    return leaf
  }

  /// Notifies the layout that the size of the widget may have changed.
  final func setNeedsLayout() { leaf?.setNeedsLayout() }

  /// Adopts a surface: changes of the surface's size may affect the widget's size.
  final func contain(_ surface: SurfaceWidget) -> SurfaceWidget {
    surface.owner = self
    return surface
  }

  /// Excludes a hidden widget from pointer input, keyboard navigation and accessibility.
  final func setHidden(_ isHidden: Bool) {
    let isHidden = isHidden || isRetired
    guard isHidden != self.isHidden else { return }
    self.isHidden = isHidden
    gtk_widget_set_can_target(widget, isHidden || isPassedOver || !isPickable ? 0 : 1)
    gtk_widget_set_can_focus(widget, isHidden ? 0 : 1)
    updateSilence()
  }

  /// Excludes the widget from picking.
  final func setPassedOver(_ isPassedOver: Bool) {
    guard isPassedOver != self.isPassedOver else { return }
    self.isPassedOver = isPassedOver
    gtk_widget_set_can_target(widget, isHidden || isPassedOver || !isPickable ? 0 : 1)
  }

  // MARK: Size by gtk_widget_measure

  /// A widget with a fixed size has no flexibility that has to be measured.
  package var sensitivity: Axis.Set {
    let across = WidgetLayout.Measurement(of: widget, GTK_ORIENTATION_HORIZONTAL, for: -1)
    let isRigid =
      across.minimum == across.natural && gtk_widget_get_request_mode(widget) == GTK_SIZE_REQUEST_CONSTANT_SIZE
    return isRigid ? fills : fills.union(.horizontal)
  }

  /// Nil returns the natural length, 0 the minimum. A widget that fills an axis returns the proposed length.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let across = WidgetLayout.Measurement(of: widget, GTK_ORIENTATION_HORIZONTAL, for: -1)
    let width = across.length(for: proposal.width, fills: fills.contains(.horizontal))
    let down = WidgetLayout.Measurement(of: widget, GTK_ORIENTATION_VERTICAL, for: width.orUnlimited)
    let height =
      fills.contains(.vertical) ? down.length(for: proposal.height, fills: true) : CGFloat(down.natural)
    return CGSize(width: width, height: height)
  }

  package func baselines(in size: CGSize) -> TextBaselines? {
    let needs = WidgetLayout.Measurement(of: widget, GTK_ORIENTATION_VERTICAL, for: size.width.orUnlimited)
    guard needs.naturalBaseline >= 0 else { return nil }
    return TextBaselines(first: CGFloat(needs.naturalBaseline), last: CGFloat(needs.naturalBaseline))
  }

  // MARK: Attributes

  package final func apply(_ new: WidgetAttributes) {
    guard handle != nil, new != attributes else { return }
    let old = attributes
    attributes = new
    if new.help != old.help { updateHelp() }
    applyAccessibility(new, old)
    if new.shortcut != old.shortcut {
      shortcut?.dispose()
      shortcut = new.shortcut.map { ShortcutController($0, on: focusTarget) }
    }
    if new.focus != old.focus {
      focus?.dispose()
      focus = new.focus.map { links in
        FocusController(on: focusTarget, admitsAnyWidget: links.admitAnyView) { [weak self] in
          self?.sink?.focusDidChange($0)
        }
      }
    }
  }

  /// The help of a widget without its own: the name of the icon in a toolbar.
  var impliedHelp: String? { nil }

  final func updateHelp() { gtk_widget_set_tooltip_text(widget, (attributes.help ?? impliedHelp)?.forGTK) }

  /// Called when a widget in the content has another accessible label.
  func nameInsideDidChange() {}

  /// Replaces the widget by another one with the same attributes.
  final func replaceWidget(with new: GtkWidgetPointer) {
    guard handle != nil else { return }
    let current = attributes
    let host = leaf?.surface?.host
    if let leaf { host?.didDetach(leaf) }
    apply(WidgetAttributes())
    silence?.dispose()
    silence = nil
    widget = new
    handle = ObjectHandle(retaining: new)
    apply(current)
    updateSilence()
    if isHidden || isPassedOver || !isPickable { gtk_widget_set_can_target(widget, 0) }
    if isHidden { gtk_widget_set_can_focus(widget, 0) }
    guard let leaf else { return }
    host?.didAttach(leaf)
    if isWithdrawn { gtk_widget_set_child_visible(widget, 0) }
    leaf.setNeedsLayout()
  }

  package final func setFocus(_ isFocused: Bool) {
    guard handle != nil else { return }
    if let focus {
      focus.setFocus(isFocused)
    } else if isFocused {
      gtk_widget_grab_focus(focusTarget)
    }
  }

  // MARK: Accessibility

  final func updateSilence() {
    guard attributes.accessibility.isHidden || isHidden || isWithdrawn || isSilent else {
      silence?.end()
      silence = nil
      return
    }
    if silence == nil { silence = Silence(of: widget) }
  }

  // MARK: Disposal

  package final func retire() {
    guard handle != nil, !isRetired else { return }
    isRetired = true
    sink = nil
    shortcut?.dispose()
    shortcut = nil
    focus?.dispose()
    focus = nil
    if let root = gtk_widget_get_root(widget), let focused = gtk_root_get_focus(root),
      focused == widget || gtk_widget_is_ancestor(focused, widget) != 0
    {
      gtk_root_set_focus(root, nil)
    }
    setHidden(true)
  }

  package final func dispose() {
    guard handle != nil else { return }
    sink = nil
    if let pair = attributes.accessibility.details.pair { LabeledPairs.replace(pair, with: nil, of: self) }
    if hasSignals { signals.disconnectAll() }
    silence?.dispose()
    silence = nil
    shortcut?.dispose()
    focus?.dispose()
    tearDown()
    handle = nil
  }

  /// Whether the view was removed.
  final var isDisposed: Bool { handle == nil }
}
