import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Popovers and their anchors.
@MainActor struct PopoverRuleTests {
  struct Item: Identifiable, Equatable {
    var id: Int
    var name = ""
  }

  @Observable @MainActor final class Model {
    var rows = ["a", "b", "c"]
    var open: String?
    var first = false
    var second = false
    var sheet = false
    var item: Item?
    var edge = Edge.top

    func isOpen(_ row: String) -> Binding<Bool> {
      Binding(get: { self.open == row }, set: { self.open = $0 ? row : nil })
    }
  }

  private func placement(_ popover: ScreenPresentation) -> PopoverPlacement? {
    (popover.presentation.request.form as? PopoverForm)?.placement
  }

  // MARK: Where it stands

  private struct Anchored: View {
    let model: Model
    var body: some View {
      // An optional edge; nil is the top.
      Text("1").popover(isPresented: Bindable(model).first, arrowEdge: model.edge == .top ? nil : model.edge) {
        Text("bounds")
      }
      Text("2").popover(
        isPresented: Bindable(model).second, attachmentAnchor: .point(.bottomTrailing), arrowEdge: .leading
      ) { Text("point") }
      Text("3").popover(
        item: Bindable(model).item, attachmentAnchor: .rect(.rect(CGRect(x: 1, y: 2, width: 3, height: 4))),
        arrowEdge: .bottom
      ) { Text("rect \($0.name)").navigationTitle("\($0.id)") }
    }
  }

  @Test func `A popover has its anchor and its edge, and is attached to the view`() throws {
    let model = Model()
    let screen = Screen { Anchored(model: model) }
    model.first = true
    #expect(placement(try screen.popover) == PopoverPlacement(target: .bounds, edge: .top))
    #expect(try screen.popover.presentation.site === screen.text("1").view.parent?.widget)
    model.edge = .trailing
    #expect(try screen.popover.arrowEdge == .trailing)
    model.first = false
    model.second = true
    #expect(placement(try screen.popover) == PopoverPlacement(target: .point(.bottomTrailing), edge: .leading))
    model.second = false
    model.item = Item(id: 1, name: "a")
    let popover = try screen.popover
    #expect(
      placement(popover)
        == PopoverPlacement(target: .rect(Rect(x: 1, y: 2, width: 3, height: 4)), edge: .bottom))
    model.item = Item(id: 1, name: "b")
    #expect(popover.text("rect b").exists)
    model.item = Item(id: 2, name: "c")
    #expect(!popover.isOnScreen)
    #expect(try screen.popover.title == "2")
    try screen.popover.clickOutside()
    #expect(model.item == nil)
  }

  // MARK: Rows

  private struct Rows: View {
    let model: Model
    var body: some View {
      List(model.rows, id: \.self) { row in
        Text(row).popover(isPresented: model.isOpen(row)) { Text("about \(row)") }
      }
    }
  }

  @Test func `A popover is attached to its row, follows it, and is closed with it`() throws {
    let model = Model()
    let screen = Screen { Rows(model: model) }
    model.open = "b"
    let popover = try screen.popover
    #expect(popover.text("about b").exists)
    let site = try screen.text("b").view.parent?.widget
    #expect(site != nil)
    model.rows = ["c", "b", "a"]
    #expect(popover.isOnScreen)
    #expect(try screen.text("b").view.parent?.widget === site)
    model.rows = ["c", "a"]
    #expect(!popover.isOnScreen)
    #expect(model.open == "b")
    #expect(screen.platform.presentations.isEmpty)
  }

  // MARK: Groups

  private struct Grouped: View {
    let model: Model
    var body: some View {
      HStack {
        Group {
          ForEach(model.rows, id: \.self) { Text($0) }
          Button("b") {}.keyboardShortcut("k").accessibilityHint("inner")
        }
        .popover(isPresented: Bindable(model).first) { Text("popover") }
        .accessibilityHint("hint")
        .padding(3)
      }
    }
  }

  @Test func `A popover on a group is each view's own, and one binding presents the first view's`() throws {
    let model = Model()
    model.rows = ["a", "c"]
    let screen = Screen { Grouped(model: model) }
    let stack = try screen.find(.stack).view.node
    let views = try [screen.text("a"), screen.text("c"), screen.button("b")].map { try $0.view }
    #expect(views.allSatisfy { $0.parent?.parent?.node === stack && $0.parent?.children.count == 1 })
    #expect(Set(views.compactMap { $0.parent?.widget?.id }).count == 3)
    model.first = true
    #expect(screen.presentations.count == 1)
    #expect(try screen.popover.presentation.site === views[0].parent?.widget)
    try screen.popover.clickOutside()
    #expect(!model.first)
    #expect(screen.presentations.isEmpty)
    #expect(screen.trace.filter { if case .presented = $0 { true } else { false } }.count == 1)
    // A view that comes later has one, too, and the first one's goes with it.
    model.first = true
    model.rows = ["x", "a"]
    #expect(try screen.popover.presentation.site === screen.text("a").view.parent?.widget)
    model.rows = ["x"]
    #expect(try screen.popover.presentation.site === screen.button("b").view.parent?.widget)
    #expect(model.first)
  }

  @Test func `What is said of a view outside of its popover is said of the view`() throws {
    let screen = Screen { Grouped(model: Model()) }
    for view in [try screen.text("a").view, try screen.button("b").view] {
      #expect(view.attributes.accessibility.hint == "hint")
      #expect(view.parent?.widget?.attributes == WidgetAttributes())
    }
    // The padding is around each popover's view.
    #expect(try screen.text("a").frame == CGRect(x: 3, y: 9, width: 8, height: 16))
    #expect(try screen.button("b").frame.minX - screen.text("c").frame.maxX == 3 + 8 + 3)
    #expect(try screen.button("b").widget.attributes.shortcut != nil)
  }

  @Test func `One row's popover gives way to another's`() throws {
    let model = Model()
    let screen = Screen { Rows(model: model) }
    model.open = "a"
    _ = try screen.popover
    model.open = "c"
    #expect(screen.presentations.count == 1)
    #expect(try screen.popover.text("about c").exists)
    try screen.pressEscape()
    #expect(model.open == nil)
  }

  // MARK: With others

  private struct Crowd: View {
    let model: Model
    var body: some View {
      Text("1").popover(isPresented: Bindable(model).first) { Inner(model: model).navigationTitle("first") }
      Text("2").popover(isPresented: Bindable(model).second) { Text("x").navigationTitle("second") }
    }
  }

  private struct Inner: View {
    let model: Model
    var body: some View {
      Button("Sheet") { model.sheet = true }
        .sheet(isPresented: Bindable(model).sheet) { Text("x").navigationTitle("sheet") }
    }
  }

  @Test func `Popovers of a window take turns`() throws {
    let model = Model()
    let screen = Screen { Crowd(model: model) }
    model.first = true
    _ = screen.texts
    model.second = true
    #expect(screen.presentations.map(\.title) == ["first"])
    try screen.popover.clickOutside()
    #expect(screen.presentations.map(\.title) == ["second"])
    #expect(!model.first && model.second)
  }

  @Test func `A popover doesn't close while a sheet is above it, and closes the sheet when it has to`() throws {
    let model = Model()
    let screen = Screen { Crowd(model: model) }
    model.first = true
    let popover = try screen.popover
    try popover.button("Sheet").tap()
    #expect(try screen.sheet.title == "sheet")
    #expect(popover.isDismissDisabled)
    #expect(throws: ScreenError.self) { try popover.clickOutside() }
    try screen.pressEscape()
    #expect(!popover.isDismissDisabled)
    try popover.button("Sheet").tap()
    model.first = false
    #expect(screen.presentations.isEmpty)
    #expect(!model.sheet)
  }

  @Test func `A popover and a sheet of the same window don't wait for each other`() throws {
    let model = Model()
    let screen = Screen {
      Crowd(model: model)
      Text("3").sheet(isPresented: Bindable(model).sheet) { Text("x").navigationTitle("own") }
    }
    model.second = true
    _ = screen.texts
    model.sheet = true
    #expect(screen.presentations.map(\.title) == ["second", "own"])
    #expect(throws: ScreenError.self) { try screen.popover.close() }
    try screen.pressEscape()
    try screen.pressEscape()
    #expect(screen.presentations.isEmpty)
  }
}
