import Oriel

extension Draft {
  // MARK: Characters

  /// Whether all of the selected text, or what is typed next, has a format.
  func has(_ format: Formats) -> Bool {
    selection.attributes(in: text).allSatisfy { $0.formats.contains(format) }
  }

  /// Gives the selected text a format, or takes it away.
  func toggle(_ format: Formats) {
    let isOn = !has(format)
    text.transformAttributes(in: &selection) {
      if isOn { $0.formats.insert(format) } else { $0.formats.remove(format) }
    }
  }

  /// The selected text without formats.
  func clearFormats() {
    text.transformAttributes(in: &selection) {
      $0.formats = []
      $0.link = nil
    }
  }

  // MARK: Paragraphs

  /// What the paragraph with the caret is.
  var paragraph: Paragraph? {
    get { selection.typingAttributes(in: text).paragraph }
    set {
      for range in text.paragraphs(in: selectedRange) where !range.isEmpty {
        for run in text[range].runs {
          var attributes = run.attributes
          let formats = attributes.formats
          attributes.paragraph = newValue
          attributes.formats = newValue == nil ? formats : formats.subtracting([.bold, .code])
          text[run.range].setAttributes(attributes)
        }
      }
      if case .insertionPoint(let place) = selection.indices(in: text) {
        let attributes = AttributeContainer([], in: newValue)
        selection = AttributedTextSelection(insertionPoint: place, typingAttributes: attributes)
      }
    }
  }

  // MARK: Lists

  /// The sign with which the line of the caret begins.
  var marker: ListMarker? {
    text.paragraphs(in: selectedRange).first.flatMap { ListMarker(of: String(text[$0].characters)) }
  }

  /// Makes the selected lines items of a list, or takes their signs away.
  func toggle(_ marker: ListMarker) {
    let isOn = self.marker != marker
    let range = selectedRange
    text.transform(updating: &selection) { text in
      for paragraph in text.paragraphs(in: range).reversed() {
        let line = String(text[paragraph].characters)
        let start = text.characters[paragraph].firstIndex { $0 != " " && $0 != "\t" } ?? paragraph.upperBound
        let old = ListMarker(of: line)
        let end = text.characters.index(start, offsetBy: old?.rawValue.count ?? 0)
        text.replaceSubrange(start..<end, with: AttributedString(isOn ? marker.rawValue : ""))
      }
    }
  }

  /// Ticks the item of a checklist in which the caret is, or takes its tick away.
  func toggleTick() {
    guard let marker, marker != .bullet else { return toggle(.open) }
    toggle(marker == .open ? .done : .open)
  }

  /// Continues a list with a line for its next item, or ends it if this one is empty. Returns false outside of lists.
  func continueList() -> Bool {
    guard case .insertionPoint(let place) = selection.indices(in: text),
      let line = text.paragraphs(in: place..<place).first
    else { return false }
    let content = String(text[line].characters)
    guard let marker = ListMarker(of: content) else { return false }
    let spaces = content.prefix { $0 == " " || $0 == "\t" }
    let start = text.characters.index(line.lowerBound, offsetBy: spaces.count + marker.rawValue.count)
    guard place >= start else { return false }
    if start == line.upperBound {
      text.transform(updating: &selection) { $0.removeSubrange(line) }
    } else {
      let next = marker == .done ? ListMarker.open : marker
      text.replaceSelection(&selection, with: AttributedString("\n" + spaces + next.rawValue))
    }
    return true
  }

  // MARK: Links

  /// The address of the selected text.
  var link: URL? { selection.attributes(in: text).lazy.compactMap(\.link).first }

  /// Makes the selected text a link, or inserts the address.
  func setLink(_ url: URL?) {
    if case .insertionPoint = selection.indices(in: text), let url {
      text.replaceSelection(
        &selection, with: AttributedString(url.absoluteString, attributes: AttributeContainer([], link: url)))
    } else {
      text.transformAttributes(in: &selection) { $0.link = url }
    }
  }

  private var selectedRange: Range<AttributedString.Index> {
    switch selection.indices(in: text) {
    case .insertionPoint(let place): place..<place
    case .ranges(let ranges): ranges.ranges.first!.lowerBound..<ranges.ranges.last!.upperBound
    }
  }
}
