import CGtk
import OrielCore

/// The label inside a control that has room for one child: the child itself, or a row of several.
@MainActor final class LabelContent {
  private let setChild: (GtkWidgetPointer?) -> Void
  private var row: GtkWidgetPointer?
  private var only: GtkWidgetPointer?

  /// - Parameter setChild: gives the control its one child, or takes it away.
  init(setChild: @escaping (GtkWidgetPointer?) -> Void) { self.setChild = setChild }

  /// What the control contains: the child, or the row.
  var widget: GtkWidgetPointer? { row ?? only }

  /// Shows a child after another one, or first.
  func place(_ child: GtkWidgetPointer, after sibling: GtkWidgetPointer?) {
    if let row { return gtk_box_insert_child_after(row.as(GtkBox.self), child, sibling) }
    guard let first = only else {
      only = child
      return setChild(child)
    }
    guard let made = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, StackWidget.usualSpacing) else { return }
    g_object_ref(first)
    setChild(nil)
    gtk_box_append(made.as(GtkBox.self), first)
    g_object_unref(first)
    gtk_box_insert_child_after(made.as(GtkBox.self), child, sibling)
    gtk_widget_set_halign(made, GTK_ALIGN_CENTER)
    setChild(made)
    row = made
    only = nil
  }

  /// Puts a child after another one, or first.
  func reorder(_ child: GtkWidgetPointer, after sibling: GtkWidgetPointer?) {
    if let row { gtk_box_reorder_child_after(row.as(GtkBox.self), child, sibling) }
  }

  /// Stops showing a child.
  func take(_ child: GtkWidgetPointer) {
    if let row { return gtk_box_remove(row.as(GtkBox.self), child) }
    guard only == child else { return }
    only = nil
    setChild(nil)
  }
}

/// A control around its label, which consists of its children.
@MainActor class LabelledWidget<WidgetElement: Element>: GtkElementWidget<WidgetElement> {
  private lazy var content = LabelContent { [unowned self] in self.setLabel($0) }

  /// The label; nil while there is none.
  final var label: GtkWidgetPointer? { content.widget }

  /// Shows the label, or nothing.
  func setLabel(_ label: GtkWidgetPointer?) {}

  /// Hears that the label consists of something else now.
  func labelDidChange() {}

  override final func place(_ child: GtkPlatformWidget, after sibling: GtkWidgetPointer?) {
    content.place(child.root, after: sibling)
    labelDidChange()
  }

  override final func reorder(_ child: GtkPlatformWidget, after sibling: GtkWidgetPointer?) {
    content.reorder(child.root, after: sibling)
  }

  override final func take(_ child: GtkPlatformWidget) {
    content.take(child.root)
    labelDidChange()
  }

  override func align(_ child: GtkPlatformWidget) {
    child.stand(inArea: .center)
  }
}
