/// A modal window that covers its parent.
package struct CoverForm: PresentationForm {
  package init() {}

  package var coversParent: Bool { true }
}
