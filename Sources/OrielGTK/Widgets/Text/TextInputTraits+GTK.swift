import CGtk
import OrielCore

extension TextInputTraits {
  /// The hints for GTK's input methods.
  var hints: GtkInputHints {
    var hints: UInt32 = isAutocorrectionDisabled ? GTK_INPUT_HINT_NO_SPELLCHECK.rawValue : 0
    switch capitalization?.kind {
    case nil, .never: break
    case .words: hints |= GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
    case .sentences: hints |= GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
    case .characters: hints |= GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
    }
    if content?.isPrivate == true { hints |= GTK_INPUT_HINT_PRIVATE.rawValue }
    return GtkInputHints(rawValue: hints)
  }

  /// The purpose of the text for GTK's input methods.
  var purpose: GtkInputPurpose {
    switch keyboard {
    case .default: content?.purpose ?? GTK_INPUT_PURPOSE_FREE_FORM
    case .numbersAndPunctuation, .decimalPad: GTK_INPUT_PURPOSE_NUMBER
    case .URL: GTK_INPUT_PURPOSE_URL
    case .numberPad, .asciiCapableNumberPad: GTK_INPUT_PURPOSE_DIGITS
    case .phonePad: GTK_INPUT_PURPOSE_PHONE
    case .namePhonePad: GTK_INPUT_PURPOSE_NAME
    case .emailAddress: GTK_INPUT_PURPOSE_EMAIL
    }
  }

  /// Applies them to a `GtkTextView`.
  @MainActor func apply(toTextView view: GtkWidgetPointer) {
    gtk_text_view_set_input_hints(view.as(GtkTextView.self), hints)
    gtk_text_view_set_input_purpose(view.as(GtkTextView.self), purpose)
    view.setClass(.ringless, !hasFocusRing)
  }
}

extension UITextContentType {
  fileprivate var purpose: GtkInputPurpose? {
    switch self {
    case .name, .givenName, .middleName, .familyName, .nickname: GTK_INPUT_PURPOSE_NAME
    case .telephoneNumber: GTK_INPUT_PURPOSE_PHONE
    case .emailAddress: GTK_INPUT_PURPOSE_EMAIL
    case .URL: GTK_INPUT_PURPOSE_URL
    case .password, .newPassword: GTK_INPUT_PURPOSE_PASSWORD
    case .creditCardNumber, .oneTimeCode: GTK_INPUT_PURPOSE_DIGITS
    default: nil
    }
  }

  /// Whether an input method mustn't store the text.
  fileprivate var isPrivate: Bool { [.password, .newPassword, .creditCardNumber, .oneTimeCode].contains(self) }
}
