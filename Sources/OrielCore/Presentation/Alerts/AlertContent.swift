/// What an alert or a confirmation dialog shows, as views.
package struct AlertContent<Actions: View, Message: View> {
  package var kind: AlertRequest.Kind
  package var title: Text
  package var titleVisibility = Visibility.automatic
  package var actions: Actions
  package var message: Message
  /// What `presenting:` was given; content made from other data doesn't replace what is on the screen.
  package var data: Any?

  /// Whether the two were made from the same data.
  @MainActor func hasSameData(as other: AlertContent) -> Bool {
    guard let data else { return other.data == nil }
    func compare<Value>(_ value: Value) -> Bool {
      guard let other = other.data as? Value else { return false }
      return Equality<Value>.test?(value, other) ?? false
    }
    return compare(data)
  }
}
