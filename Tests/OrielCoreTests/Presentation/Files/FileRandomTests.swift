import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Whatever happens in whatever order: file dialogs end up as the bindings say, and each end is told once.
@MainActor struct FileRandomTests {
  enum Kind: CaseIterable { case importer, exporter, mover, alert, sheet }

  struct Place: Identifiable {
    var id: Int
    var kind: Kind
    var title: String { "p\(id)" }
    var isFile: Bool { kind != .alert && kind != .sheet }
  }

  @Observable @MainActor final class Model {
    let places: [Place]
    let source: URL
    var wanted: Set<Int> = []
    var hidden: Set<Int> = []
    /// How often each was told of an end.
    @ObservationIgnored var ends: [Int: Int] = [:]
    @ObservationIgnored var problems: [String] = []

    init(_ places: [Place], source: URL) {
      self.places = places
      self.source = source
    }

    func isOn(_ id: Int) -> Binding<Bool> {
      Binding {
        self.wanted.contains(id)
      } set: {
        if $0 { self.wanted.insert(id) } else { self.wanted.remove(id) }
      }
    }

    func didEnd(_ id: Int) {
      ends[id, default: 0] += 1
      if hidden.contains(id) { problems.append("p\(id) was told, and its view is gone") }
    }
  }

  private struct Places: View {
    let model: Model
    var body: some View {
      Text("content")
      ForEach(model.places.filter { !model.hidden.contains($0.id) }) { PlaceView(model: model, place: $0) }
    }
  }

  private struct PlaceView: View {
    let model: Model
    let place: Place
    var body: some View {
      let (id, isOn) = (place.id, model.isOn(place.id))
      Group {
        switch place.kind {
        case .importer:
          Text("i").fileImporter(
            isPresented: isOn, allowedContentTypes: [], allowsMultipleSelection: true,
            onCompletion: { _ in model.didEnd(id) }, onCancellation: { model.didEnd(id) })
        case .exporter:
          Text("e").fileExporter(
            isPresented: isOn, document: TextDocument("text"), defaultFilename: place.title,
            onCompletion: { _ in model.didEnd(id) }, onCancellation: { model.didEnd(id) })
        case .mover:
          Text("m").fileMover(
            isPresented: isOn, file: model.source, onCompletion: { _ in model.didEnd(id) },
            onCancellation: { model.didEnd(id) })
        case .alert: Text("a").alert(place.title, isPresented: isOn) { Button("OK") {} }
        case .sheet: Text("s").sheet(isPresented: isOn) { Text("in").navigationTitle(place.title) }
        }
      }
      // Tells whose dialog it is.
      .fileDialogMessage(place.title)
    }
  }

  /// The number of dialogs per modifier; a repeated question isn't counted.
  @MainActor private final class Observer {
    var presented: [Int: Int] = [:]
    var seen: [ObjectIdentifier: HeadlessFileDialog] = [:]

    func look(at screen: Screen) {
      for dialog in screen.platform.fileDialogs where seen[ObjectIdentifier(dialog)] == nil {
        seen[ObjectIdentifier(dialog)] = dialog
        if let id = dialog.place { presented[id, default: 0] += 1 }
      }
    }
  }

  // MARK: What happens

  private func step(
    _ model: Model, _ screen: Screen, _ folder: DocumentFolder, hides: Bool = true,
    _ random: inout SeededRandom
  ) async throws {
    let id = Int.random(in: 0..<model.places.count, using: &random)
    switch Int.random(in: 0..<13, using: &random) {
    case 0...3: if !model.wanted.insert(id).inserted { model.wanted.remove(id) }
    case 4: if hides, !model.hidden.insert(id).inserted { model.hidden.remove(id) }
    case 5: screen.pace = screen.pace == .byHand ? .immediate : .byHand
    case 6: screen.finishTransitions()
    case 7: try? screen.pressEscape()
    case 8: if let dialog = screen.fileDialogs.last { try dialog.cancel() }
    case 9, 10:
      // An unused name, which needs no confirmation.
      guard let dialog = screen.fileDialogs.last else { break }
      switch dialog.kind {
      case .open: try dialog.choose(folder.url("there.txt"))
      case .save: try dialog.choose(folder.url("\(Int.random(in: 0..<Int.max, using: &random)).txt"))
      case .folder: Issue.record("no folder was requested")
      }
    case 11: if let alert = screen.alerts.last, let button = alert.buttons.first { try screen.answer(button.label) }
    default: try await screen.finishFileWork()
    }
    _ = screen.texts
  }

  // MARK: What must hold

  private func problems(_ model: Model, _ screen: Screen, _ observer: Observer) -> [String] {
    var problems = model.problems
    let wanted = model.places.filter { model.wanted.contains($0.id) && !model.hidden.contains($0.id) }
    let dialogs = screen.fileDialogs.compactMap(\.dialog.place)
    let shown =
      dialogs.map { "p\($0)" } + screen.alerts.map(\.title) + screen.presentations.map(\.title)
    if shown.count != min(1, wanted.count) { problems.append("\(shown) shown of \(wanted.map(\.title))") }
    if !Set(shown).isSubset(of: wanted.map(\.title)) { problems.append("\(shown) shown, but not wanted") }
    for place in model.places where place.isFile {
      let begun = observer.presented[place.id, default: 0] - (dialogs.contains(place.id) ? 1 : 0)
      let ended = model.ends[place.id, default: 0]
      // What goes with its view isn't told.
      if ended > begun { problems.append("\(place.title) has begun \(begun) times, and ended \(ended) times") }
    }
    return problems
  }

  @Test(arguments: 1...20) func `The screen settles at what the bindings say`(seed: UInt64) async throws {
    var random = SeededRandom(seed: seed)
    let folder = try DocumentFolder.quick()
    try folder.put("x", in: "there.txt")
    try folder.put("y", in: "source.txt")
    let places = (0..<8).map { Place(id: $0, kind: Kind.allCases.randomElement(using: &random) ?? .importer) }
    let model = Model(places, source: folder.url("source.txt"))
    let screen = Screen { Places(model: model) }
    let observer = Observer()
    for round in 0..<8 {
      for _ in 0..<20 {
        try await step(model, screen, folder, &random)
        observer.look(at: screen)
      }
      screen.pace = .immediate
      try await screen.finishFileWork()
      observer.look(at: screen)
      let problems = problems(model, screen, observer)
      guard problems.isEmpty else {
        Issue.record("seed \(seed), round \(round): \(problems)\n\(screen)")
        return
      }
    }
    screen.window.close()
    try await screen.finishFileWork()
    #expect(screen.platform.changes.made == screen.platform.changes.disposed)
    #expect(screen.platform.fileDialogs.isEmpty && screen.platform.alerts.isEmpty)
    #expect(model.problems == [])
    // Nothing half-written.
    #expect(folder.names.allSatisfy { !$0.hasPrefix(".") })
  }

  @Test(arguments: 21...30) func `Without views that go, every dialog has its end`(seed: UInt64) async throws {
    var random = SeededRandom(seed: seed)
    let folder = try DocumentFolder.quick()
    try folder.put("y", in: "source.txt")
    let places = (0..<4).map { Place(id: $0, kind: [.importer, .exporter, .mover][$0 % 3]) }
    let model = Model(places, source: folder.url("source.txt"))
    let screen = Screen { Places(model: model) }
    let observer = Observer()
    for _ in 0..<150 {
      try await step(model, screen, folder, hides: false, &random)
      observer.look(at: screen)
    }
    model.wanted = []
    screen.pace = .immediate
    _ = screen.texts
    try await screen.finishFileWork()
    observer.look(at: screen)
    #expect(screen.fileDialogs.isEmpty)
    #expect(model.ends == observer.presented)
    #expect(model.problems == [])
  }
}

extension HeadlessFileDialog {
  /// Whose it is.
  fileprivate var place: Int? { request.message.flatMap { Int($0.dropFirst()) } }
}
