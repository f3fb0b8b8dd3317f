extension LocalizedStringKey {
  /// A text that the app can translate in a table of its own, by the English one.
  package init(_ word: Word, _ values: String...) {
    self.init(key: Catalog.en[word], values: values, untranslated: word.text.filled(with: values))
  }
}
