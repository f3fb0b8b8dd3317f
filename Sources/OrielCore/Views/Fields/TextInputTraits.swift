/// What an input method is told about the text of a field, and whether the field shows the focus. One environment value,
/// because each field reads it.
package struct TextInputTraits: Equatable {
  package var isAutocorrectionDisabled = false
  package var capitalization: TextInputAutocapitalization?
  package var keyboard = UIKeyboardType.default
  package var content: UITextContentType?
  package var hasFocusRing = true

  package init() {}
}

/// Which letters an on-screen keyboard or another input method makes capitals while the user types.
public struct TextInputAutocapitalization: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case never, words, sentences, characters }
  package let kind: Kind

  /// None.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(kind: .never) }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(kind: .words) }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(kind: .sentences) }
  /// All letters.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(kind: .characters) }
}

/// The kind of text that a field expects. UIKit's kinds for which GTK has a purpose of the input.
public enum UIKeyboardType: Hashable, Sendable {
  /// Any text.
  case `default`
  /// Numbers with signs and punctuation.
  case numbersAndPunctuation
  /// An address on the web.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  /// Digits.
  case numberPad
  /// A phone number.
  case phonePad
  /// The user's name, or that of a contact.
  case namePhonePad
  /// An email address.
  case emailAddress
  /// A number with a decimal point.
  case decimalPad
  /// Digits.
  case asciiCapableNumberPad
}

/// Which letters become capitals, for the deprecated `autocapitalization(_:)`.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  /// No letters.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters

  fileprivate var current: TextInputAutocapitalization {
    switch self {
    case .none: .never
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .characters
    }
  }
}

private enum TextInputKey: EnvironmentKey { static var defaultValue: TextInputTraits { TextInputTraits() } }

extension EnvironmentValues {
  package var textInput: TextInputTraits {
    get { self[TextInputKey.self] }
    set { self[TextInputKey.self] = newValue }
  }

  /// Whether input methods are asked not to correct what the user types.
  public var autocorrectionDisabled: Bool {
    get { textInput.isAutocorrectionDisabled }
    set { textInput.isAutocorrectionDisabled = newValue }
  }
}

extension View {
  /// Asks input methods not to correct what the user types in the fields in this view.
  ///
  /// In GTK, the hint `GTK_INPUT_HINT_NO_SPELLCHECK`. GTK itself corrects nothing, but an on-screen keyboard may.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// The former name of `autocorrectionDisabled(_:)`. Nil is the default: not disabled.
  public func disableAutocorrection(_ disable: Bool?) -> some View { autocorrectionDisabled(disable ?? false) }

  /// Sets which letters input methods make capitals while the user types in the fields in this view. Nil is the default
  /// of the input method.
  ///
  /// In GTK, a hint such as `GTK_INPUT_HINT_UPPERCASE_WORDS`. What a hardware keyboard types isn't changed.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    environment(\.textInput.capitalization, autocapitalization)
  }

  /// The former name of ``View/textInputAutocapitalization(_:)``.
  @available(*, deprecated, message: "Use textInputAutocapitalization(_:) instead.")
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(style.current)
  }

  /// Sets the kind of text that the fields in this view expect.
  ///
  /// In GTK, the purpose of the input, such as `GTK_INPUT_PURPOSE_EMAIL`, after which an on-screen keyboard chooses its
  /// keys. The user can still enter other text.
  public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.textInput.keyboard, type) }
}
