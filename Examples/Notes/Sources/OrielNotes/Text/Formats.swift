import Oriel

/// What the characters of a note look like.
nonisolated struct Formats: OptionSet, Hashable, Sendable {
  let rawValue: Int
  static let bold = Formats(rawValue: 1)
  static let italic = Formats(rawValue: 2)
  static let underline = Formats(rawValue: 4)
  static let strikethrough = Formats(rawValue: 8)
  static let highlight = Formats(rawValue: 16)
  static let code = Formats(rawValue: 32)

  static let highlighter = Color.yellow.opacity(0.35)

  /// The font of text with these formats; nil for that of the editor.
  func font(in paragraph: Paragraph?) -> Font? {
    let isItalic = contains(.italic)
    switch paragraph {
    case .title: return .title.italic(isItalic)
    case .heading: return .title2.italic(isItalic)
    case .subheading: return .title3.italic(isItalic)
    case .code: return .body.monospaced()
    case nil:
      if isDisjoint(with: [.bold, .italic, .code]) { return nil }
      let font = Font.body.bold(contains(.bold)).italic(isItalic)
      return contains(.code) ? font.monospaced() : font
    }
  }

  /// The formats of a font that has been made of formats. A heading is bold anyway.
  init(font: Font?) { self = font.flatMap { Self.fonts[$0] } ?? [] }

  /// The formats of any font.
  init(font: Font?, in paragraph: Paragraph?, _ fonts: Font.Context) {
    self = []
    guard let font = font?.resolve(in: fonts), paragraph != .code else { return }
    if font.isItalic { insert(.italic) }
    if font.isBold, paragraph == nil { insert(.bold) }
    if font.isMonospaced, paragraph == nil { insert(.code) }
  }

  private static let fonts: [Font: Formats] = {
    var fonts: [Font: Formats] = [:]
    for formats: Formats in [
      [], .bold, .italic, .code, [.bold, .italic], [.bold, .code], [.italic, .code], [.bold, .italic, .code],
    ] {
      if let font = formats.font(in: nil) { fonts[font] = formats }
    }
    for heading in Paragraph.headings {
      if let font = Formats.italic.font(in: heading) { fonts[font] = .italic }
    }
    return fonts
  }()

  init(rawValue: Int) { self.rawValue = rawValue }
}

extension AttributeContainer {
  nonisolated init(_ formats: Formats, in paragraph: Paragraph? = nil, link: URL? = nil) {
    self.init()
    self.paragraph = paragraph
    self.link = link
    self.formats = formats
  }

  nonisolated var formats: Formats {
    get {
      var formats = Formats(font: self.font)
      if self.underlineStyle != nil { formats.insert(.underline) }
      if self.strikethroughStyle != nil { formats.insert(.strikethrough) }
      if self.backgroundColor != nil { formats.insert(.highlight) }
      return formats
    }
    set {
      self.font = newValue.font(in: self.paragraph)
      self.underlineStyle = newValue.contains(.underline) ? .single : nil
      self.strikethroughStyle = newValue.contains(.strikethrough) ? .single : nil
      self.backgroundColor = newValue.contains(.highlight) ? Formats.highlighter : nil
    }
  }
}

/// The attributes of notes: the fonts are those of the formats.
nonisolated struct NoteFormatting: AttributedTextFormattingDefinition {
  let fonts: Font.Context

  struct Scope: AttributeScope {
    let note: AttributeScopes.NoteAttributes
    let font: AttributeScopes.SwiftUIAttributes.FontAttribute
    let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
    let strikethroughStyle: AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute
    let backgroundColor: AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute
    let link: AttributeScopes.FoundationAttributes.LinkAttribute
  }

  var body: some AttributedTextFormattingDefinition<Scope> {
    FontOfParagraph(fonts: fonts)
    ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
    ValueConstraint(for: \.strikethroughStyle, values: [nil, .single], default: .single)
    ValueConstraint(for: \.backgroundColor, values: [nil, Formats.highlighter], default: nil)
  }

  /// A paragraph and the formats of its characters determine the font.
  private struct FontOfParagraph: AttributedTextValueConstraint {
    typealias Scope = NoteFormatting.Scope
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.FontAttribute

    let fonts: Font.Context

    func constrain(_ container: inout Attributes) {
      let paragraph = container.paragraph
      container.font = Formats(font: container.font, in: paragraph, fonts).font(in: paragraph)
    }
  }
}
