import CGtk
import FoundationEssentials
import OrielCore

extension StandardLabel {
  /// The label in the language of GTK's catalog.
  var localized: String {
    switch self {
    case .ok: Self.withoutMnemonic(Self.translation(of: "_OK"))
    case .cancel: Self.withoutMnemonic(Self.translation(of: "_Cancel"))
    case .close: Self.withoutMnemonic(Self.translation(of: "_Close"))
    case .replace: Self.withoutMnemonic(Self.translation(of: "_Replace"))
    case .paste: Self.withoutMnemonic(Self.translation(of: "_Paste"))
    case .delete: Self.withoutMnemonic(Self.translation(of: "_Delete"))
    case .dontAskAgain: Self.dontAskAgain
    }
  }

  /// GTK's catalog has no such label, but a similar one, which is used for the languages that Oriel's doesn't have.
  private static var dontAskAgain: String {
    let language = catalogueLanguage
    if let label = Catalog.translated(.dialogDontAskAgain, in: language) { return label }
    return language.isEmpty ? Word.dialogDontAskAgain.text : translation(of: "Don’t show this message again")
  }

  /// The language of the catalog in use, such as `de` or `zh_CN`; empty if no catalog is in use.
  private static var catalogueLanguage: String {
    for line in translation(of: "").split(separator: "\n") where line.hasPrefix("Language:") {
      return line.dropFirst("Language:".count).trimmingSpaces()
    }
    return ""
  }

  /// "Height" or "Width" in the user's language, from GTK's catalog.
  static func length(_ axis: Axis) -> String {
    let label = withoutMnemonic(translation(of: axis == .vertical ? "_Height:" : "_Width:"))
    // The catalog has them as labels of fields, in some languages with a space before the colon.
    return label.filter { $0 != ":" && $0 != "：" }.trimmingSpaces()
  }

  private static func translation(of message: String) -> String {
    guard let text = g_dgettext("gtk40", message) else { return message }
    return String(cString: text)
  }

  /// Removes the mark of the access key: `A_nnuler` is `Annuler`, and `取消(_C)` is `取消`.
  static func withoutMnemonic(_ label: String) -> String {
    var result = ""
    var rest = label[...]
    while let character = rest.popFirst() {
      if character == "(", rest.first == "_", rest.dropFirst(2).first == ")" {
        rest = rest.dropFirst(3)
      } else if character == "_" {
        // A doubled underscore is a literal one.
        if let next = rest.popFirst() { result.append(next) }
      } else {
        result.append(character)
      }
    }
    return result
  }
}
