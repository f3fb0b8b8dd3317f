import CGtk
import OrielCore

/// A layout manager in Swift, which measures a GTK widget and places its children.
///
/// The widget is of the class `OrielLayout`, a plain subclass of `GtkWidget`. The object must be retained while it is
/// used; without it the widget has no size.
@MainActor package class WidgetLayout {
  /// The layout of a widget; nil if the widget is of another class.
  static func of(_ widget: GtkWidgetPointer) -> WidgetLayout? {
    guard widget.raw.isInstance(of: LayoutClass.type) else { return nil }
    return LayoutClass.layout(of: widget)?.takeUnretainedValue()
  }

  /// Whether GTK is allocating widgets.
  @exclusivity(unchecked) fileprivate(set) static var isAllocating = false

  /// The minimum and the natural size in one direction.
  package struct Measurement: Equatable {
    package var minimum: Int32 = 0
    package var natural: Int32 = 0
    package var minimumBaseline: Int32 = -1
    package var naturalBaseline: Int32 = -1
  }

  /// The widget. Its reference is floating until a parent or a handle takes ownership.
  package let widget: GtkWidgetPointer

  /// Whether the widget itself receives pointer events outside its children. Otherwise they go to the widget below.
  var takesPointer = true

  /// Called after a layout in which the widget's size has changed.
  var sizeDidChange: ((_ width: Int32, _ height: Int32) -> Void)?
  private var reportedSize: (Int32, Int32) = (0, 0)
  private var isReportDue = false

  /// Creates the widget.
  ///
  /// - Parameters:
  ///   - type: the class: `OrielLayout`, or a subclass.
  ///   - role: the accessible role; nil for that of the class. A plain layout has no meaning of its own, and can't have
  ///     a name.
  init(_ type: GType = LayoutClass.type, role: GtkAccessibleRole? = nil) {
    let instance =
      role.map { WidgetInstance.object(type, role: $0) } ?? g_object_new_with_properties(type, 0, nil, nil)
    guard let instance else { preconditionFailure("GObject couldn't create an instance of OrielLayout") }
    widget = UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GtkWidget.self)
    LayoutClass.layoutSlot(of: widget).pointee = Unmanaged.passUnretained(self).toOpaque()
    g_object_ref_sink(widget)
  }

  isolated deinit {
    LayoutClass.layoutSlot(of: widget).pointee = nil
    g_object_unref(widget)
  }

  // MARK: Overriding

  /// Whether the height depends on the width.
  package func requestMode() -> GtkSizeRequestMode {
    children.reduce(GTK_SIZE_REQUEST_CONSTANT_SIZE) { mode, child in
      mode == GTK_SIZE_REQUEST_CONSTANT_SIZE ? gtk_widget_get_request_mode(child) : mode
    }
  }

  /// Measures the children; `size` is the length along the other axis, or -1.
  package func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement { Measurement() }

  /// Allocates the children.
  package func allocate(width: Int32, height: Int32, baseline: Int32) {}

  /// Moves the keyboard focus within or into the widget; nil for GTK's default, which depends on positions.
  package func moveFocus(_ direction: GtkDirectionType) -> Bool? { nil }

  /// Whether the widget itself is picked at a point at which none of its children is.
  package func takesPointer(at point: CGPoint) -> Bool { takesPointer }

  /// Whether the widget is something to see itself, and not only an arrangement of others.
  package var isContent: Bool { false }

  /// Called when the theme, the font, the scale or the text direction has changed: every measurement may be out of
  /// date.
  package func styleDidChange() {}

  /// Called when a CSS property of the widget has changed, say, its color in an inactive window.
  package func cssDidChange() {}

  /// Draws the children, and anything behind or in front of them.
  package func draw(_ snapshot: OpaquePointer) {
    for child in children { gtk_widget_snapshot_child(widget, child, snapshot) }
  }

  fileprivate final func didAllocate(_ width: Int32, _ height: Int32) {
    guard sizeDidChange != nil, (width, height) != reportedSize else { return }
    reportedSize = (width, height)
    guard !isReportDue else { return }
    isReportDue = true
    MainLoop.schedule { [weak self] in
      guard let self else { return }
      self.isReportDue = false
      self.sizeDidChange?(self.reportedSize.0, self.reportedSize.1)
    }
  }

  // MARK: Children

  /// The children, in drawing order.
  package final var children: some Sequence<GtkWidgetPointer> {
    sequence(state: gtk_widget_get_first_child(widget) as GtkWidgetPointer?) { next in
      guard let child = next else { return nil }
      next = gtk_widget_get_next_sibling(child)
      return child
    }
  }

  /// Inserts a child after another one, or first.
  package final func insert(_ child: GtkWidgetPointer, after sibling: GtkWidgetPointer?) {
    gtk_widget_insert_after(child, widget, sibling)
  }

  /// Removes a child.
  package final func remove(_ child: GtkWidgetPointer) { gtk_widget_unparent(child) }
}

extension WidgetLayout.Measurement {
  /// Measures a widget.
  @MainActor package init(
    of widget: GtkWidgetPointer, _ orientation: GtkOrientation, for size: Int32
  ) {
    gtk_widget_measure(widget, orientation, size, &minimum, &natural, &minimumBaseline, &naturalBaseline)
  }
}

/// The GObject class of the widgets with a Swift layout.
enum LayoutClass {
  fileprivate typealias Slot = UnsafeMutablePointer<UnsafeMutableRawPointer?>

  /// The layout object is stored after the fields of `GtkWidget`.
  private static let slotOffset = MemoryLayout<GtkWidget>.stride
  static let instanceSize = slotOffset + MemoryLayout<UnsafeMutableRawPointer?>.size

  static let type: GType = g_type_register_static_simple(
    gtk_widget_get_type(), "OrielLayout", guint(MemoryLayout<GtkWidgetClass>.size),
    { classPointer, _ in LayoutClass.initialize(classPointer) }, guint(instanceSize), nil, GTypeFlags(rawValue: 0))

  fileprivate static func layoutSlot(of widget: UnsafeMutablePointer<GtkWidget>) -> Slot {
    (UnsafeMutableRawPointer(widget) + slotOffset).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
  }

  fileprivate static func layout(of widget: UnsafeMutablePointer<GtkWidget>?) -> Unmanaged<WidgetLayout>? {
    widget.flatMap { layoutSlot(of: $0).pointee }.map { Unmanaged.fromOpaque($0) }
  }

  private static var parentClass: UnsafeMutablePointer<GtkWidgetClass>? {
    g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
  }

  private static func styleDidChange(_ widget: UnsafeMutablePointer<GtkWidget>?) {
    guard let layout = layout(of: widget) else { return }
    MainThread.assumeIsolated { layout.takeUnretainedValue().styleDidChange() }
  }

  // GTK calls these on the main thread only, several times for each frame.
  private static func initialize(_ classPointer: UnsafeMutableRawPointer?) {
    guard let classPointer else { return }
    let widgetClass = classPointer.assumingMemoryBound(to: GtkWidgetClass.self)
    gtk_widget_class_set_css_name(widgetClass, StyleNode.layout)
    widgetClass.pointee.get_request_mode = { widget in
      guard let layout = LayoutClass.layout(of: widget) else { return GTK_SIZE_REQUEST_CONSTANT_SIZE }
      return MainThread.assumeIsolated { layout.takeUnretainedValue().requestMode() }
    }
    widgetClass.pointee.measure = { widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
      let layout = LayoutClass.layout(of: widget)
      let result = MainThread.assumeIsolated {
        layout?.takeUnretainedValue().measure(orientation, for: size) ?? WidgetLayout.Measurement()
      }
      minimum?.pointee = result.minimum
      natural?.pointee = max(result.natural, result.minimum)
      minimumBaseline?.pointee = result.minimumBaseline
      naturalBaseline?.pointee = result.naturalBaseline
    }
    widgetClass.pointee.size_allocate = { widget, width, height, baseline in
      guard let layout = LayoutClass.layout(of: widget) else { return }
      MainThread.assumeIsolated {
        let layout = layout.takeUnretainedValue()
        let isOuter = !WidgetLayout.isAllocating
        WidgetLayout.isAllocating = true
        layout.allocate(width: width, height: height, baseline: baseline)
        if isOuter { WidgetLayout.isAllocating = false }
        layout.didAllocate(width, height)
      }
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
      guard let layout = LayoutClass.layout(of: widget) else { return }
      let snapshot = UInt(bitPattern: snapshot)
      MainThread.assumeIsolated {
        guard let snapshot = OpaquePointer(bitPattern: snapshot) else { return }
        layout.takeUnretainedValue().draw(snapshot)
      }
    }
    widgetClass.pointee.focus = { widget, direction in
      let layout = LayoutClass.layout(of: widget)
      if let moved = MainThread.assumeIsolated({ layout?.takeUnretainedValue().moveFocus(direction) }) {
        return moved ? 1 : 0
      }
      return LayoutClass.parentClass?.pointee.focus(widget, direction) ?? 0
    }
    widgetClass.pointee.css_changed = { widget, change in
      LayoutClass.parentClass?.pointee.css_changed(widget, change)
      guard let layout = LayoutClass.layout(of: widget) else { return }
      MainThread.assumeIsolated { layout.takeUnretainedValue().cssDidChange() }
    }
    widgetClass.pointee.system_setting_changed = { widget, setting in
      LayoutClass.parentClass?.pointee.system_setting_changed(widget, setting)
      LayoutClass.styleDidChange(widget)
    }
    widgetClass.pointee.direction_changed = { widget, previous in
      LayoutClass.parentClass?.pointee.direction_changed(widget, previous)
      LayoutClass.styleDidChange(widget)
    }
    widgetClass.pointee.contains = { widget, x, y in
      guard let widget, let layout = LayoutClass.layout(of: widget) else { return 0 }
      guard MainThread.assumeIsolated({ layout.takeUnretainedValue().takesPointer(at: CGPoint(x: x, y: y)) }) else {
        return 0
      }
      let isInside =
        x >= 0 && y >= 0 && x < Double(gtk_widget_get_width(widget)) && y < Double(gtk_widget_get_height(widget))
      return isInside ? 1 : 0
    }
    classPointer.assumingMemoryBound(to: GObjectClass.self).pointee.dispose = { object in
      guard let object else { return }
      let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
      while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
      let parentClass = g_type_class_peek(gtk_widget_get_type())
      parentClass?.assumingMemoryBound(to: GObjectClass.self).pointee.dispose?(object)
    }
  }
}
