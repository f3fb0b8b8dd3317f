/// Messages that are difficult to lay out.
enum LongText {
  /// Ten kilobytes of sentences.
  static let prose = String(
    (1...200).map { "Paragraph \($0): this program is provided as is, without warranty of any kind." }
      .joined(separator: "\n").prefix(10_240))

  /// A kilobyte without spaces.
  static let unbroken = String(repeating: "4f3c9a07be51d268", count: 64)
}
