import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The nodes of a menu in the bar of the desktop.
@MainActor final class StatusMenuTests: XCTestCase {
  private func action(_ id: Int, _ title: String, isEnabled: Bool = true) -> MenuEntry {
    var action = MenuAction(id: ActionID(rawValue: id), title: title)
    action.isEnabled = isEnabled
    return .action(action)
  }

  private func titles(_ node: StatusMenuNode) -> [String] {
    (node.children ?? []).map { $0.isSeparator ? "-" : $0.title }
  }

  func testGroupsAreSeparatedAndTitlesAreDisabled() async throws {
    var builder = StatusMenuBuilder()
    let options = ["Low", "High"].enumerated().map {
      PickerOption(id: ActionID(rawValue: 20 + $0.offset), title: $0.element)
    }
    let root = builder.root(of: [
      .divider, action(1, "One"), .divider, .divider, .section(title: "Part", entries: [action(2, "Two")]),
      .choice(id: ActionID(rawValue: 3), title: "Level", options: options, selected: options[1].id, isEnabled: true),
      .text("End"),
    ])
    XCTAssertEqual(titles(root), ["One", "-", "Part", "Two", "-", "Level", "Low", "High", "-", "End"])
    let nodes = try XCTUnwrap(root.children)
    XCTAssertEqual(nodes.filter { !$0.isEnabled }.map(\.title), ["Part", "Level", "End"])
    XCTAssertEqual(nodes[7].mark, .radio)
    XCTAssertEqual(nodes.filter(\.isOn).map(\.title), ["High"])
    XCTAssertEqual(nodes[6].path, MenuPath([ActionID(rawValue: 3), ActionID(rawValue: 20)]))
    XCTAssertEqual(Set(nodes.map(\.id)).count, nodes.count)
  }

  func testEntriesKeepTheirNumbers() async throws {
    var builder = StatusMenuBuilder()
    let submenu = MenuEntry.submenu(
      id: ActionID(rawValue: 9), title: "More", icon: nil, entries: [action(1, "Inner")], isEnabled: true)
    let first = builder.root(of: [action(1, "One"), action(2, "Two"), submenu])
    let second = builder.root(of: [action(3, "Three"), action(2, "Two"), submenu])
    XCTAssertEqual(first.children?[1].id, second.children?[1].id)
    XCTAssertEqual(first.children?[2], second.children?[2])
    XCTAssertNotEqual(first.children?[0].id, second.children?[0].id)
    XCTAssertNotEqual(first.children?[0].id, first.children?[2].children?[0].id, "the submenu has other entries")
    let inner = try XCTUnwrap(first.children?[2].children?[0])
    XCTAssertEqual(first.node(inner.id)?.path, MenuPath([ActionID(rawValue: 9), ActionID(rawValue: 1)]))
    XCTAssertEqual(first.node(0), first)
    XCTAssertNil(first.node(99))
  }
}
