import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Values are combined in the order of their views, also after insertions, moves and removals.
@MainActor struct PreferenceOrderTests {
  @Observable @MainActor final class Row: Identifiable {
    let id: Int
    var isShown = true
    init(_ id: Int) { self.id = id }
  }

  @Observable @MainActor final class Section: Identifiable {
    let id: Int
    var rows: [Row]
    init(_ id: Int, _ rows: [Row]) {
      self.id = id
      self.rows = rows
    }
  }

  @Observable @MainActor final class Model {
    var sections: [Section] = []
    @ObservationIgnored var reported: [String] = []

    var expected: [String] {
      sections.flatMap { section in
        ["head \(section.id)"] + section.rows.filter(\.isShown).map { "\($0.id)" } + ["foot \(section.id)"]
      }
    }
  }

  private struct RowView: View {
    let row: Row
    var body: some View {
      if row.isShown {
        if row.id.isMultiple(of: 3) {
          Text("x").name("\(row.id)").frame(width: 10)
        } else {
          Text("x").name("\(row.id)")
        }
      }
    }
  }

  private struct SectionView: View {
    let section: Section
    var body: some View {
      let rows = ForEach(section.rows) { RowView(row: $0) }
      Text("head").name("head \(section.id)")
      if section.id.isMultiple(of: 2) {
        VStack { rows }.transformPreference(NamesKey.self) { _ in }
      } else {
        rows
      }
      Text("foot").overlay { Text("x").name("foot \(section.id)") }
    }
  }

  private struct Everything: View {
    let model: Model
    var body: some View {
      VStack { ForEach(model.sections) { SectionView(section: $0) } }
        .onPreferenceChange(NamesKey.self) { model.reported = $0 }
    }
  }

  @Test(arguments: 1...20) func `Combined values follow every change`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var lastID = 0
    func makeRow() -> Row {
      lastID += 1
      return Row(lastID)
    }
    func makeSection() -> Section {
      lastID += 1
      return Section(lastID, (0..<Int.random(in: 0...12, using: &random)).map { _ in makeRow() })
    }
    let model = Model()
    model.sections = (0..<4).map { _ in makeSection() }
    let screen = Screen { Everything(model: model) }
    for _ in 0..<40 {
      for _ in 0...Int.random(in: 0...2, using: &random) {
        switch Int.random(in: 0..<7, using: &random) {
        case 0: model.sections.shuffle(using: &random)
        case 1: model.sections.insert(makeSection(), at: Int.random(in: 0...model.sections.count, using: &random))
        case 2: if !model.sections.isEmpty { model.sections.removeLast() }
        case 3: model.sections.randomElement(using: &random)?.rows.shuffle(using: &random)
        case 4:
          guard let section = model.sections.randomElement(using: &random) else { break }
          section.rows.insert(makeRow(), at: Int.random(in: 0...section.rows.count, using: &random))
        case 5: model.sections.randomElement(using: &random)?.rows.randomElement(using: &random)?.isShown.toggle()
        default:
          guard let section = model.sections.randomElement(using: &random), !section.rows.isEmpty else { break }
          section.rows.remove(at: Int.random(in: 0..<section.rows.count, using: &random))
        }
      }
      _ = screen.texts
      #expect(model.reported == model.expected)
    }
  }
}
