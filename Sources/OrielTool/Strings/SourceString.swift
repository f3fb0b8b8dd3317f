/// A text in the code that is translated.
struct SourceString: Equatable {
  /// The key, in which placeholders stand for the values: `Hello %@`.
  var key: String
  /// The text in the source language, where the key isn't the text.
  var defaultValue: String?
  var comment: String?
  /// Where it is: `Sources/Notes/Notes.swift:12`.
  var place: String
  /// The values whose placeholders were guessed, since the code around doesn't tell their type.
  var guesses: [String] = []

  /// Whether it has exactly one whole number, so that it may vary by plural.
  var hasOneNumber: Bool { key.matches(of: /%l*[du]/).count == 1 }
}
