import Oriel

/// The state of the page of races: all presentations, and how often they appeared and disappeared.
@MainActor @Observable final class RaceTrack {
  /// A presentation and its binding.
  enum Place: String, CaseIterable {
    case lower, upper, top, other, cover, guest, alert, question, popover, sheetOfPopover, inspector, sheetOfInspector
    case windowSheet, windowUpper
  }

  var open: Set<Place> = []
  var item: Chapter?
  var rows = Fruit.all
  var marked: String?
  /// Whether the view that presents the guest exists.
  var hasHost = true
  /// The identity of this view.
  var host = 0
  /// The number of times that the lower sheet is presented again after its dismissal.
  @ObservationIgnored var returns = 0
  /// The dismiss action inside the lower sheet.
  @ObservationIgnored var dismiss: DismissAction?

  private(set) var came = 0
  private(set) var went = 0
  private(set) var sheets = 0
  private(set) var dismissals = 0
  private(set) var isRunning = false
  /// The number of races, including the current one.
  private(set) var races = 0
  /// The number of turns that a race has awaited.
  private(set) var turns = 0
  @ObservationIgnored private var waiting: [CheckedContinuation<Void, Never>] = []
  @ObservationIgnored private var signal: CheckedContinuation<Void, Never>?

  // MARK: Bindings

  subscript(place: Place) -> Bool {
    get { open.contains(place) }
    set {
      guard newValue != open.contains(place) else { return }
      if newValue { open.insert(place) } else { open.remove(place) }
    }
  }

  /// The binding of a presentation.
  func binding(_ place: Place) -> Binding<Bool> {
    Binding {
      self[place]
    } set: {
      self[place] = $0
    }
  }

  /// The binding of a row's popover.
  func mark(of fruit: Fruit) -> Binding<Bool> {
    Binding {
      self.marked == fruit.id
    } set: {
      if !$0, self.marked == fruit.id { self.marked = nil }
    }
  }

  /// The values of all bindings, for end-to-end tests.
  var bindings: String {
    let others = [item?.title, marked.map { "row \($0)" }]
    let names = Place.allCases.filter(open.contains).map(\.rawValue) + others.compactMap(\.self)
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  // MARK: Counts

  func noteArrival(isSheet: Bool) {
    came += 1
    if isSheet { sheets += 1 }
  }

  func noteDeparture() { went += 1 }

  func noteDismissal() { dismissals += 1 }

  /// The `onDismiss` of the lower sheet.
  func noteLowerDismissal() {
    noteDismissal()
    guard returns > 0 else { return }
    returns -= 1
    self[.lower] = true
  }

  // MARK: Races

  /// Runs a race from the beginning.
  func run(_ race: Race, _ actions: RaceActions) {
    guard !isRunning else { return }
    reset()
    isRunning = true
    races += 1
    Task {
      await race.run(self, actions)
      isRunning = false
    }
  }

  private func reset() {
    (open, item, marked) = ([], nil, nil)
    (rows, hasHost, returns) = (Fruit.all, true, 0)
    (came, went, sheets, dismissals) = (0, 0, 0, 0)
  }

  /// Waits until the views have been updated.
  func turn() async {
    await withCheckedContinuation {
      waiting.append($0)
      turns += 1
    }
  }

  /// Called by the views when they have been updated in a turn.
  func finishTurn() {
    let finished = waiting
    waiting = []
    for turn in finished { turn.resume() }
  }

  /// Waits until the user has pressed Go.
  func go() async { await withCheckedContinuation { signal = $0 } }

  func pressGo() {
    signal?.resume()
    signal = nil
  }
}
