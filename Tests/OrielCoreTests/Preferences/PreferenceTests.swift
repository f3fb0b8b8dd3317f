import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// The preferences that views set, and their readers.
@MainActor struct PreferenceTests {
  private let model = PreferenceModel()

  /// Brings views to the screen.
  private func show<Content: View>(@ViewBuilder _ content: () -> Content) {
    let screen = Screen { content() }
    #expect(!screen.texts.isEmpty)
  }

  // MARK: What a reader reads

  @Test func `The values of views next to each other are combined in their order`() {
    let screen = Screen {
      VStack {
        Text("1").name("one")
        HStack {
          Text("2").name("two")
          Text("none")
        }
        Text("3").name("three").overlay { Text("4").name("four") }
      }
      .onPreferenceChange(NamesKey.self) { model.note($0) }
    }
    #expect(!screen.texts.isEmpty)
    #expect(model.takeLog() == ["one two three four"])
  }

  @Test func `Where no view sets a value the default is read`() {
    show { Text("x").onPreferenceChange(LargestKey.self) { model.log.append("\($0)") } }
    #expect(model.takeLog() == ["0"])
  }

  @Test func `A view's own value takes the place of those in it`() {
    show {
      VStack { Text("x").name("inner") }.name("outer").onPreferenceChange(NamesKey.self) { model.note($0) }
    }
    #expect(model.takeLog() == ["outer"])
  }

  @Test func `A transform changes what the views in it come to, or the default`() {
    show {
      VStack {
        VStack {
          Text("x").name("a")
          Text("y").name("b")
        }
        .transformPreference(NamesKey.self) { $0.append("+") }
        Text("z").transformPreference(NamesKey.self) { $0.append("alone") }
      }
      .onPreferenceChange(NamesKey.self) { model.note($0) }
    }
    #expect(model.takeLog() == ["a b + alone"])
  }

  @Test func `Each reader reads what is in it, and hands it on`() {
    show {
      VStack {
        Text("x").name("a").onPreferenceChange(NamesKey.self) { model.log.append("inner \($0)") }
        Text("y").name("b")
        Text("1").preference(key: LargestKey.self, value: 7)
      }
      .onPreferenceChange(LargestKey.self) { model.log.append("largest \($0)") }
      .onPreferenceChange(NamesKey.self) { model.log.append("outer \($0)") }
    }
    #expect(Set(model.takeLog()) == [#"inner ["a"]"#, "largest 7", #"outer ["a", "b"]"#])
  }

  @Test func `What is presented keeps its values to itself`() throws {
    let screen = Screen {
      Text("x").name("window")
        .sheet(isPresented: .constant(true)) { Text("y").name("sheet") }
        .onPreferenceChange(NamesKey.self) { model.note($0) }
    }
    #expect(try screen.sheet.text("y").exists)
    #expect(model.takeLog() == ["window"])
  }

  // MARK: Changes

  private struct Rows: View {
    let model: PreferenceModel
    var body: some View {
      VStack {
        Text("first").name("first")
        ForEach(model.names, id: \.self) { Row(model: model, name: $0) }
        if model.isShown { Text("shown").name("shown") }
        Text("last").name("last")
      }
      .onPreferenceChange(NamesKey.self) { model.note($0) }
    }
  }

  private struct Row: View {
    let model: PreferenceModel
    let name: String
    var body: some View { Text(name).name(name == "b" ? "b\(model.number)" : name) }
  }

  @Test func `Values follow inserted, moved and removed rows`() {
    let screen = Screen { Rows(model: model) }
    #expect(model.takeLog() == ["first a b1 c shown last"])
    model.names = ["c", "a", "b"]
    _ = screen.texts
    #expect(model.takeLog() == ["first c a b1 shown last"])
    model.names = ["d", "b", "c"]
    _ = screen.texts
    #expect(model.takeLog() == ["first d b1 c shown last"])
    model.names = ["d", "b", "e", "f", "c"]
    _ = screen.texts
    #expect(model.takeLog() == ["first d b1 e f c shown last"])
    model.names = []
    _ = screen.texts
    #expect(model.takeLog() == ["first shown last"])
  }

  @Test func `Inserted and removed views add and remove their values`() {
    let screen = Screen { Rows(model: model) }
    _ = model.takeLog()
    model.isShown = false
    _ = screen.texts
    #expect(model.takeLog() == ["first a b1 c last"])
    model.isShown = true
    model.number = 2
    _ = screen.texts
    #expect(model.takeLog() == ["first a b2 c shown last"])
  }

  @Test func `An action runs only when the value differs`() {
    let screen = Screen { Rows(model: model) }
    _ = model.takeLog()
    model.number = 3
    model.number = 1
    _ = screen.texts
    #expect(model.takeLog() == [])
  }

  @Test func `A transform follows what it reads`() {
    let screen = Screen {
      Text("x").transformPreference(LargestKey.self) { $0 = model.number }
        .onPreferenceChange(LargestKey.self) { model.log.append("\($0)") }
    }
    model.number = 5
    _ = screen.texts
    #expect(model.takeLog() == ["1", "5"])
  }

  @Test func `Choosing another branch changes the value`() {
    let screen = Screen { Choice(model: model) }
    model.isFirst = false
    _ = screen.texts
    model.isFirst = true
    _ = screen.texts
    #expect(model.takeLog() == ["yes", "no", "yes"])
  }

  private struct Choice: View {
    let model: PreferenceModel
    var body: some View {
      Group {
        if model.isFirst { Text("1").name("yes") } else { AnyView(Text("2").name("no")) }
      }
      .onPreferenceChange(NamesKey.self) { model.note($0) }
    }
  }

  // MARK: Writing state

  private struct Widest: View {
    @State private var largest = 0
    let model: PreferenceModel
    var body: some View {
      VStack {
        Text("largest \(largest)")
        Text("x").preference(key: LargestKey.self, value: model.number)
        Text("y").preference(key: LargestKey.self, value: 4)
      }
      .onPreferenceChange(LargestKey.self) { largest = $0 }
    }
  }

  @Test func `What an action writes is on the screen after the same flush`() {
    let screen = Screen { Widest(model: model) }
    #expect(screen.texts == ["largest 4", "x", "y"])
    model.number = 9
    #expect(screen.texts == ["largest 9", "x", "y"])
  }

  private struct Growing: View {
    @State private var number = 0
    let model: PreferenceModel
    var body: some View {
      Text("x").preference(key: LargestKey.self, value: number)
        .onPreferenceChange(LargestKey.self) { if $0 < model.limit { number = $0 + 1 } }
        .onPreferenceChange(LargestKey.self) { model.log.append("\($0)") }
    }
  }

  @Test func `An action may change the value a few times`() {
    let warnings = Screen.warnings { _ = Screen { Growing(model: model) } }
    #expect(warnings == [])
    #expect(model.takeLog() == ["0", "1", "2", "3"])
  }

  @Test func `An action that goes on changing the value is stopped with one warning`() {
    model.limit = .max
    let warnings = Screen.warnings {
      let screen = Screen { Growing(model: model) }
      _ = screen.texts
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("multiple times per frame") == true)
  }

  // MARK: Views made from a value

  private struct Badge: View {
    let model: PreferenceModel
    var body: some View {
      VStack { Rows(model: model) }
        .overlayPreferenceValue(NamesKey.self) { names in Text("over \(names.joined(separator: " "))").name("overlay") }
        .backgroundPreferenceValue(LargestKey.self) { Text("under \($0)") }
    }
  }

  @Test func `A view made from a value follows it in the same flush`() {
    let screen = Screen { Badge(model: model) }
    #expect(screen.texts.contains("over first a b1 c shown last"))
    #expect(screen.texts.contains("under 0"))
    model.names = ["c"]
    #expect(screen.texts.contains("over first c shown last"))
  }

  @Test func `A view made from a value hands its own values on`() {
    show {
      Text("x").name("base")
        .overlayPreferenceValue(NamesKey.self) { Text("\($0.count)").name("over") }
        .onPreferenceChange(NamesKey.self) { model.note($0) }
    }
    #expect(model.takeLog() == ["base over"])
  }

  // MARK: Anchors

  private enum AnchorKey: PreferenceKey {
    static let defaultValue: [Anchor<CGPoint>] = []
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
  }

  @Test func `An anchor is a part of the frame of its view`() throws {
    final class Points {
      var list: [CGPoint] = []

      func note(_ points: [CGPoint]) -> Color {
        list = points
        return .clear
      }
    }
    let points = Points()
    // As in the initializer of a type without isolation.
    nonisolated func places(_ anchors: [Anchor<CGPoint>], in geometry: GeometryProxy) -> [CGPoint] {
      anchors.map { geometry[$0] }
    }
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Text("x").anchorPreference(key: AnchorKey.self, value: .bottomTrailing) { [$0] }
        Text("y").transformAnchorPreference(key: AnchorKey.self, value: .point(CGPoint(x: 3, y: 4))) { $0.append($1) }
      }
      .backgroundPreferenceValue(AnchorKey.self) { anchors in
        GeometryReader { geometry in points.note(places(anchors, in: geometry)) }
      }
      .padding(10)
    }
    #expect(!screen.texts.isEmpty)
    #expect(points.list == [CGPoint(x: 8, y: 16), CGPoint(x: 3, y: 20)])
  }
}
