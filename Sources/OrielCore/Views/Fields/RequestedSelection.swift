/// What the app says about the selection in a field.
package enum RequestedSelection: Equatable, Sendable {
  /// Nothing: it has no binding.
  case untracked
  /// It knows of none, or has removed it.
  case absent
  /// A range of whole characters, in UTF-8.
  case range(Range<Int>)

  /// The selection of a binding, if there is one.
  @MainActor init(_ binding: Binding<TextSelection?>?, in text: String) {
    guard let binding else {
      self = .untracked
      return
    }
    self = binding.wrappedValue?.range(in: text).map { .range($0) } ?? .absent
  }
}

extension Binding where Value == TextSelection? {
  /// Writes the selection that a field has reported for its text.
  @MainActor func write(_ range: Range<Int>, in text: String, _ environment: EnvironmentValues) {
    wrappedValue = TextSelection(range, in: text, environment.textSelectionAffinity)
  }
}
