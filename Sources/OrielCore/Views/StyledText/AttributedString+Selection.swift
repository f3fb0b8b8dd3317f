import FoundationEssentials

extension AttributedString {
  /// Changes the text, and moves a selection with the characters that it contains.
  ///
  /// What is inserted before a selection moves it; a selection whose text is deleted becomes a caret. If `body` replaces
  /// the whole value, the selection stays at its distance from the start.
  public mutating func transform<E>(
    updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(E) -> Void
  ) throws(E) {
    if case .end = selection.storage { return try body(&self) }
    let old: [Range<Index>] =
      switch selection.indices(in: self) {
      case .insertionPoint(let index): [index..<index]
      case .ranges(let ranges): Array(ranges.ranges)
      }
    let offsets = old.map { scalarOffset(of: $0.lowerBound)..<scalarOffset(of: $0.upperBound) }
    // Declared here, so that the selection is also valid after an error.
    var tracked: [Range<Index>]?
    var failure: E?
    tracked = transform(updating: old) { text in
      do throws(E) { try body(&text) } catch { failure = error }
    }
    let new = tracked ?? offsets.map { range(ofScalars: $0) }
    selection = selection.moved(to: new)
    if let failure { throw failure }
  }

  /// Changes the attributes of the selected text, run by run, or of what is typed at the caret.
  ///
  /// ```swift
  /// text.transformAttributes(in: &selection) { $0.underlineStyle = .single }
  /// ```
  ///
  /// For a caret, `body` is called once, with all typing attributes, and the text isn't changed.
  public mutating func transformAttributes<E>(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection = AttributedTextSelection(insertionPoint: index, typingAttributes: attributes)
    case .ranges(let ranges):
      let offsets = ranges.ranges.map { scalarOffset(of: $0.lowerBound)..<scalarOffset(of: $0.upperBound) }
      for range in ranges.ranges { try transformRuns(in: range, body) }
      selection = selection.moved(to: offsets.map { range(ofScalars: $0) })
    }
  }

  /// Changes the attributes of a range, run by run.
  mutating func transformRuns<E>(
    in range: Range<Index>, _ body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    for run in self[range].runs {
      var attributes = run.attributes
      try body(&attributes)
      if attributes != run.attributes { self[run.range].setAttributes(attributes) }
    }
  }

  /// Replaces the selected text by another text with its attributes, or inserts it at the caret. The caret is behind it
  /// afterwards.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    let content = AttributedString(newContent[newContent.startIndex..<newContent.endIndex])
    replace(&selection, with: content, typing: nil)
  }

  /// Replaces the selected text by characters, or inserts them at the caret, with the typing attributes. The caret is
  /// behind them afterwards.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>
  ) {
    let typing = selection.typingAttributes(in: self)
    replace(&selection, with: AttributedString(String(newContent), attributes: typing), typing: typing)
  }

  private mutating func replace(
    _ selection: inout AttributedTextSelection, with content: AttributedString, typing: AttributeContainer?
  ) {
    let ranges: [Range<Index>] =
      switch selection.indices(in: self) {
      case .insertionPoint(let index): [index..<index]
      case .ranges(let ranges): Array(ranges.ranges)
      }
    guard let first = ranges.first else { return }
    let start = scalarOffset(of: first.lowerBound)
    let parts = ranges.map { scalarOffset(of: $0.lowerBound)..<scalarOffset(of: $0.upperBound) }
    // From the end, so that the positions before stay where they are.
    for part in parts.dropFirst().reversed() { removeSubrange(range(ofScalars: part)) }
    replaceSubrange(range(ofScalars: parts[0]), with: content)
    let caret = index(ofScalar: start + content.scalarCount)
    selection = AttributedTextSelection(insertionPoint: caret, typingAttributes: typing)
  }
}

extension AttributedTextSelection {
  /// The selection with other positions, and the same typing attributes if it is a caret as before.
  fileprivate func moved(to ranges: [Range<AttributedString.Index>]) -> AttributedTextSelection {
    if case .caret(_, let typing) = storage, let index = ranges.first?.lowerBound {
      return AttributedTextSelection(insertionPoint: index, typingAttributes: typing)
    }
    let set = RangeSet(ranges)
    guard set.isEmpty, let index = ranges.first?.lowerBound else { return AttributedTextSelection(ranges: set) }
    return AttributedTextSelection(insertionPoint: index)
  }
}
