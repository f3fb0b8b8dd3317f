import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// What the views inside say about what they are presented in.
@MainActor struct OptionTests {
  private struct Plain<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @State private var isShown = true
    var body: some View { Text("x").sheet(isPresented: $isShown) { content() } }
  }

  private func sheet<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> ScreenPresentation {
    try Screen { Plain { content() } }.sheet
  }

  // MARK: Who counts

  @Test func `Of several views that say something the outermost counts`() throws {
    let sheet = try sheet {
      VStack {
        Text("y").presentationCornerRadius(1).presentationBackground(Color.red)
      }
      .presentationCornerRadius(2)
      .presentationCornerRadius(3)
    }
    #expect(sheet.cornerRadius == 3)
    #expect(sheet.isPainted(with: Color.red))
  }

  @Test func `Of two that are equally far out the first counts`() throws {
    let sheet = try sheet {
      Text("1").presentationCornerRadius(1)
      Text("2").presentationCornerRadius(2)
    }
    #expect(sheet.cornerRadius == 1)
  }

  @Observable @MainActor final class Model {
    var isOuter = false
    var radius: CGFloat? = 5
    var text = "behind"
    var isPainted = false
    var width: CGFloat = 500
  }

  private struct Changing: View {
    let model: Model
    var body: some View {
      if model.isOuter {
        inner.presentationCornerRadius(9)
      } else {
        inner
      }
    }

    private var inner: some View { VStack { Text("y").presentationCornerRadius(model.radius) } }
  }

  @Test func `What views say changes with them`() throws {
    let model = Model()
    let sheet = try sheet { Changing(model: model) }
    #expect(sheet.cornerRadius == 5)
    model.radius = 6
    #expect(sheet.cornerRadius == 6)
    model.isOuter = true
    #expect(sheet.cornerRadius == 9)
    model.isOuter = false
    model.radius = nil
    #expect(sheet.cornerRadius == nil)
    model.radius = -3
    #expect(sheet.cornerRadius == 0)
  }

  @Test func `A change of what a view says touches nothing else`() throws {
    let model = Model()
    let screen = Screen { Plain { Changing(model: model) } }
    screen.tracesWidgets = true
    screen.clearTrace()
    let changes = screen.changes { model.radius = 7 }
    #expect(changes == .none)
    #expect(screen.trace == [.presentationUpdated("sheet")])
  }

  @Test func `A window without a reader ignores preferences`() {
    let warnings = Screen.warnings {
      let screen = Screen { Text("x").presentationCornerRadius(1).interactiveDismissDisabled() }
      #expect(screen.texts == ["x"])
    }
    #expect(warnings == [])
  }

  @Test func `Modifiers in a nested sheet apply to that sheet`() throws {
    let screen = Screen { Plain { Nested() } }
    let sheets = screen.presentations
    #expect(sheets.map(\.cornerRadius) == [1, 2])
    #expect(sheets.map(\.title) == ["outer", "inner"])
  }

  private struct Nested: View {
    @State private var isShown = true
    var body: some View {
      Text("y").navigationTitle("outer").presentationCornerRadius(1)
        .sheet(isPresented: $isShown) { Text("z").navigationTitle("inner").presentationCornerRadius(2) }
    }
  }

  // MARK: Background

  private struct Backed: View {
    let model: Model
    @State private var taps = 0
    var body: some View {
      Button("Tap") { taps += 1 }
        .presentationBackground(alignment: .topLeading) {
          VStack {
            Text("\(model.text) \(taps)")
            Own()
          }
        }
    }
  }

  private struct Own: View {
    @State private var count = 0
    @Environment(\.isPresented) private var isPresented
    var body: some View { Button("Own \(count) \(isPresented)") { count += 1 } }
  }

  @Test func `A view behind the content is live`() throws {
    let model = Model()
    let sheet = try sheet { Backed(model: model) }
    #expect(sheet.backgroundAlignment == .topLeading)
    try sheet.background.button("Own 0 true").tap()
    model.text = "new"
    #expect(sheet.background.text("new 0").exists)
    try sheet.button("Tap").tap()
    #expect(sheet.background.texts == ["new 1", "Own 1 true"])
    #expect(!sheet.text("new 1").exists)
  }

  private struct Either: View {
    let model: Model
    var body: some View {
      if model.isPainted {
        Text("y").presentationBackground(.tint)
      } else {
        Text("y").presentationBackground { Text(model.text) }
      }
    }
  }

  @Test func `A background may be a view and a style in turn`() throws {
    let model = Model()
    let sheet = try sheet { Either(model: model) }
    #expect(sheet.background.texts == ["behind"])
    model.isPainted = true
    #expect(!sheet.background.exists)
    #expect(sheet.isPainted(with: .tint))
    model.isPainted = false
    #expect(sheet.background.texts == ["behind"])
    #expect(!sheet.isPainted(with: .tint))
  }

  // MARK: Sizing

  private struct Custom: PresentationSizing {
    var width: CGFloat?
    var height: CGFloat?
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
      ProposedViewSize(width: width, height: height)
    }
  }

  private struct Doubled: PresentationSizing {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
      let size = root.sizeThatFits(.unspecified)
      return ProposedViewSize(width: size.width * 2, height: size.height * 2)
    }
  }

  private func size(_ sizing: some PresentationSizing) throws -> [Double?] {
    let sheet = try sheet { Text("y").presentationSizing(sizing) }
    return [sheet.width, sheet.height]
  }

  @Test func `A sheet has the size of its sizing`() throws {
    #expect(try size(.automatic) == [nil, nil])
    #expect(try size(.fitted) == [nil, nil])
    #expect(try size(.form) == [480, 560])
    #expect(try size(.page) == [640, 800])
    #expect(try size(.page.fitted(horizontal: true, vertical: false)) == [nil, 800])
    #expect(try size(.page.fitted(horizontal: false, vertical: true)) == [640, nil])
    #expect(try size(Custom(width: 123, height: nil)) == [123, nil])
    // The size of a headless presentation is 480 × 360.
    #expect(try size(Doubled()) == [960, 720])
  }

  @Test func `Detents come before a sizing`() throws {
    let sheet = try sheet { Text("y").presentationSizing(.page).presentationDetents([.height(100)]) }
    #expect(sheet.width == nil && sheet.height == 100)
  }

  private struct Sticky: View {
    let model: Model
    var body: some View {
      Text("y").presentationSizing(Custom(width: model.width, height: 400).sticky(horizontal: true))
    }
  }

  @Test func `A sticky sheet grows and doesn't shrink`() throws {
    let model = Model()
    let sheet = try sheet { Sticky(model: model) }
    #expect(sheet.width == 500)
    model.width = 400
    #expect(sheet.width == 500)
    model.width = 600
    #expect(sheet.width == 600)
    #expect(sheet.height == 400)
  }
}
