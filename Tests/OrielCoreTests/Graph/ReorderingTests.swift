import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Nested lists whose rows are inserted, moved and removed, some of them in boxes, equal newly created lists.
@MainActor struct ReorderingTests {
  @Observable @MainActor final class Row: Identifiable {
    enum Kind: CaseIterable { case one, none, two, optional, framed }

    let id: Int
    var kind: Kind
    var isShown = true

    init(id: Int, kind: Kind) {
      self.id = id
      self.kind = kind
    }
  }

  @Observable @MainActor final class Section: Identifiable {
    enum Kind: CaseIterable { case plain, framed, optional, layered, stacked }

    let id: Int
    var kind: Kind
    var isShown = true
    var rows: [Row] = []

    init(id: Int, kind: Kind) {
      self.id = id
      self.kind = kind
    }
  }

  @Observable @MainActor final class Model {
    var sections: [Section] = []
    private var lastID = 0

    func makeID() -> Int {
      lastID += 1
      return lastID
    }
  }

  private struct RowView: View {
    let row: Row
    var body: some View {
      switch row.kind {
      case .one: Text("\(row.id)")
      case .none: EmptyView()
      case .two:
        Text("\(row.id) first")
        if row.isShown { Text("\(row.id) second") }
      case .optional: if row.isShown { Text("\(row.id) shown") }
      case .framed: Group { if row.isShown { Text("\(row.id) framed") } }.frame(width: 10)
      }
    }
  }

  private struct SectionView: View {
    let section: Section
    private var rows: some View { ForEach(section.rows) { RowView(row: $0) } }

    var body: some View {
      switch section.kind {
      case .plain: rows
      case .framed:
        Group {
          rows
          if section.isShown { Text("end of \(section.id)") }
        }
        .frame(height: 20)
      case .optional: if section.isShown { rows }
      case .layered: rows.overlay { Text("mark") }.frame(width: 30)
      case .stacked: VStack { rows }
      }
    }
  }

  private struct List: View {
    let model: Model
    var body: some View {
      Text("top")
      Group { ForEach(model.sections) { SectionView(section: $0) } }.frame(width: 40)
      ForEach(model.sections) { SectionView(section: $0) }
      Text("bottom")
    }
  }

  private func change(_ model: Model, _ random: inout SeededRandom) {
    let section = model.sections.randomElement(using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      let made = Section(id: model.makeID(), kind: .allCases.randomElement(using: &random) ?? .plain)
      model.sections.insert(made, at: Int.random(in: 0...model.sections.count, using: &random))
    case 1: model.sections.shuffle(using: &random)
    case 2: if model.sections.count > 3 { model.sections.removeFirst() }
    case 3: section?.isShown.toggle()
    case 4: section?.kind = .allCases.randomElement(using: &random) ?? .plain
    case 5: section?.rows.shuffle(using: &random)
    case 6: section?.rows.reverse()
    case 7: if let section, section.rows.count > 4 { section.rows.removeSubrange(1...2) }
    case 8, 9:
      guard let section else { return }
      for _ in 0..<6 {
        let made = Row(id: model.makeID(), kind: .allCases.randomElement(using: &random) ?? .one)
        section.rows.insert(made, at: Int.random(in: 0...section.rows.count, using: &random))
      }
    default:
      for row in (section?.rows ?? []).shuffled(using: &random).prefix(4) { row.isShown.toggle() }
    }
  }

  @Test(arguments: 1...5) func `Every step leads to the order of a fresh start`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let model = Model()
    let screen = Screen { List(model: model) }
    for step in 0..<40 {
      for _ in 0...Int.random(in: 0..<4, using: &random) { change(model, &random) }
      let (seen, expected) = (screen.description, Screen { List(model: model) }.description)
      guard seen == expected else {
        Issue.record("seed \(seed), step \(step):\n\(seen)\nshould be\n\(expected)")
        return
      }
    }
    screen.window.close()
    #expect(screen.platform.changes.made == screen.platform.changes.disposed)
  }

  private struct Switches: View {
    let rows: [Row]
    var body: some View {
      Text("top")
      ForEach(rows) { RowView(row: $0) }
      ForEach(rows) { RowView(row: $0) }.frame(width: 10)
      Text("bottom")
    }
  }

  /// Each row is changed by itself, so that the list isn't looked at as a whole.
  @Test(arguments: 1...5) func `Empty rows that show themselves one by one come where they belong`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let rows = (0..<20).map { Row(id: $0, kind: [.optional, .optional, .framed, .none][$0 % 4]) }
    for row in rows { row.isShown = false }
    let screen = Screen { Switches(rows: rows) }
    for step in 0..<60 {
      for _ in 0...Int.random(in: 0..<3, using: &random) { rows.randomElement(using: &random)?.isShown.toggle() }
      let (seen, expected) = (screen.description, Screen { Switches(rows: rows) }.description)
      guard seen == expected else {
        Issue.record("seed \(seed), step \(step):\n\(seen)\nshould be\n\(expected)")
        return
      }
    }
  }
}
