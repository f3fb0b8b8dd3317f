/// The options that the content of a presentation sets.
struct PresentationOptions {
  /// The background of a presentation.
  enum Background {
    case automatic
    case paint(Paint)
    case view(AnyView, Alignment, EnvironmentScope)
  }

  /// The detents of a sheet.
  struct Detents {
    var all: Set<PresentationDetent>
    /// The binding to the selected detent; nil if there is none.
    var selection: Selection?
  }

  /// The value of the binding to the selected detent, and its setter.
  struct Selection {
    var detent: PresentationDetent
    var set: (PresentationDetent) -> Void
  }

  /// The adaptation of a presentation to a compact window.
  struct Adaptation {
    var horizontal = PresentationAdaptation.automatic
    var vertical = PresentationAdaptation.automatic
  }

  var isDismissDisabled = false
  /// Whether the app can't be quit; nil for the default.
  var preventsTermination: Bool?
  @Wish var detents: Detents?
  @Wish var dragIndicator = Visibility.automatic
  @Wish var background = Background.automatic
  @Wish var backgroundInteraction = PresentationBackgroundInteraction.automatic
  @Wish var contentInteraction = PresentationContentInteraction.automatic
  @Wish var adaptation = Adaptation()
  @Wish var cornerRadius: Double?
  /// The sizing; nil for the default.
  @Wish var sizing: (any PresentationSizing)?
  @Wish var placement = PresentationPlacement.automatic
  @Wish var columnWidth = ColumnWidth.usual
  /// Whether it appears by fading in.
  @Wish var fadesIn = false
}

/// An option that a view may have set.
@propertyWrapper struct Wish<Value> {
  var wrappedValue: Value { didSet { isSaid = true } }
  private var isSaid = false

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Merges the value of another view, unless the option has been set.
  mutating func merge(_ next: Wish) { if !isSaid { self = next } }
}

/// The options that the views of a presentation set.
///
/// If several views set an option, the outermost applies, and the first one of siblings. Dismissal is disabled if any
/// view disables it, and quitting prevented if any view prevents it.
enum PresentationOptionKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    value.merge(nextValue())
  }
}

extension PresentationOptions {
  fileprivate mutating func merge(_ next: PresentationOptions) {
    isDismissDisabled = isDismissDisabled || next.isDismissDisabled
    if let next = next.preventsTermination { preventsTermination = next || preventsTermination == true }
    _detents.merge(next._detents)
    _dragIndicator.merge(next._dragIndicator)
    _background.merge(next._background)
    _backgroundInteraction.merge(next._backgroundInteraction)
    _contentInteraction.merge(next._contentInteraction)
    _adaptation.merge(next._adaptation)
    _cornerRadius.merge(next._cornerRadius)
    _sizing.merge(next._sizing)
    _placement.merge(next._placement)
    _columnWidth.merge(next._columnWidth)
    _fadesIn.merge(next._fadesIn)
  }
}
