import CGtk

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Whether the widget has a style class.
  func hasClass(_ styleClass: StyleClass) -> Bool { gtk_widget_has_css_class(self, styleClass.name) != 0 }

  /// Adds a style class, unless the widget already has it.
  func addClass(_ styleClass: StyleClass) { gtk_widget_add_css_class(self, styleClass.name) }

  /// Removes a style class, if the widget has it.
  func removeClass(_ styleClass: StyleClass) { gtk_widget_remove_css_class(self, styleClass.name) }

  /// Adds or removes a style class.
  func setClass(_ styleClass: StyleClass, _ isSet: Bool) {
    if isSet { addClass(styleClass) } else { removeClass(styleClass) }
  }

  /// Replaces a style class by another one; nil for none.
  func changeClass(from old: StyleClass?, to new: StyleClass?) {
    guard old != new else { return }
    if let old { removeClass(old) }
    if let new { addClass(new) }
  }

  /// Applies the difference between two lists of style classes.
  func changeClasses(from old: [StyleClass], to new: [StyleClass]) {
    guard old != new else { return }
    for styleClass in old where !new.contains(styleClass) { removeClass(styleClass) }
    for styleClass in new where !old.contains(styleClass) { addClass(styleClass) }
  }
}
