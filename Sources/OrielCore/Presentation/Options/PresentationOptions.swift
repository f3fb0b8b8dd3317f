/// What the views inside a presentation say about it.
struct PresentationOptions {
  /// What fills the presentation behind its content.
  enum Background {
    case automatic
    case paint(Paint)
    case view(AnyView, Alignment, EnvironmentScope)
  }

  /// The heights at which a sheet rests.
  struct Detents {
    var all: Set<PresentationDetent>
    /// Which of them a binding says; nil where there is no binding.
    var selection: Selection?
  }

  /// The detent that a binding says, and how to change it.
  struct Selection {
    var detent: PresentationDetent
    var set: (PresentationDetent) -> Void
  }

  /// What a presentation becomes in a compact window.
  struct Adaptation {
    var horizontal = PresentationAdaptation.automatic
    var vertical = PresentationAdaptation.automatic
  }

  var isDismissDisabled = false
  @Wish var detents: Detents?
  @Wish var dragIndicator = Visibility.automatic
  @Wish var background = Background.automatic
  @Wish var backgroundInteraction = PresentationBackgroundInteraction.automatic
  @Wish var contentInteraction = PresentationContentInteraction.automatic
  @Wish var adaptation = Adaptation()
  @Wish var cornerRadius: Double?
  /// Nil for the usual one.
  @Wish var sizing: (any PresentationSizing)?
  @Wish var columnWidth = ColumnWidth.usual
}

/// A part of the options that a view may have said something about.
@propertyWrapper struct Wish<Value> {
  var wrappedValue: Value { didSet { isSaid = true } }
  private var isSaid = false

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Takes over what another view says, where none has said anything.
  mutating func merge(_ next: Wish) { if !isSaid { self = next } }
}

/// What the views in a presentation say about it.
///
/// Of several views that say the same thing, the outermost counts, and the first of those next to each other. A single
/// view that forbids dismissal is enough.
enum PresentationOptionKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    value.merge(nextValue())
  }
}

extension PresentationOptions {
  fileprivate mutating func merge(_ next: PresentationOptions) {
    isDismissDisabled = isDismissDisabled || next.isDismissDisabled
    _detents.merge(next._detents)
    _dragIndicator.merge(next._dragIndicator)
    _background.merge(next._background)
    _backgroundInteraction.merge(next._backgroundInteraction)
    _contentInteraction.merge(next._contentInteraction)
    _adaptation.merge(next._adaptation)
    _cornerRadius.merge(next._cornerRadius)
    _sizing.merge(next._sizing)
    _columnWidth.merge(next._columnWidth)
  }
}
