import FoundationEssentials

/// A view that displays read-only text.
///
/// ```swift
/// Text("Hello, \(name)!")          // localized
/// Text(verbatim: "Hello!")         // not localized
/// Text(document.title)             // a String variable is not localized
/// ```
///
/// A string literal is a ``LocalizedStringKey``, which may contain Markdown for emphasis, code and links; a `String` is
/// displayed verbatim, without markup. A link opens its URL with ``EnvironmentValues/openURL``, and has the tint color
/// instead of the text's. In GTK: a widget that draws the text, or a `GtkLabel` if the text can be selected or contains
/// links.
public struct Text: Equatable, Sendable {
  indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?, resources: ResourceFolder?)
    case resource(LocalizedStringResource)
    case joined(Text, Text)
    case timed(TimedText)
    case formatted(FormattedText)
    case attributed(AttributedString)
  }

  /// A modification of the text's style.
  enum Style: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case width(Font.Width?)
    case foreground(Paint?)
    case italic(Bool)
    case underline(LineStyle?)
    case strikethrough(LineStyle?)
    case monospaced(Bool)
    case kerning(Double)
    case baselineOffset(Double)
    case monospacedDigit
    case design(Font.Design?)
  }

  /// Where text that doesn't fit is truncated.
  public enum TruncationMode: Equatable, Sendable { case head, middle, tail }

  let storage: Storage
  var styles: [Style] = []

  /// Creates a text that displays a string verbatim, without localization.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Creates a text that displays a string verbatim, without localization.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// Creates a text that is localized with the app's translations.
  ///
  /// - Parameters:
  ///   - key: the key, which is displayed itself if there is no translation.
  ///   - tableName: the name of the message catalog; nil for the default one.
  ///   - comment: a description for translators.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
    self.init(key, tableName: tableName, resources: nil, comment: comment)
  }

  /// Creates a text that is localized with the translations of a folder, or of the app if `resources` is nil.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, resources: ResourceFolder?, comment: StaticString? = nil
  ) {
    storage = .key(key, table: tableName, resources: resources)
  }

  /// Creates a text that displays a formatted value. Used by code that is compiled into the app.
  public init<F: FormatStyle>(
    _formatted input: F.FormatInput, _ format: F, adapt: @escaping (F, Calendar?, TimeZone?) -> F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .formatted(TypedFormattedText(input, format, adapt))
  }

  /// Creates a text that is localized with the translations of a resource, in its locale or the views'.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { storage = .resource(resource) }

  private init(storage: Storage) { self.storage = storage }
  init(attributed: AttributedString) { storage = .attributed(attributed) }

  /// Creates a text that depends on the time. Used by code that is compiled into the app.
  public init(_timed text: _TimedText) { storage = .timed(text.text) }

  /// Concatenates two texts. Each keeps its own style.
  public static func + (first: Text, second: Text) -> Text { Text(storage: .joined(first, second)) }

  /// The plain string, localized in the user's language.
  package var resolved: String {
    switch storage {
    case .verbatim(let content): content
    case .key(let key, let table, let resources): key.resolved(table: table, in: resources)
    case .resource(let resource): resource.localized(FormatContext()).string
    case .joined(let first, let second): first.resolved + second.resolved
    case .timed(let text): text.string(at: Date(), in: TimedText.Context())
    case .formatted(let text): text.string(in: FormatContext())
    case .attributed(let text): text.string
    }
  }

  /// What is displayed in an environment.
  private enum Content {
    case plain(String)
    case marked([MarkedRun])
    case attributed(AttributedString)
    case joined(Text, Text)

    init(_ localized: LocalizedStringKey.Localized) {
      switch localized {
      case .plain(let string): self = .plain(string)
      case .marked(let runs): self = .marked(runs)
      }
    }
  }

  /// The content in an environment. A text that depends on the time is read again when it has changed.
  @MainActor private func content(in environment: EnvironmentValues) -> Content {
    switch storage {
    case .verbatim(let content): .plain(content)
    case .key(let key, let table, let resources):
      Content(key.localized(table: table, in: resources, formats(in: environment)))
    case .resource(let resource): Content(resource.localized(formats(in: environment)))
    case .joined(let first, let second): .joined(first, second)
    case .timed(let text): .plain(text.string(in: environment))
    case .formatted(let text): .plain(text.string(in: formats(in: environment)))
    case .attributed(let text): .attributed(text)
    }
  }

  /// Whether the text may contain dates, which depend on the calendar and the time zone.
  private var showsDates: Bool {
    switch storage {
    case .formatted: true
    case .key(let key, _, _): key.hasFormats
    case .resource(let resource): resource.defaultValue.key.hasFormats
    case .verbatim, .joined, .timed, .attributed: false
    }
  }

  /// What views have set for the values in the text.
  @MainActor private func formats(in environment: EnvironmentValues) -> FormatContext {
    var context = FormatContext(locale: environment.chosenLocale)
    guard showsDates else { return context }
    context.calendar = environment.chosenCalendar
    context.timeZone = environment.chosenTimeZone
    return context
  }

  func adding(_ style: Style) -> Text {
    var text = self
    text.styles.append(style)
    return text
  }
}

extension Text: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Text, in context: _NodeContext) -> _ViewNode<Text> {
    PrimitiveNode(view, in: context)
  }
}

extension Text: PrimitiveView {
  package static func contentTransition(
    from old: TextElement?, to new: TextElement, in environment: EnvironmentValues
  ) -> ContentTransition { old?.isRecolored(by: new) == true ? .opacity : environment.contentTransition }

  package static func isReusable(_ element: TextElement) -> Bool { !element.isSelectable && !element.hasLinks }

  package static var readsEnvironmentOnly: Bool { true }

  package func element(in context: ElementContext) -> TextElement {
    let environment = context.environment
    var inherited = TextStyle()
    inherited.font = environment.font
    inherited.foreground = environment.foregroundPaint
    inherited.weight = environment.fontWeight
    inherited.isItalic = environment.isItalic
    let typography = environment.typography
    typography.apply(to: &inherited)
    var element = TextElement(string: "", style: inherited)
    switch content(in: environment) {
    case .plain(let string): element.string = typography.textCase?.apply(to: string) ?? string
    case let content: append(content, to: &element, style: inherited, textCase: typography.textCase, in: environment)
    }
    // Also if there is markup that displays nothing.
    if element.runs.isEmpty { applyStyles(to: &element.style, in: environment) }
    if let scale = environment.textScaleOverride {
      element.style.scale(to: scale)
      for index in element.runs.indices { element.runs[index].style.scale(to: scale) }
    }
    element.hasOwnFormats = !formats(in: environment).isEmpty
    element.lineLimit = environment.lineLimit
    element.reservedLines = environment.reservedLines
    element.truncation = environment.truncationMode
    element.hasHelpIfCut = environment.cutTextHasHelp
    element.alignment = environment.multilineTextAlignment
    element.isSelectable = environment.isTextSelectable
    element.textCase = typography.textCase
    element.lineSpacing = typography.lineSpacing
    element.minimumScale = typography.minimumScale
    element.allowsTightening = typography.allowsTightening
    if environment.isRedacted {
      element.isRedacted = true
      element.isSelectable = false
      element.style.foreground = nil
      for index in element.runs.indices {
        element.runs[index].style.foreground = nil
        element.runs[index].link = nil
      }
    }
    return element
  }

  package static func change(
    of element: inout TextElement, from old: UnsafePointer<Text>, to new: Text
  ) -> ElementChange {
    guard old.pointee.styles == new.styles else { return .unknown }
    if old.pointee.storage == new.storage { return .same }
    if !element.runs.isEmpty || element.hasOwnFormats || !old.pointee.showsDates && new.showsDates { return .unknown }
    switch new.storage {
    case .joined, .timed, .attributed, .resource: return .unknown
    case .verbatim(let content): return change(of: &element, to: content)
    case .formatted(let text): return change(of: &element, to: text.string(in: FormatContext()))
    case .key(let key, let table, let resources):
      guard case .plain(let string) = key.localized(table: table, in: resources) else { return .unknown }
      return change(of: &element, to: string)
    }
  }

  private static func change(of element: inout TextElement, to plain: String) -> ElementChange {
    let string = element.textCase?.apply(to: plain) ?? plain
    guard string != element.string else { return .none }
    element.string = string
    return .changed
  }

  @MainActor private func applyStyles(to style: inout TextStyle, in environment: EnvironmentValues) {
    if styles.isEmpty { return }
    for change in styles { change.apply(to: &style) }
    style.foreground = style.foreground?.relative(to: environment)
  }

  @MainActor private func append(
    _ content: Content, to element: inout TextElement, style: TextStyle, textCase: Text.Case?,
    in environment: EnvironmentValues
  ) {
    var style = style
    applyStyles(to: &style, in: environment)
    switch content {
    case .joined(let first, let second):
      for text in [first, second] {
        text.append(text.content(in: environment), to: &element, style: style, textCase: textCase, in: environment)
      }
    case .marked(let runs):
      for run in runs {
        var style = style
        run.markup.apply(to: &style)
        append(run.text, link: run.link.flatMap { URL(string: $0) }, to: &element, style, textCase, environment)
      }
    case .attributed(let text):
      let rules = environment.formattingRules
      for run in text.runs {
        var attributes = run.attributes
        rules?.constrain(&attributes)
        var style = style
        style.apply(attributes)
        style.foreground = style.foreground?.relative(to: environment)
        let part = text.string(in: run.range)
        append(part, link: attributes.link, to: &element, style, textCase, environment)
      }
    case .plain(let string): element.append(textCase?.apply(to: string) ?? string, style)
    }
  }

  /// Appends a part, which is displayed as a link if it has one and the text is enabled.
  @MainActor private func append(
    _ text: String, link: URL?, to element: inout TextElement, _ style: TextStyle, _ textCase: Text.Case?,
    _ environment: EnvironmentValues
  ) {
    var style = style
    let link = environment.isEnabled ? link : nil
    if link != nil { style.foreground = (environment.tintPaint ?? .tint).relative(to: environment) }
    element.append(textCase?.apply(to: text) ?? text, style, link: link)
  }

  package func handle(_ event: TextEvent, in context: ElementContext) {
    switch event {
    case .linkActivated(let url):
      // An earlier event of the same input may have disabled the text or replaced its links.
      let links = element(in: context).runs.lazy.compactMap(\.link)
      if links.contains(where: { $0.absoluteString == url.absoluteString }) { context.environment.openURL(url) }
    }
  }
}
