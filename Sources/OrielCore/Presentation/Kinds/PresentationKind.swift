/// The kind of presentation that a modifier requests. It decides the form, which depends on the window and the options
/// that the content sets.
@MainActor protocol PresentationKind {
  /// The form in a window with sufficient space.
  func usualForm(_ options: PresentationOptions) -> any PresentationForm
  /// The form in a window of compact width, unless the content sets another one; nil, which is the default, for the
  /// usual form.
  var formInCompactWidth: (any PresentationForm)? { get }
  /// The form in a window of compact height, unless the content sets another one; nil, which is the default, if the
  /// height doesn't matter.
  var formInCompactHeight: (any PresentationForm)? { get }
  /// Whether the width that the user has chosen is stored between launches. By default, it isn't.
  var storesWidth: Bool { get }
  /// Whether the binding keeps its value when the window closes, since the app may restore it. By default, it is reset.
  var keepsBindingOfClosedWindow: Bool { get }
}

extension PresentationKind {
  var formInCompactWidth: (any PresentationForm)? { nil }
  var formInCompactHeight: (any PresentationForm)? { nil }
  var storesWidth: Bool { false }
  var keepsBindingOfClosedWindow: Bool { false }
}

extension PresentationKind {
  /// The form in a window with given size classes. If both are compact, the vertical adaptation applies.
  func form(in classes: SizeClasses, _ options: PresentationOptions, lacksRoom: Bool) -> any PresentationForm {
    let isNarrow = classes.horizontal == .compact || lacksRoom
    let isLow = classes.vertical == .compact
    guard isNarrow || isLow else { return usualForm(options) }
    let automatic = isLow ? formInCompactHeight ?? (isNarrow ? formInCompactWidth : nil) : formInCompactWidth
    let adaptation = isLow ? options.adaptation.vertical : options.adaptation.horizontal
    return adaptation.form(automatic: automatic) ?? usualForm(options)
  }
}
