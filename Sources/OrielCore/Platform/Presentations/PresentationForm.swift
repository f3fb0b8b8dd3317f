/// The form in which a platform shows a presentation, such as a sheet or a popover, with the values of this form.
///
/// A form decides in which lane it is presented and what determines its size. A platform creates the presentation in an
/// extension of the form, which is declared next to the presentation.
package protocol PresentationForm: Equatable {
  /// The lane of its presentations. By default, the modal one.
  var lane: PresentationLane { get }
  /// The size classes of the content in a window with given ones; nil, which is the default, for those of its size.
  func sizeClasses(in window: SizeClasses) -> SizeClasses?
  /// Whether it has the size of its parent. By default, it hasn't.
  var coversParent: Bool { get }
  /// Whether the detents and the sizing that its views set determine its size. By default, they don't.
  var isSizedByViews: Bool { get }
  /// Whether the platform closes it at a click outside, before a view could ask for confirmation. By default, the
  /// platform reports an attempt.
  var closesAtClickOutside: Bool { get }
  /// The form with a width that the user has chosen. By default, the same form.
  func withWidth(_ width: Double) -> Self
}

extension PresentationForm {
  package var lane: PresentationLane { .modal }
  package func sizeClasses(in window: SizeClasses) -> SizeClasses? { nil }
  package var coversParent: Bool { false }
  package var isSizedByViews: Bool { false }
  package var closesAtClickOutside: Bool { false }
  package func withWidth(_ width: Double) -> Self { self }
}

extension PresentationForm {
  /// Whether another form is of the same type, so that a presentation can be updated to it.
  package func isSameType(as other: any PresentationForm) -> Bool { other is Self }

  /// The form with the values of a newer one, if that is of the same type.
  package func withValues(of new: any PresentationForm) -> any PresentationForm { isSameType(as: new) ? new : self }

  /// Whether another form is of the same type, with equal values.
  package func isEqual(to other: any PresentationForm) -> Bool { other as? Self == self }
}
