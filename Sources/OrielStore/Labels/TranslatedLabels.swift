import Foundation
import OrielCore

/// Texts that no catalog of the desktop contains, in several languages.
protocol TranslatedLabels: Sendable {
  static var english: Self { get }
  /// The texts, by their languages.
  static var translations: [String: Self] { get }
}

extension TranslatedLabels {
  /// The texts in the user's language.
  static var current: Self { labels(for: UserLanguage.preferred) }

  /// The texts in the first of the languages that has a translation.
  static func labels(for languages: [String]) -> Self {
    languages.lazy.compactMap { UserLanguage.lookUp($0, in: translations) }.first ?? english
  }
}

extension String {
  /// The text with a value instead of its placeholder.
  func filled(with value: String) -> String { replacingOccurrences(of: "%@", with: value) }
}
