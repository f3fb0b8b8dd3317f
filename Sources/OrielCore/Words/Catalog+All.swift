// Made by Scripts/words of resources/words. Don't change it here.
// swift-format-ignore-file

extension Catalog {
  /// The catalogs by their languages.
  static let all: [String: @Sendable () -> Catalog] = [
    "cs": { .cs }, "da": { .da }, "de": { .de }, "en": { .en }, "es": { .es }, "fr": { .fr }, "it": { .it }, "ja": { .ja }, "nl": { .nl }, "pl": { .pl }, "pt": { .pt }, "pt_BR": { .ptBR }, "ru": { .ru }, "sv": { .sv }, "zh_CN": { .zhCN }
  ]
}
