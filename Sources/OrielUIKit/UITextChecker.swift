import Foundation
import OrielCore

/// Checks the spelling of words, for source that is shared with iOS.
///
/// The dictionaries are those of the library Enchant, which GNOME's apps use. If it isn't installed, or has no dictionary
/// of the language, each word counts as spelled correctly.
@MainActor @preconcurrency open class UITextChecker {
  /// Creates a checker.
  public init() {}

  /// Returns the range of the first misspelled word, in UTF-16 offsets; one at `NSNotFound` if there is none.
  ///
  /// - Parameters:
  ///   - stringToCheck: the text.
  ///   - range: the part that is checked.
  ///   - startingOffset: where the search begins.
  ///   - wrapFlag: whether the search goes on at the beginning of the range.
  ///   - language: the language, such as `en` or `en_US`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    guard let dictionary = SpellingDictionary.of(language) else { return NSRange(location: NSNotFound, length: 0) }
    let words = Self.words(of: stringToCheck, in: range)
    let later = words.filter { $0.location >= startingOffset }
    let ordered = wrapFlag ? later + words.filter { $0.location < startingOffset } : later
    return ordered.first { !dictionary.contains((stringToCheck as NSString).substring(with: $0)) }
      ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Returns words that are spelled like a misspelled one, the most likely first; nil without a dictionary.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    SpellingDictionary.of(language)?.suggestions(for: (string as NSString).substring(with: range))
  }

  private static let apostrophes: Set<Unicode.Scalar> = ["'", "\u{2019}"]

  /// The ranges of the words: letters, with apostrophes between them.
  private static func words(of text: String, in range: NSRange) -> [NSRange] {
    var words: [NSRange] = []
    var offset = range.location
    var isAfterApostrophe = false
    for scalar in (text as NSString).substring(with: range).unicodeScalars {
      let width = UTF16.width(scalar)
      if scalar.properties.isAlphabetic {
        let end = offset - (isAfterApostrophe ? 1 : 0)
        if let last = words.last, last.location + last.length == end {
          words[words.count - 1].length = offset + width - last.location
        } else {
          words.append(NSRange(location: offset, length: width))
        }
      }
      isAfterApostrophe = apostrophes.contains(scalar)
      offset += width
    }
    return words
  }
}
