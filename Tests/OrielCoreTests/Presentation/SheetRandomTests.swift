import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Whatever happens in whatever order: the screen ends up as the bindings say.
@MainActor struct SheetRandomTests {
  enum Kind: CaseIterable { case sheet, item, cover, popover, inspector, alert }

  /// One place that presents.
  struct Place: Identifiable {
    var id: Int
    var kind: Kind
    /// The place whose content it is in; nil for the window.
    var parent: Int?
    var title: String { "p\(id)" }

    var lane: PresentationLane {
      switch kind {
      case .sheet, .item, .cover, .alert: .modal
      case .popover: .popover
      case .inspector: .inspector
      }
    }
  }

  struct Choice: Identifiable, Equatable { var id: Int }

  @Observable @MainActor final class Model {
    let places: [Place]
    var wanted: [Int: Choice] = [:]
    /// Places whose views aren't there.
    var hidden: Set<Int> = []
    @ObservationIgnored var dismissals: [Int: Int] = [:]

    init(_ places: [Place]) { self.places = places }

    func isOn(_ id: Int) -> Binding<Bool> {
      Binding(get: { self.wanted[id] != nil }, set: { self.wanted[id] = $0 ? Choice(id: 0) : nil })
    }

    func item(_ id: Int) -> Binding<Choice?> {
      Binding(get: { self.wanted[id] }, set: { self.wanted[id] = $0 })
    }

    func places(in parent: Int?) -> [Place] { places.filter { $0.parent == parent && !hidden.contains($0.id) } }

    func didDismiss(_ id: Int) { dismissals[id, default: 0] += 1 }
  }

  private struct Places: View {
    let model: Model
    let parent: Int?
    var body: some View {
      Text("content")
      ForEach(model.places(in: parent)) { PlaceView(model: model, place: $0) }
    }
  }

  private struct PlaceView: View {
    let model: Model
    let place: Place
    var body: some View {
      let (id, isOn) = (place.id, model.isOn(place.id))
      let gone = { model.didDismiss(id) }
      switch place.kind {
      case .sheet: Text("s").sheet(isPresented: isOn, onDismiss: gone) { content }
      case .item: Text("t").sheet(item: model.item(id), onDismiss: gone) { _ in content }
      case .cover: Text("c").fullScreenCover(isPresented: isOn, onDismiss: gone) { content }
      case .popover: Text("p").popover(isPresented: isOn) { content }
      case .inspector: Text("i").inspector(isPresented: isOn) { content }
      case .alert: Text("a").alert(place.title, isPresented: isOn) { Button("OK") {} }
      }
    }

    private var content: AnyView {
      AnyView(VStack { Places(model: model, parent: place.id) }.navigationTitle(place.title))
    }
  }

  private func makePlaces(_ random: inout SeededRandom) -> [Place] {
    var places: [Place] = []
    for id in 0..<12 {
      let hosts = places.filter { $0.kind != .alert }
      let parent = Int.random(in: 0..<3, using: &random) == 0 ? nil : hosts.randomElement(using: &random)?.id
      places.append(Place(id: id, kind: Kind.allCases.randomElement(using: &random) ?? .sheet, parent: parent))
    }
    return places
  }

  /// The lanes of the presentations that are shown or being shown, but not being dismissed, by their titles.
  private func staying(_ screen: Screen) -> [String: PresentationLane] {
    var lanes: [String: PresentationLane] = [:]
    for presentation in screen.platform.presentations where presentation.phase != .leaving {
      lanes[presentation.request.title] = presentation.request.form.lane
    }
    for alert in screen.platform.alerts where alert.phase != .leaving { lanes[alert.request.title] = .modal }
    return lanes
  }

  // MARK: What must hold

  /// In each lane of each level one of those that are wanted is shown, and nothing else.
  private func problems(_ model: Model, _ screen: Screen) -> [String] {
    var problems: [String] = []
    let shown = staying(screen)
    var count = 0
    var parents: [Int?] = [nil]
    while let parent = parents.popLast() {
      let places = model.places(in: parent)
      let found = places.filter { shown[$0.title] != nil }
      let lanes = found.compactMap { shown[$0.title] }
      for place in places {
        let isWanted = model.wanted[place.id] != nil
        guard let lane = shown[place.title] else {
          if isWanted, !lanes.contains(place.lane) { problems.append("\(place.title) not shown") }
          continue
        }
        if !isWanted { problems.append("\(place.title) shown, but not wanted") }
        // A presentation below others keeps its form until they are dismissed.
        let carriesOthers = model.places(in: place.id).contains { shown[$0.title] != nil }
        if lane != place.lane, !carriesOthers { problems.append("\(place.title) in the wrong form") }
      }
      if Set(lanes).count != lanes.count { problems.append("\(found.map(\.title)) in each other's way") }
      count += found.count
      parents += found.map { $0.id }
    }
    if count != shown.count { problems.append("\(shown.count - count) shown that shouldn't be") }
    return problems
  }

  /// Sheets and covers tell of each end once, and of nothing else.
  private func dismissalProblems(_ model: Model, _ screen: Screen) -> [String] {
    let trace = screen.trace
    return model.places.compactMap { place in
      switch place.kind {
      case .popover, .inspector, .alert: return nil
      case .sheet, .item, .cover:
        let ends = trace.filter {
          switch $0 {
          case .dismissed(place.title), .failed(place.title, _): true
          default: false
          }
        }
        let told = model.dismissals[place.id, default: 0]
        return told == ends.count ? nil : "\(place.title) ended \(ends.count) times and told of \(told)"
      }
    }
  }

  // MARK: What happens

  private func step(_ model: Model, _ screen: Screen, _ random: inout SeededRandom) {
    let id = Int.random(in: 0..<model.places.count, using: &random)
    switch Int.random(in: 0..<14, using: &random) {
    case 0...3: model.wanted[id] = model.wanted[id] == nil ? Choice(id: Int.random(in: 0..<3, using: &random)) : nil
    case 4: if model.wanted[id] != nil { model.wanted[id] = Choice(id: Int.random(in: 0..<3, using: &random)) }
    case 5: if !model.hidden.insert(id).inserted { model.hidden.remove(id) }
    case 6: screen.pace = screen.pace == .byHand ? .immediate : .byHand
    case 7, 8: screen.platform.transitions.randomElement(using: &random)?.finishTransition()
    case 9: screen.finishTransitions()
    case 10: _ = try? screen.pressEscape()
    case 11: try? screen.presentations.last?.close()
    case 12:
      let isCompact = Bool.random(using: &random)
      try? screen.resize(width: isCompact ? 400 : 900, height: 700)
    default: _ = screen.texts
    }
    if Bool.random(using: &random) { _ = screen.texts }
  }

  @Test(arguments: 1...40) func `The screen settles at what the bindings say`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let model = Model(makePlaces(&random))
    let screen = Screen { Places(model: model, parent: nil) }
    for round in 0..<12 {
      for _ in 0..<25 { step(model, screen, &random) }
      screen.pace = .immediate
      try screen.resize(width: 900, height: 700)
      _ = screen.texts
      let problems = problems(model, screen) + dismissalProblems(model, screen)
      guard problems.isEmpty else {
        Issue.record("seed \(seed), round \(round): \(problems)\n\(screen)")
        return
      }
    }
    model.hidden = []
    try dismissAll(screen)
    #expect(staying(screen).isEmpty)
    #expect(dismissalProblems(model, screen) == [])
    try screen.closeWindow()
    #expect(screen.platform.changes.made == screen.platform.changes.disposed)
    #expect(screen.platform.presentations.isEmpty && screen.platform.alerts.isEmpty)
  }

  /// Dismisses the presentations, and those that have waited for them, as the user does.
  private func dismissAll(_ screen: Screen) throws {
    for _ in 0..<100 {
      if !screen.alerts.isEmpty {
        try screen.answer("OK")
      } else {
        let presentations = screen.presentations
        guard !presentations.isEmpty else { return }
        let front = presentations.last { (try? $0.close()) != nil }
        #expect(front != nil, "nothing can be closed")
      }
    }
  }
}
