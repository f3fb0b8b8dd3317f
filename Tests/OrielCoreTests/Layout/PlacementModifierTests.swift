import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Modifiers and containers of layout as apps write them; the rules are tested with the engine.
@MainActor struct PlacementModifierTests {
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func screen(_ width: CGFloat? = nil, _ height: CGFloat? = nil, @ViewBuilder _ content: () -> some View)
    -> Screen
  {
    Screen(size: ProposedViewSize(width: width, height: height), content: content)
  }

  private func box(_ id: String, _ width: CGFloat = 20, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(id)
  }

  @Test func `The order of modifiers counts`() throws {
    let inner = screen { Text("ab").padding(4).background(.red).accessibilityIdentifier("a").padding(6) }
    #expect(try inner.frame(of: "a") == rect(6, 6, 24, 24))
    #expect(inner.size == CGSize(width: 36, height: 36))
  }

  @Test func `An offset moves a view, and nothing else`() throws {
    let screen = screen {
      HStack(spacing: 0) {
        box("moved").offset(x: 5, y: -3)
        box("next")
      }
    }
    #expect(try screen.frame(of: "moved") == rect(5, -3, 20, 10))
    #expect(try screen.frame(of: "next") == rect(20, 0, 20, 10))
    #expect(screen.size == CGSize(width: 40, height: 10))
  }

  @Test func `A position is the middle of the view, in all the room there is`() throws {
    let screen = screen(100, 50) { box("dot").position(x: 30, y: 20) }
    #expect(try screen.frame(of: "dot") == rect(20, 15, 20, 10))
    #expect(screen.size == CGSize(width: 100, height: 50))
  }

  @Test func `A guide of its own moves a view along the others`() throws {
    let screen = screen {
      VStack(alignment: .leading, spacing: 0) {
        box("plain")
        box("shifted").alignmentGuide(.leading) { _ in -15 }
      }
    }
    #expect(try screen.frame(of: "shifted").minX - screen.frame(of: "plain").minX == 15)
  }

  @Test func `A ratio makes a view as large as fits, or as fills`() throws {
    #expect(screen(100, 100) { Color.red.aspectRatio(2, contentMode: .fit) }.size == CGSize(width: 100, height: 50))
    let fill = screen(100, 100) {
      Color.red.aspectRatio(2, contentMode: .fill).accessibilityIdentifier("c").frame(width: 60, height: 60).clipped()
    }
    #expect(try fill.frame(of: "c") == rect(-30, 0, 120, 60))
  }

  @Test func `Cells of a grid are aligned in columns`() throws {
    let screen = screen {
      Grid(alignment: .leading, horizontalSpacing: 5, verticalSpacing: 2) {
        GridRow {
          box("a1", 30)
          box("a2").gridColumnAlignment(.trailing)
        }
        GridRow {
          box("b1")
          box("b2", 50)
        }
        GridRow { box("wide", 40).gridCellColumns(2).gridCellAnchor(.trailing) }
        Color.red.frame(height: 1).accessibilityIdentifier("line").gridCellUnsizedAxes(.horizontal)
      }
    }
    #expect(try screen.frame(of: "b1") == rect(0, 12, 20, 10))
    #expect(try screen.frame(of: "a2").maxX == screen.frame(of: "b2").maxX)
    #expect(try screen.frame(of: "wide") == rect(45, 24, 40, 10))
    #expect(try screen.frame(of: "line").width == 85)
  }

  private struct Gap: LayoutValueKey { static let defaultValue = 0.0 }

  private struct Row: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      let gaps = subviews.reduce(0) { $0 + $1[Gap.self] }
      return CGSize(width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var x = bounds.minX
      for subview in subviews {
        x += subview[Gap.self]
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += subview.sizeThatFits(.unspecified).width
      }
    }
  }

  @Test func `An app's own layout places its views, and reads what they tell it`() throws {
    let screen = screen {
      Row {
        box("one")
        box("two").layoutValue(key: Gap.self, value: 7)
      }
    }
    #expect(try screen.frame(of: "two") == rect(27, 0, 20, 10))
    #expect(screen.size == CGSize(width: 47, height: 10))
  }

  @Observable @MainActor final class Model { var isWide = true }

  @Test func `Views keep their state when their layout becomes another one`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    struct Turning: View {
      let model: Model
      var body: some View {
        let layout = model.isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Counter()
          Text("beside").accessibilityIdentifier("beside")
        }
      }
    }
    let model = Model()
    let screen = screen { Turning(model: model) }
    try screen.button("0").tap()
    #expect(try screen.frame(of: "beside").minX > 0)
    model.isWide = false
    #expect(try screen.frame(of: "beside").minY > 0)
    #expect(try screen.button("1").label == "1")
  }

  @Test func `A bar takes its room from the view`() throws {
    let screen = screen(100, 80) {
      Color.red.accessibilityIdentifier("page").safeAreaInset(edge: .bottom, spacing: 5) { box("bar") }
    }
    #expect(try screen.frame(of: "page") == rect(0, 0, 100, 65))
    #expect(try screen.frame(of: "bar") == rect(40, 70, 20, 10))
  }

  @Test func `A view can be a share of the window`() throws {
    let screen = screen(300, 200) {
      Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 30).accessibilityIdentifier("part")
    }
    #expect(try screen.frame(of: "part").width == 190)
  }

  @Test func `The first alternative that fits is shown`() throws {
    let content = ViewThatFits(in: .horizontal) {
      Text("a long text")
      Text("short")
    }
    #expect(screen(200) { content }.size.width == 88)
    #expect(screen(60) { content }.size.width == 40)
  }

  @Test func `A reader's content knows its size, and follows it`() throws {
    let screen = Screen(size: ProposedViewSize(width: 200, height: 100)) {
      GeometryReader { geometry in Text("\(Int(geometry.size.width)) wide") }
    }
    #expect(screen.texts == ["200 wide"])
    try screen.resize(width: 320, height: 100)
    #expect(screen.texts == ["320 wide"])
  }

  @Test func `A place is told in the space of a view around`() throws {
    let screen = Screen(size: ProposedViewSize(width: 200, height: 100)) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(height: 10)
        GeometryReader { geometry in
          let named = geometry.frame(in: .named("all")).minY
          let local = geometry.frame(in: .local).minY
          Text("\(Int(named)) \(Int(local)) \(Int(geometry.frame(in: .global).minX))")
        }
      }
      .coordinateSpace(name: "all")
      .padding(.leading, 30)
    }
    #expect(screen.texts == ["10 0 30"])
  }

  @Test func `A change of geometry is told with the value before`() throws {
    final class Log { var values: [[Double]] = [] }
    let log = Log()
    let screen = Screen(size: ProposedViewSize(width: 200, height: 100)) {
      Color.red.onGeometryChange(for: Double.self) {
        Double($0.size.width)
      } action: {
        log.values.append([$0, $1])
      }
    }
    #expect(screen.size.width == 200)
    #expect(log.values == [[200, 200]])
    try screen.resize(width: 250, height: 100)
    #expect(screen.size.width == 250)
    #expect(log.values == [[200, 200], [200, 250]])
  }
}
