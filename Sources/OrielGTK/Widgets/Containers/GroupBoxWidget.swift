import CGtk
import OrielCore

/// A box with a border: a `GtkFrame`, which has the accessible role of a group.
@MainActor final class GroupBoxWidget: LabelledWidget<GroupBoxElement> {
  private var element: GroupBoxElement

  init(_ element: GroupBoxElement, sink: any WidgetEventSink) {
    self.element = element
    super.init(gtk_frame_new(nil), sink: sink)
    widget.addClass(.groupBox)
    updateName()
  }

  override var ownLabel: String? { element.title }

  override func update(_ new: GroupBoxElement) {
    guard new != element else { return }
    element = new
    updateName()
  }

  override func setLabel(_ label: GtkWidgetPointer?) { gtk_frame_set_child(widget.as(GtkFrame.self), label) }
}

extension GroupBoxElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { GroupBoxWidget(self, sink: sink) }
}
