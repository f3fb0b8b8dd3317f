import FoundationEssentials

extension AttributedTextSelection {
  /// The attributes of the runs of text that are wholly or partly selected, or of what is typed at the caret: one
  /// container for each.
  ///
  /// ```swift
  /// let isRed = selection.attributes(in: text)[\.foregroundColor].contains(.red)
  /// ```
  public struct Attributes<Text>: Sequence {
    private let containers: [AttributeContainer]

    init(_ containers: [AttributeContainer]) { self.containers = containers }

    public func makeIterator() -> some IteratorProtocol<AttributeContainer> { containers.makeIterator() }

    /// The values of an attribute, one for each container; nil where there is none.
    public subscript<K: AttributedStringKey>(type: K.Type) -> some Sequence<K.Value?> where K.Value: Sendable {
      containers.map { $0[K.self] }
    }

    /// The values of an attribute, one for each container; nil where there is none.
    public subscript<K: AttributedStringKey>(
      keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> some Sequence<K.Value?> where K.Value: Sendable { self[K.self] }
  }

  /// Returns the attributes of the selected text, or those of what is typed at the caret.
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    guard case .ranges(let ranges) = indices(in: text) else { return Attributes([typingAttributes(in: text)]) }
    return Attributes(ranges.ranges.flatMap { text[$0].runs.map(\.attributes) })
  }

  /// Returns the attributes of what is typed at the caret or replaces the selected text.
  ///
  /// They are those that the selection contains, those of the character before the caret, at the start of the text of the
  /// one after it, or those of the first selected character. Attributes that aren't inherited by added text are left
  /// out, and so is a link that ends at the caret.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if case .caret(_, let typing?) = storage { return typing }
    switch indices(in: text) {
    case .insertionPoint(let index): return text.inheritedAttributes(at: index)
    case .ranges(let ranges):
      guard let start = ranges.ranges.first?.lowerBound, start < text.endIndex else { return AttributeContainer() }
      return text.attributes(at: start).filter(inheritedByAddedText: true)
    }
  }
}

extension AttributedString {
  /// The attributes of the character at a position, which isn't the end.
  func attributes(at index: Index) -> AttributeContainer { runs[index].attributes }

  /// The attributes that text inherits which is inserted at a position.
  func inheritedAttributes(at index: Index) -> AttributeContainer {
    if startIndex == endIndex { return AttributeContainer() }
    guard index > startIndex else { return attributes(at: startIndex).filter(inheritedByAddedText: true) }
    var attributes = attributes(at: self.index(beforeUnicodeScalar: index)).filter(inheritedByAddedText: true)
    if attributes.link != nil, index == endIndex || self.attributes(at: index).link != attributes.link {
      attributes.link = nil
    }
    return attributes
  }
}
