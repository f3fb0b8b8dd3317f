import CGtk

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Whether the widget has a style class.
  func hasClass(_ styleClass: StyleClass) -> Bool { gtk_widget_has_css_class(self, styleClass.name) != 0 }

  /// Gives the widget a style class; once, if it has it already.
  func addClass(_ styleClass: StyleClass) { gtk_widget_add_css_class(self, styleClass.name) }

  /// Takes a style class away, if the widget has it.
  func removeClass(_ styleClass: StyleClass) { gtk_widget_remove_css_class(self, styleClass.name) }

  /// Gives the widget a style class, or takes it away.
  func setClass(_ styleClass: StyleClass, _ isSet: Bool) {
    if isSet { addClass(styleClass) } else { removeClass(styleClass) }
  }

  /// Puts one style class in another's place; nil stands for none.
  func changeClass(from old: StyleClass?, to new: StyleClass?) {
    guard old != new else { return }
    if let old { removeClass(old) }
    if let new { addClass(new) }
  }

  /// Gives the widget the style classes that it has now and lacked before, and takes the others away.
  func changeClasses(from old: [StyleClass], to new: [StyleClass]) {
    guard old != new else { return }
    for styleClass in old where !new.contains(styleClass) { removeClass(styleClass) }
    for styleClass in new where !old.contains(styleClass) { addClass(styleClass) }
  }
}
