import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Rows in a window that are changed at random are those of a plain model.
///
/// The seeds are the same in each run; `ORIEL_ROW_SEED` is the first of others, and `ORIEL_ROW_STEPS` another number of
/// steps with each.
@MainActor final class RandomRowWindowTests: GtkTestCase {
  private static let variables = ProcessInfo.processInfo.environment
  private static let first = variables["ORIEL_ROW_SEED"].flatMap { UInt64($0) } ?? 1
  private static let steps = variables["ORIEL_ROW_STEPS"].flatMap { Int($0) } ?? 25

  private func play(_ container: RowContainer) throws {
    for seed in Self.first..<Self.first + 3 { try play(container, seed: seed) }
  }

  private func play(_ container: RowContainer, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var lastID = 0
    var tree = RowTree(id: 0, kind: .nested)
    for _ in 0..<4 { tree.children.append(.random(&random, &lastID, depth: 2)) }
    let stage = RowStage(tree)
    var (model, expanded) = (RowModel(), Set<String>())
    func show() {
      switch container {
      case .table: model.show(RowModel.table(of: stage.tree))
      case .outline, .tableOutline:
        var paths: Set<String> = []
        model.show(
          RowModel.outline(of: stage.tree.children) { path in
            if expanded.contains(path) { paths.insert(path) }
            return expanded.contains(path)
          })
        expanded = paths
      default: model.show(RowModel.rows(of: stage.tree))
      }
    }
    show()
    let window = TestWindow(self, width: 400, height: 300, RowStageView(stage: stage, container: container))
    window.show()
    let scroll = try XCTUnwrap(window.content.first(gtk_scrolled_window_get_type()))
    let area = scroll.first(gtk_list_view_get_type()) ?? scroll
    var story: [String] = []
    func fault() -> String? {
      model.fault(
        ofVisible: shown(in: area), height: CGFloat(gtk_widget_get_height(area)), room: 40,
        isPinning: container == .pinnedStack)
    }
    func check(_ what: String) {
      story.append(what)
      spin(
        until: { fault() == nil },
        "\(container), seed \(seed): \(fault() ?? "nothing")\nafter \(story.suffix(3))\n\(stage.tree)\nit", seconds: 5)
      drain()
      XCTAssertNil(fault(), "\(container), seed \(seed), after \(story.suffix(3))\n\(stage.tree)")
    }
    check("the start")
    for _ in 0..<Self.steps {
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        let buttons = self.buttons(in: area)
        guard let row = model.rows.filter({ buttons[model.shown($0)] != nil }).randomElement(using: &random),
          let button = buttons[model.shown(row)]
        else { continue }
        Signal<@MainActor () -> Void>.clicked.emit(by: button.raw)
        model.tap(row)
        check("tap \(row.name)")
      case 1:
        guard container.hasSelection, let row = model.rows.randomElement(using: &random), let id = Int(row.name) else {
          continue
        }
        stage.selection.formSymmetricDifference([id])
        check("select \(id)")
      case 2, 3:
        let adjustment = gtk_scrolled_window_get_vadjustment(scroll.opaque)
        let value = Double.random(in: 0...1, using: &random) * gtk_adjustment_get_upper(adjustment)
        gtk_adjustment_set_value(adjustment, value)
        check("scroll to \(value)")
      case 4 where container.isOutline:
        let buttons = self.buttons(in: area)
        guard let row = model.rows.filter({ buttons[model.shown($0)] != nil }).randomElement(using: &random),
          let indicator = buttons[model.shown(row)].flatMap({ indicator(of: $0, in: area) })
        else { continue }
        let isExpanded = expanded.contains(row.path)
        Signal<@MainActor () -> Void>.clicked.emit(by: indicator.raw)
        if isExpanded { expanded.remove(row.path) } else { expanded.insert(row.path) }
        show()
        check("expand \(row.name): \(!isExpanded)")
      default:
        var tree = stage.tree
        var what = tree.mutate(&random, &lastID)
        tree.kind = .nested
        if tree.count > 40 {
          tree.children.removeFirst(tree.children.count / 2 + 1)
          what += ", too many"
        }
        if Bool.random(using: &random) { withAnimation { stage.tree = tree } } else { stage.tree = tree }
        show()
        check(what)
      }
    }
    window.close()
    XCTAssertEqual(warnings, [], "\(container), seed \(seed)")
  }

  private func isRow(_ text: String) -> Bool {
    text.contains(": ") || text.hasPrefix("header ") || text.hasPrefix("footer ")
  }

  private func shown(in area: GtkWidgetPointer) -> [RowModel.Shown] {
    func shown(_ text: String, _ widget: GtkWidgetPointer) -> RowModel.Shown {
      let frame = widget.frame(in: area)
      return RowModel.Shown(text: text, frame: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
    }
    let texts = area.allTexts.filter { gtk_widget_get_mapped($0) != 0 && isRow($0.shownText) }
    let fields = area.all(gtk_entry_get_type()).filter { gtk_widget_get_mapped($0) != 0 }
    let rows =
      texts.map { shown($0.shownText, $0) }
      + fields.map { field in
        let name = gtk_entry_get_placeholder_text(field.as(GtkEntry.self)).map { String(cString: $0) } ?? ""
        return shown("\(name)= \(String(cString: gtk_editable_get_text(field.opaque)))", field)
      }
    // A line of a grid is read from its beginning.
    return rows.sorted { ($0.frame.midY.rounded(), $0.frame.minX) < ($1.frame.midY.rounded(), $1.frame.minX) }
  }

  private func buttons(in area: GtkWidgetPointer) -> [String: GtkWidgetPointer] {
    var found: [String: GtkWidgetPointer] = [:]
    for button in area.all(gtk_button_get_type()) where gtk_widget_get_mapped(button) != 0 {
      if let text = button.firstText()?.shownText, isRow(text) { found[text] = button }
    }
    return found
  }

  /// The button that expands the row of another button; nil if there is none.
  private func indicator(of button: GtkWidgetPointer, in list: GtkWidgetPointer) -> GtkWidgetPointer? {
    var row = button
    while let parent = gtk_widget_get_parent(row), parent != list { row = parent }
    let buttons = row.all(gtk_button_get_type())
    return buttons.count > 1 ? buttons.first : nil
  }

  func testAList() async throws { try play(.list) }
  func testALazyStack() async throws { try play(.stack) }
  func testALazyStackWithPinnedHeaders() async throws { try play(.pinnedStack) }
  func testALazyGrid() async throws { try play(.grid) }
  func testATable() async throws { try play(.table) }
  func testAnOutline() async throws { try play(.outline) }
  func testATableOfATree() async throws { try play(.tableOutline) }
}
