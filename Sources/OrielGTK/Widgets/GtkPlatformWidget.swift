import CGtk
import Foundation
import OrielCore

/// A view's widget: keeps one GTK widget in step with an `Element` and its attributes.
///
/// Subclasses, one for each kind of element, set the widget's properties; this class takes care of its life, its
/// attributes and its place in its parent.
@MainActor package class GtkPlatformWidget: PlatformWidget {
  /// The widget that the element describes.
  package private(set) var widget: GtkWidgetPointer
  /// Receives what a person does to the widget; nil once the view is gone.
  package private(set) weak var sink: (any WidgetEventSink)?
  /// The signals that the widget listens to, in its subclass or for its attributes.
  package private(set) lazy var signals: SignalConnections = {
    hasSignals = true
    return SignalConnections()
  }()
  private var hasSignals = false
  /// What was last applied.
  package private(set) var attributes = WidgetAttributes()
  /// The container that shows the widget.
  private(set) weak var parent: GtkPlatformWidget?
  private var handle: ObjectHandle?
  /// Takes the widget's place in the container where its size has to be changed from outside.
  private var fixedSize: FixedSizeLayout?
  private var shortcut: ShortcutController?
  private var focus: FocusController?
  /// What the container above was told last; nil before it was told anything.
  private var expansion: Expansion?
  /// What is shown here.
  private var children: [ObjectIdentifier: GtkPlatformWidget] = [:]

  /// Takes over a widget that was just made.
  init(_ widget: GtkWidgetPointer, sink: any WidgetEventSink) {
    self.widget = widget
    self.sink = sink
    handle = ObjectHandle(retaining: widget)
  }

  /// What stands in the container: the widget itself, or the box that fixes its size.
  package final var root: GtkWidgetPointer { fixedSize?.widget ?? widget }

  // MARK: What subclasses do

  /// Shows a child after another one, or first.
  func place(_ child: GtkPlatformWidget, after sibling: GtkWidgetPointer?) {
    Diagnostics.warn("\(Self.self) shows no other widgets", once: "widget.\(Self.self).children")
  }

  /// Puts a child that is shown here after another one, or first.
  func reorder(_ child: GtkPlatformWidget, after sibling: GtkWidgetPointer?) {}

  /// Stops showing a child.
  func take(_ child: GtkPlatformWidget) {}

  /// Sets how a child stands in its room, after it was placed and whenever it began or ceased to want more room.
  func align(_ child: GtkPlatformWidget) {}

  /// Hears of the wish for room where no container does.
  func expansionDidChange(_ expansion: Expansion) {}

  /// Sets where the widget stands across in a room that is wider than it needs.
  func stand(_ alignment: HorizontalAlignment) { gtk_widget_set_halign(root, alignment.gtk) }

  /// Sets where the widget stands in an area: it fills it where it wants more room, or where `fills` says so.
  final func stand(inArea alignment: Alignment, fills: Bool = false) {
    if fills || gtk_widget_compute_expand(root, GTK_ORIENTATION_HORIZONTAL) != 0 {
      gtk_widget_set_halign(root, GTK_ALIGN_FILL)
    } else {
      stand(alignment.horizontal)
    }
    let fillsDown = fills || gtk_widget_compute_expand(root, GTK_ORIENTATION_VERTICAL) != 0
    gtk_widget_set_valign(root, fillsDown ? GTK_ALIGN_FILL : alignment.vertical.gtkInArea)
  }

  /// Whether assistive technology passes over the widget, whatever the app says.
  var isSilent: Bool { false }

  /// Lets go of what the subclass holds.
  func tearDown() {}

  /// What stands before a child, where it is shown here.
  func previous(_ child: GtkPlatformWidget) -> GtkWidgetPointer? { gtk_widget_get_prev_sibling(child.root) }

  /// The name that assistive technology is told where the app gives none; nil where the widget says it itself.
  var ownLabel: String? { nil }

  /// Tells assistive technology the widget's name, after the app's or its own has changed.
  func updateName() {
    Accessible(focusTarget).set(GTK_ACCESSIBLE_PROPERTY_LABEL, attributes.accessibility.label ?? ownLabel)
  }

  /// The direction in which children stand after each other; nil where they don't.
  var axis: Axis? { nil }

  /// What the widget is to its container: itself, or the one widget that it is only put around.
  var standsFor: GtkPlatformWidget { self }

  /// What the widget shows, in its own coordinates, where that is less than all of it.
  var contentArea: CGRect? { nil }

  /// Hears that it stands in a container now.
  func containerDidChange() { updateFixedSize() }

  /// The widget that takes the keyboard's focus.
  var focusTarget: GtkWidgetPointer { widget }

  // MARK: Children

  package final func insert(_ child: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    guard handle != nil, let child = child as? GtkPlatformWidget else { return }
    child.parent = self
    children[ObjectIdentifier(child)] = child
    place(child, after: (sibling as? GtkPlatformWidget)?.root)
    child.containerDidChange()
    let added = child.currentExpansion
    child.expansion = added
    align(child)
    // GTK would ask all children, once for each row that comes.
    if let expansion, added.isIn(expansion) { return }
    expansionMayHaveChanged()
  }

  package final func move(_ child: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    guard handle != nil, let child = child as? GtkPlatformWidget, child.parent === self else { return }
    reorder(child, after: (sibling as? GtkPlatformWidget)?.root)
  }

  package final func remove(_ child: any PlatformWidget) {
    guard handle != nil, let child = child as? GtkPlatformWidget, child.parent === self else { return }
    child.parent = nil
    children[ObjectIdentifier(child)] = nil
    let removed = child.currentExpansion
    take(child)
    if removed != Expansion() { expansionMayHaveChanged() }
  }

  /// Sets how all children stand in their room.
  final func alignAll() { for child in children.values { align(child) } }

  // MARK: Room

  /// Whether the widget wants more room than it needs.
  package struct Expansion: Equatable {
    /// Across.
    package var horizontal = false
    /// Up and down.
    package var vertical = false

    /// Whether the other one wants all that this one does.
    fileprivate func isIn(_ other: Expansion) -> Bool {
      (other.horizontal || !horizontal) && (other.vertical || !vertical)
    }
  }

  /// Whether the widget, or something in it, wants more room than it needs.
  package final var currentExpansion: Expansion {
    Expansion(
      horizontal: gtk_widget_compute_expand(root, GTK_ORIENTATION_HORIZONTAL) != 0,
      vertical: gtk_widget_compute_expand(root, GTK_ORIENTATION_VERTICAL) != 0)
  }

  /// Tells the containers above, as far up as it matters to them, that the widget's wish for room may be another one.
  package final func expansionMayHaveChanged() {
    let current = currentExpansion
    guard let parent else {
      expansion = current
      return expansionDidChange(current)
    }
    guard current != expansion else { return }
    expansion = current
    parent.align(self)
    parent.expansionMayHaveChanged()
  }

  // MARK: Attributes

  package final func apply(_ new: WidgetAttributes) {
    guard handle != nil, new != attributes else { return }
    let old = attributes
    attributes = new
    updateFixedSize()
    applyLayout(new, old, to: root)
    applyAccessibility(new, old)
    if new.shortcut != old.shortcut {
      shortcut?.dispose()
      shortcut = new.shortcut.map { ShortcutController($0, on: focusTarget) }
    }
    if new.focus != old.focus {
      focus?.dispose()
      focus = new.focus.map { _ in
        FocusController(on: focusTarget) { [weak self] in self?.sink?.focusDidChange($0) }
      }
    }
  }

  /// Puts another widget in the place of the present one, with the same attributes.
  final func replaceWidget(with new: GtkWidgetPointer) {
    guard handle != nil else { return }
    let current = attributes
    let previous = parent?.previous(self)
    parent?.take(self)
    apply(WidgetAttributes())
    fixedSize?.dispose()
    fixedSize = nil
    widget = new
    handle = ObjectHandle(retaining: new)
    apply(current)
    guard let parent else { return }
    parent.place(self, after: previous)
    parent.align(self)
    expansionMayHaveChanged()
  }

  /// Puts the widget into a box that fixes its size, if it needs one and has none.
  private func updateFixedSize() {
    let exact = FixedSizeLayout.Directions(
      horizontal: attributes.fixedHorizontally, vertical: attributes.fixedVertically)
    var directions = exact
    if attributes.layoutPriority > 0, let axis = parent?.axis {
      directions.horizontal = directions.horizontal || axis == .horizontal
      directions.vertical = directions.vertical || axis == .vertical
    }
    if fixedSize == nil, directions != FixedSizeLayout.Directions() {
      let previous = parent?.previous(self)
      parent?.take(self)
      fixedSize = FixedSizeLayout(around: widget)
      // The box stands where the widget stood, so what was set from outside moves over to it.
      applyLayout(WidgetAttributes(), attributes, to: widget)
      applyLayout(attributes, WidgetAttributes(), to: root)
      if let parent {
        parent.place(self, after: previous)
        parent.align(self)
      }
    }
    fixedSize?.isFixed = directions
    guard let fixedSize, fixedSize.isExact != exact else { return }
    fixedSize.isExact = exact
    expansionMayHaveChanged()
  }

  package final func setFocus(_ isFocused: Bool) {
    guard handle != nil else { return }
    focus?.setFocus(isFocused)
  }

  // MARK: Life

  package final func dispose() {
    guard handle != nil else { return }
    sink = nil
    if hasSignals { signals.disconnectAll() }
    shortcut?.dispose()
    focus?.dispose()
    tearDown()
    children = [:]
    fixedSize?.dispose()
    handle = nil
  }

  /// Whether the view is gone.
  final var isDisposed: Bool { handle == nil }
}
