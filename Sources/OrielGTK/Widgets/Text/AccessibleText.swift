import CGtk
import FoundationEssentials
import OrielCore

/// The characters of a `TextLabel` for assistive technology, as those of a `GtkLabel`.
enum AccessibleText {
  /// Called before the text of a widget is replaced.
  @MainActor static func willChange(_ widget: GtkWidgetPointer, from old: String) {
    let count = old.forGTK.unicodeScalars.count
    if count > 0 {
      gtk_accessible_text_update_contents(
        OpaquePointer(widget), GTK_ACCESSIBLE_TEXT_CONTENT_CHANGE_REMOVE, 0, guint(count))
    }
  }

  /// Called after the text of a widget was replaced.
  @MainActor static func didChange(_ widget: GtkWidgetPointer, to new: String) {
    let count = new.forGTK.unicodeScalars.count
    if count > 0 {
      gtk_accessible_text_update_contents(
        OpaquePointer(widget), GTK_ACCESSIBLE_TEXT_CONTENT_CHANGE_INSERT, 0, guint(count))
    }
  }

  // GTK calls these on the main thread only.
  static func initialize(_ pointer: UnsafeMutableRawPointer?) {
    guard let interface = pointer?.assumingMemoryBound(to: GtkAccessibleTextInterface.self) else { return }
    interface.pointee.get_contents = { accessible, start, end in
      let found = AccessibleText.of(accessible) { text, _ in
        text.contents(Int(start)..<max(Int(start), end == guint.max ? text.count : Int(end)))
      }
      return found.bytes
    }
    interface.pointee.get_contents_at = { accessible, offset, granularity, start, end in
      let found = AccessibleText.of(accessible) { text, _ in text.contents(text.range(at: Int(offset), granularity)) }
      start?.pointee = guint(found?.range.lowerBound ?? 0)
      end?.pointee = guint(found?.range.upperBound ?? 0)
      return found.bytes
    }
    interface.pointee.get_caret_position = { _ in 0 }
    interface.pointee.get_selection = { _, count, _ in
      count?.pointee = 0
      return 0
    }
    // GTK reads all of them, as a GtkLabel without attributes provides them.
    interface.pointee.get_attributes = { _, _, count, ranges, names, values in
      count?.pointee = 0
      ranges?.pointee = nil
      names?.pointee = AccessibleText.noStrings()
      values?.pointee = AccessibleText.noStrings()
      return 1
    }
    interface.pointee.get_default_attributes = { _, names, values in
      names?.pointee = AccessibleText.noStrings()
      values?.pointee = AccessibleText.noStrings()
    }
    // Earlier versions don't have these fields.
    guard gtk_get_minor_version() >= 16 else { return }
    interface.pointee.get_extents = { accessible, start, end, extents in
      let range = Int(start)..<max(Int(start), Int(end))
      let area = AccessibleText.of(accessible) { text, origin in text.area(of: range)?.offset(x: origin.x, y: origin.y)
      }
      guard let area = area ?? nil else { return 0 }
      extents?.pointee = area.graphene
      return 1
    }
    interface.pointee.get_offset = { accessible, point, offset in
      guard let point else { return 0 }
      let (x, y) = (Double(point.pointee.x), Double(point.pointee.y))
      let found = AccessibleText.of(accessible) { text, origin in text.character(x: x - origin.x, y: y - origin.y) }
      guard let found else { return 0 }
      offset?.pointee = guint(found)
      return 1
    }
  }

  private static func noStrings() -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    g_malloc0(gsize(MemoryLayout<UnsafeMutablePointer<CChar>?>.size))?
      .assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
  }

  /// Calls `body` with the text that a widget shows, and its position in the widget. Returns nil if it is gone.
  private static func of<Result: Sendable>(
    _ accessible: OpaquePointer?, _ body: @MainActor (PangoText, Point) -> Result
  ) -> Result? {
    let widget = UInt(bitPattern: accessible)
    return MainThread.assumeIsolated {
      guard let widget = UnsafeMutablePointer<GtkWidget>(bitPattern: widget) else { return nil }
      return (WidgetLayout.of(widget) as? TextLabel)?.owner?.withLayout { body(PangoText($0), $1) }
    }
  }
}

/// A part of a text.
private struct TextContents: Sendable {
  let range: Range<Int>
  let utf8: [UInt8]
}

extension TextContents? {
  /// The UTF-8 bytes. The caller releases the object.
  fileprivate var bytes: OpaquePointer? {
    (self?.utf8 ?? []).withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
  }
}

/// The text of a Pango layout, by characters.
@MainActor private struct PangoText {
  private let layout: OpaquePointer
  private let string: String
  /// The byte at which each character begins, and the number of bytes.
  private let starts: [Int]

  init(_ layout: OpaquePointer) {
    self.layout = layout
    string = String(cString: pango_layout_get_text(layout))
    var starts: [Int] = []
    var position = 0
    for scalar in string.unicodeScalars {
      starts.append(position)
      position += UTF8.width(scalar)
    }
    self.starts = starts + [position]
  }

  var count: Int { starts.count - 1 }

  func contents(_ range: Range<Int>) -> TextContents {
    let range = range.clamped(to: 0..<count)
    let part = Array(string.utf8)[starts[range.lowerBound]..<starts[range.upperBound]]
    return TextContents(range: range, utf8: Array(part))
  }

  /// The word, sentence, line or paragraph around a character.
  func range(at offset: Int, _ granularity: GtkAccessibleTextGranularity) -> Range<Int> {
    let offset = min(max(0, offset), count)
    var number: gint = 0
    guard let attributes = pango_layout_get_log_attrs_readonly(layout, &number) else { return offset..<offset }
    func range(startsAt isStart: (PangoLogAttr) -> Bool) -> Range<Int> {
      var start = offset
      while start > 0, start == count || !isStart(attributes[start]) { start -= 1 }
      var end = min(offset + 1, count)
      while end < count, !isStart(attributes[end]) { end += 1 }
      return start..<max(start, end)
    }
    switch granularity {
    case GTK_ACCESSIBLE_TEXT_GRANULARITY_WORD: return range { $0.is_word_start != 0 }
    case GTK_ACCESSIBLE_TEXT_GRANULARITY_SENTENCE: return range { $0.is_sentence_start != 0 }
    case GTK_ACCESSIBLE_TEXT_GRANULARITY_LINE: return line(at: offset)
    case GTK_ACCESSIBLE_TEXT_GRANULARITY_PARAGRAPH: return paragraph(at: offset)
    default: return offset..<min(offset + 1, count)
    }
  }

  private func line(at offset: Int) -> Range<Int> {
    var number: gint = 0
    pango_layout_index_to_line_x(layout, gint(starts[offset]), 0, &number, nil)
    guard let line = pango_layout_get_line_readonly(layout, number) else { return 0..<count }
    let start = Int(line.pointee.start_index)
    return character(startingAt: start)..<character(startingAt: start + Int(line.pointee.length))
  }

  private func paragraph(at offset: Int) -> Range<Int> {
    let bytes = Array(string.utf8)
    var start = starts[offset]
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    var end = starts[offset]
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    return character(startingAt: start)..<character(startingAt: min(end + 1, bytes.count))
  }

  private func character(startingAt byte: Int) -> Int { starts.firstIndex { $0 >= byte } ?? count }

  /// The smallest rectangle that contains characters.
  func area(of range: Range<Int>) -> Rect? {
    var area: Rect?
    for index in range.clamped(to: 0..<count) {
      var place = PangoRectangle()
      pango_layout_index_to_pos(layout, gint(starts[index]), &place)
      let unit = Double(PANGO_SCALE)
      // The width is negative in right-to-left text.
      let (x, width) = (min(place.x, place.x + place.width), abs(place.width))
      let part = Rect(
        x: Double(x) / unit, y: Double(place.y) / unit, width: Double(width) / unit, height: Double(place.height) / unit
      )
      area = area.map { $0.union(part) } ?? part
    }
    return area
  }

  func character(x: Double, y: Double) -> Int {
    /// A coordinate in Pango's units. Assistive technology may ask for any.
    func length(_ value: Double) -> gint { gint(min(max(value, -1_000_000), 1_000_000) * Double(PANGO_SCALE)) }
    var (index, trailing): (gint, gint) = (0, 0)
    pango_layout_xy_to_index(layout, length(x), length(y), &index, &trailing)
    return min(character(startingAt: Int(index)) + Int(trailing), count)
  }
}
