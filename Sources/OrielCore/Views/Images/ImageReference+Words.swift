extension ImageReference {
  /// The name of the image in words, for a control that consists of nothing else; nil if it has no name.
  ///
  /// `square.and.arrow.up` is "square and arrow up", and `document-open-symbolic` is "document open".
  package var words: String? {
    let name: String
    switch self {
    case .symbol(let own), .icon(let own), .resource(let own, _): name = own
    case .asset(let picture): name = picture.name
    case .file, .data, .loaded: return nil
    }
    let words = name.split { ".-_/".contains($0) }.filter { $0 != "symbolic" }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Whether the image is a symbol, which says nothing to assistive technology without a label.
  package var isSymbol: Bool {
    switch self {
    case .symbol, .icon: true
    case .asset(let picture): picture.symbol != nil
    case .resource, .file, .data, .loaded: false
    }
  }
}
