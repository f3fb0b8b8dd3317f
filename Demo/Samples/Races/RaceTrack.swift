import Oriel

/// What races are run with: everything that can be presented on the page of races, and how often it came and went.
@MainActor @Observable final class RaceTrack {
  /// Something that a binding presents.
  enum Place: String, CaseIterable {
    case lower, upper, top, other, cover, guest, alert, question, popover, sheetOfPopover, inspector, sheetOfInspector
    case windowSheet, windowUpper
  }

  var open: Set<Place> = []
  var item: Chapter?
  var rows = Fruit.all
  var marked: String?
  /// Whether the view that presents the guest is there.
  var hasHost = true
  /// Which view that is.
  var host = 0
  /// How often the lower sheet is asked for again when it was dismissed.
  @ObservationIgnored var returns = 0
  /// Dismisses the lower sheet from inside.
  @ObservationIgnored var dismiss: DismissAction?

  private(set) var came = 0
  private(set) var went = 0
  private(set) var sheets = 0
  private(set) var dismissals = 0
  private(set) var isRunning = false
  /// How many races there have been, with the one that runs.
  private(set) var races = 0
  /// Counts the turns that a race has waited for.
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

  /// What presents something at this place.
  func binding(_ place: Place) -> Binding<Bool> {
    Binding {
      self[place]
    } set: {
      self[place] = $0
    }
  }

  /// What presents the popover of a row.
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

  /// Runs a race from the start.
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

  /// Waits until the views have followed what was changed.
  func turn() async {
    await withCheckedContinuation {
      waiting.append($0)
      turns += 1
    }
  }

  /// What the views do when they follow a turn.
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
