/// What a field has to do with the suggestions around it.
struct FieldSuggestions {
  /// What was chosen last, which the field fills in as the user would.
  var action: EditorAction?
  let link: FieldLink
}

/// Reports what the user does in a field.
@MainActor final class FieldLink {
  var textDidChange: (String) -> Void = { _ in }
}

private enum FieldSuggestionsKey: EnvironmentKey { static var defaultValue: FieldSuggestions? { nil } }

extension EnvironmentValues {
  /// The suggestions for the field in this view.
  var fieldSuggestions: FieldSuggestions? {
    get { self[FieldSuggestionsKey.self] }
    set { self[FieldSuggestionsKey.self] = newValue }
  }
}
