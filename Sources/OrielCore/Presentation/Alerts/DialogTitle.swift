/// A title of a dialog that is not a string: a ``Text`` or a ``LocalizedStringResource``.
///
/// Of both there is one overload, and not one for each: the compiler tries all overloads of each dialog in a body
/// before it reports a mistake there. A literal is no value of this type, so that the overload is rejected at once.
public protocol _DialogTitle {
  /// The title.
  var _dialogTitle: Text { get }
}

extension Text: _DialogTitle {
  /// The text itself.
  public var _dialogTitle: Text { self }
}

extension LocalizedStringResource: _DialogTitle {
  /// A text of the resource.
  public var _dialogTitle: Text { Text(self) }
}
