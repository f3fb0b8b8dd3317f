import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Random typing, focus and rows of fields, against a plain model.
///
/// `ORIEL_TEXT_SEED` adds a seed, and `ORIEL_TEXT_STEPS` sets the number of steps of each.
@MainActor struct RandomFocusTests {
  enum Place: CaseIterable { case stack, list, form, lazyStack }

  @Observable final class Rows {
    var ids: [Int] = [1, 2, 3]
    var texts: [Int: String] = [:]
    var focus: Int?
    /// The focus that the app asks for, with the number of the request.
    var wish = [0, 0]

    /// What becomes of a text that the user makes of another one.
    static func written(_ new: String, in id: Int, after old: String) -> String {
      switch id % 4 {
      case 0: new.filter(\.isNumber)
      case 1: new.count > 4 ? old : new
      case 2: new.uppercased()
      default: new
      }
    }

    func binding(_ id: Int) -> Binding<String> {
      Binding(
        get: { self.texts[id] ?? "" },
        set: { self.texts[id] = Self.written($0, in: id, after: self.texts[id] ?? "") })
    }
  }

  private struct Fields: View {
    let rows: Rows
    let place: Place
    @FocusState private var focus: Int?

    var body: some View {
      content
        .onChange(of: rows.wish) { focus = rows.wish[0] == 0 ? nil : rows.wish[0] }
        .onChange(of: focus) { rows.focus = focus }
    }

    @ViewBuilder private var content: some View {
      switch place {
      case .stack: VStack { fields }
      case .list: List { fields }
      case .form: Form { fields }
      case .lazyStack: ScrollView { LazyVStack { fields } }
      }
    }

    private var fields: some View {
      ForEach(rows.ids, id: \.self) { id in
        TextField("Field \(id)", text: rows.binding(id)).focused($focus, equals: id)
      }
    }
  }

  nonisolated private static let variables = ProcessInfo.processInfo.environment
  private static let steps = variables["ORIEL_TEXT_STEPS"].flatMap { Int($0) } ?? 250
  nonisolated private static let seeds: [UInt64] =
    [1, 2] + (variables["ORIEL_TEXT_SEED"].flatMap { UInt64($0) }.map { [$0] } ?? [])

  @Test(arguments: Place.allCases, seeds)
  func `The texts and the focus are those of a plain model`(place: Place, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let rows = Rows()
    let screen = Screen { Fields(rows: rows, place: place).frame(width: 400, height: 2_000) }
    var texts: [Int: String] = [:]
    // A window begins on its first control, which is a row in a list, and the container of lazy rows.
    var focus: Int? = place == .stack || place == .form ? 1 : nil
    // As in GTK, a field whose focus the user's typing hasn't set selects its text.
    var isSelected = true
    var next = 4
    var log: [String] = []

    func wish(_ id: Int?) {
      rows.wish = [id ?? 0, rows.wish[1] + 1]
      if focus != id { isSelected = true }
      focus = id
      log.append("focus \(id ?? 0)")
    }
    func add() -> Int {
      let id = next
      next += 1
      rows.ids.insert(id, at: Int.random(in: 0...rows.ids.count, using: &random))
      log.append("add \(id)")
      return id
    }

    for step in 0..<Self.steps {
      let some = rows.ids.randomElement(using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0...3:
        guard let some else { continue }
        let typed = String("a1B2".randomElement(using: &random) ?? "a")
        let old = texts[some] ?? ""
        texts[some] = Rows.written(old + typed, in: some, after: old)
        focus = some
        isSelected = false
        log.append("type \(typed) in \(some)")
        try screen.textField("Field \(some)").type(typed)
      case 4:
        guard let focus, let old = texts[focus], !old.isEmpty else { continue }
        texts[focus] = Rows.written(isSelected ? "" : String(old.dropLast()), in: focus, after: old)
        isSelected = false
        log.append("backspace in \(focus)")
        try screen.press(.delete, modifiers: [])
      case 5, 6: if let some { wish(some) }
      case 7: wish(nil)
      case 8: if rows.ids.count < 8 { _ = add() }
      case 9: if rows.ids.count < 8 { wish(add()) }
      case 10:
        guard let some, let index = rows.ids.firstIndex(of: some) else { continue }
        rows.ids.remove(at: index)
        log.append("remove \(some)")
        // The focus of what has gone goes to the first control; in a list, to a row.
        if focus == some {
          focus = place == .list ? nil : rows.ids.first
          isSelected = true
        }
      default:
        guard let some, let index = rows.ids.firstIndex(of: some) else { continue }
        rows.ids.remove(at: index)
        rows.ids.insert(some, at: Int.random(in: 0...rows.ids.count, using: &random))
        log.append("move \(some)")
      }
      var problems: [String] = []
      for id in rows.ids {
        let field = screen.textField("Field \(id)")
        let text = try field.string
        if text != texts[id] ?? "" { problems.append("field \(id) displays \(text), not \(texts[id] ?? "")") }
        if try field.hasFocus != (id == focus) { problems.append("the focus of field \(id)") }
      }
      if rows.focus != focus { problems.append("the focus state is \(rows.focus ?? 0), not \(focus ?? 0)") }
      guard problems.isEmpty else {
        Issue.record("seed \(seed), step \(step), \(place): \(problems) after \(log.suffix(8))")
        return
      }
    }
  }
}
