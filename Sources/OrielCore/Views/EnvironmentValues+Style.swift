private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum FontWeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }
private enum ItalicKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ForegroundKey: EnvironmentKey { static var defaultValue: Paint? { nil } }
private enum ForegroundLevelsKey: EnvironmentKey { static var defaultValue: [Paint] { [] } }
private enum BackgroundKey: EnvironmentKey { static var defaultValue: Paint? { nil } }
private enum TintKey: EnvironmentKey { static var defaultValue: Paint? { nil } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int?? { .none } }
private enum UsualLineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum TextHelpKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ReservedLinesKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private enum TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private enum SelectableKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
  /// The default font of text.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// Whether controls accept input.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// The maximum number of lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get {
      if let chosen = self[LineLimitKey.self] { return chosen }
      return self[UsualLineLimitKey.self]
    }
    set { self[LineLimitKey.self] = .some(newValue) }
  }

  /// The maximum number of lines of a text for which no view has set one, not even nil.
  package var usualLineLimit: Int? {
    get { self[UsualLineLimitKey.self] }
    set { self[UsualLineLimitKey.self] = newValue }
  }

  /// Whether a text that doesn't fit is displayed in full while the pointer is over it.
  package var cutTextHasHelp: Bool {
    get { self[TextHelpKey.self] }
    set { self[TextHelpKey.self] = newValue }
  }

  /// Where text that doesn't fit is truncated.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// The alignment of the lines of multiline text.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The size of symbols relative to text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  package var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  package var isItalic: Bool {
    get { self[ItalicKey.self] }
    set { self[ItalicKey.self] = newValue }
  }

  /// The foreground style. A level of it, when it is set, becomes that level of the current style.
  package var foregroundPaint: Paint? {
    get { self[ForegroundKey.self] }
    set {
      self[ForegroundKey.self] = newValue?.relative(to: self)
      if newValue?.isLevel != true { self[ForegroundLevelsKey.self] = [] }
    }
  }

  /// The styles of the levels of the foreground style below the first; empty if they follow from it.
  package var foregroundLevels: [Paint] {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }

  /// The background style; nil for the desktop's.
  package var backgroundPaint: Paint? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  package var tintPaint: Paint? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The number of lines whose height shorter text occupies.
  package var reservedLines: Int {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }

  package var isTextSelectable: Bool {
    get { self[SelectableKey.self] }
    set { self[SelectableKey.self] = newValue }
  }

  package var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}
