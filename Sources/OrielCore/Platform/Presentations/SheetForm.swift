/// A modal window above its parent.
package struct SheetForm: PresentationForm {
  package init() {}

  package var isSizedByViews: Bool { true }
}
