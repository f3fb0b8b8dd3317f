import Observation
import OrielTesting
import Testing

@testable import OrielCore

private struct MarkKey: ContainerValueKey {
  static var defaultValue: String { "-" }
}

private struct RankKey: ContainerValueKey {
  static var defaultValue: Int { 0 }
}

extension ContainerValues {
  fileprivate var mark: String {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }

  fileprivate var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }
}

/// What views tell the container that they are in.
@MainActor struct ContainerValueTests {
  /// Shows the values of each view beside it; only those whose rank isn't negative.
  private struct Board<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      Group(subviews: content) { subviews in
        ForEach(subviews.filter { $0.containerValues.rank >= 0 }) { subview in
          Text(verbatim: "\(subview.containerValues.mark)\(subview.containerValues.rank)")
          subview
        }
      }
    }
  }

  @Observable @MainActor fileprivate final class Model {
    var ranks = [1, -1]
  }

  private struct Marked: View {
    let mark: String
    var body: some View { Text("body").containerValue(\.mark, mark) }
  }

  @Test func `Values of a view, and of groups and elements around it, reach its container`() {
    let screen = Screen {
      Board {
        Text("a")
        Text("b").containerValue(\.mark, "x").containerValue(\.rank, 2)
        Group {
          Text("c")
          Text("d").containerValue(\.rank, 5)
        }
        .containerValue(\.mark, "g")
        ForEach(1..<3) { Text("e\($0)").padding(1).containerValue(\.rank, $0) }.containerValue(\.mark, "f")
      }
    }
    #expect(screen.texts == ["-0", "a", "x2", "b", "g0", "c", "g5", "d", "f1", "e1", "f2", "e2"])
  }

  @Test func `Values stay in the container`() {
    let screen = Screen {
      Board {
        VStack { Text("a").containerValue(\.mark, "x") }
        VStack { Board { Text("b").containerValue(\.mark, "y") } }.containerValue(\.rank, 3)
      }
    }
    #expect(screen.texts == ["-0", "a", "-3", "y0", "b"])
  }

  @Test func `A value that a body sets reaches the container`() throws {
    struct Root: View {
      @State private var mark = "m"
      var body: some View {
        Button("change") { mark = "n" }
        Board { Marked(mark: mark) }
      }
    }
    let screen = Screen { Root() }
    #expect(screen.texts == ["change", "m0", "body"])
    try screen.button("change").tap()
    #expect(screen.texts == ["change", "n0", "body"])
  }

  @Test func `A container follows values, also of views that it doesn't place`() throws {
    struct Cards: View {
      let model: Model
      var body: some View {
        Text("a").containerValue(\.rank, model.ranks[0])
        Text("b").containerValue(\.rank, model.ranks[1])
        ForEach(0..<2) { Text("e\($0)").containerValue(\.rank, model.ranks[$0]) }
      }
    }
    let model = Model()
    let screen = Screen {
      Board { Cards(model: model) }
      Button("swap") { model.ranks.swapAt(0, 1) }
    }
    #expect(screen.texts == ["-1", "a", "-1", "e0", "swap"])
    try screen.button("swap").tap()
    #expect(screen.texts == ["-1", "b", "-1", "e1", "swap"])
  }

  @Test func `The tags of views are container values`() {
    let screen = Screen {
      Group(
        subviews: Group {
          Text("a").tag(7)
          Text("b")
          ForEach([8, 9], id: \.self) { Text("\($0)") }
        }
      ) { subviews in
        ForEach(subviews) { subview in
          let tag = subview.containerValues.tag(for: Int.self)
          Text(verbatim: "\(tag ?? 0) \(subview.containerValues.hasTag(9))")
        }
      }
    }
    #expect(screen.texts == ["7 false", "0 false", "8 false", "9 true"])
  }
}
