import CGtk
import FoundationEssentials
import OrielCore

extension StandardLabel {
  /// The label in the user's language, which is the one that GTK itself speaks.
  var localized: String {
    switch self {
    case .ok: Self.withoutMnemonic(Self.translation(of: "_OK"))
    case .cancel: Self.withoutMnemonic(Self.translation(of: "_Cancel"))
    case .replace: Self.withoutMnemonic(Self.translation(of: "_Replace"))
    case .dontAskAgain: Self.dontAskAgain
    }
  }

  /// GTK's catalogue has no such label, only one that says nearly the same: good for languages missing in our table.
  private static var dontAskAgain: String {
    let language = catalogueLanguage
    if let label = DontAskAgainLabels.label(for: language) { return label }
    return language.isEmpty ? DontAskAgainLabels.english : translation(of: "Don’t show this message again")
  }

  /// The language of the catalogue in use, such as `de` or `zh_CN`; empty where GTK speaks its own English.
  private static var catalogueLanguage: String {
    for line in translation(of: "").split(separator: "\n") where line.hasPrefix("Language:") {
      return line.dropFirst("Language:".count).trimmingSpaces()
    }
    return ""
  }

  /// "Height" or "Width", as GTK names the lengths of things, in the user's language.
  static func length(_ axis: Axis) -> String {
    let label = withoutMnemonic(translation(of: axis == .vertical ? "_Height:" : "_Width:"))
    // The catalogue has them as labels of fields, in some languages with a space before the colon.
    return label.filter { $0 != ":" && $0 != "：" }.trimmingSpaces()
  }

  private static func translation(of message: String) -> String {
    guard let text = g_dgettext("gtk40", message) else { return message }
    return String(cString: text)
  }

  /// Takes out the mark of the access key: `A_nnuler` is `Annuler`, and `取消(_C)` is `取消`.
  static func withoutMnemonic(_ label: String) -> String {
    var result = ""
    var rest = label[...]
    while let character = rest.popFirst() {
      if character == "(", rest.first == "_", rest.dropFirst(2).first == ")" {
        rest = rest.dropFirst(3)
      } else if character == "_" {
        // Doubled, it stands for itself.
        if let next = rest.popFirst() { result.append(next) }
      } else {
        result.append(character)
      }
    }
    return result
  }
}
