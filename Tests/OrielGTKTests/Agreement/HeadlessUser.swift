import Foundation
import OrielCore

@testable import OrielTesting

/// The user of a headless screen.
@MainActor final class HeadlessUser: ScreenUser {
  let screen: Screen

  init(_ screen: Screen) { self.screen = screen }

  // MARK: Looking

  /// A thing, and where it is.
  private struct Place {
    let item: SeenItem
    let view: TestView
    let row: TestView?
  }

  private struct Area {
    let kind: SeenArea.Kind
    let title: String
    let places: [Place]
    let area: (any ScreenArea)?
  }

  var seen: Seen { Seen(areas: areas.map { SeenArea(kind: $0.kind, title: $0.title, items: $0.places.map(\.item)) }) }

  private var areas: [Area] {
    let alerts = screen.alerts
    let presentations = screen.presentations
    let front = alerts.isEmpty ? screen.keyPresentation : nil
    let windowHasKeys = alerts.isEmpty && front == nil
    var areas = [
      Area(
        kind: .window, title: screen.title, places: places(in: screen.window.content, showsFocus: windowHasKeys),
        area: screen)
    ]
    for presentation in presentations {
      let surface = presentation.presentation
      // A cover is seen as a sheet.
      let kind = SeenArea.Kind(rawValue: presentation.kind.rawValue) ?? .sheet
      let showsFocus = surface === front || windowHasKeys && kind == .inspector
      areas.append(
        Area(
          kind: kind, title: kind == .sheet ? presentation.title : "",
          places: places(in: surface.content, showsFocus: showsFocus), area: presentation))
    }
    return areas + alerts.map { Area(kind: .alert, title: $0.title, places: places(in: $0), area: nil) }
  }

  private func places(in views: [TestView], showsFocus: Bool) -> [Place] {
    var places: [Place] = []
    for view in views { collect(view, in: nil, showsFocus, into: &places) }
    return places
  }

  private func places(in alert: ScreenAlert) -> [Place] {
    guard let view = screen.window.content.first else { return [] }
    let message = alert.message.map { [SeenItem(kind: .text, name: $0)] } ?? []
    let buttons = alert.buttons.map { SeenItem(kind: .button, name: $0.label, isEnabled: $0.isEnabled) }
    return (message + buttons).map { Place(item: $0, view: view, row: nil) }
  }

  private func collect(_ view: TestView, in row: TestView?, _ showsFocus: Bool, into places: inout [Place]) {
    guard view.isVisible, !view.attributes.accessibility.isHidden || view.element == nil else { return }
    if var item = item(of: view) {
      item.isFocused = showsFocus && view.hasFocus
      item.isEnabled = view.isEnabled ?? true
      if item.kind == .row { item.isFocused = showsFocus && hasRowFocus(view) }
      places.append(Place(item: item, view: view, row: row))
      if item.kind != .row { return }
    }
    let row = view.kind == .row ? view : row
    for child in view.children { collect(child, in: row, showsFocus, into: &places) }
  }

  private func hasRowFocus(_ view: TestView) -> Bool {
    guard let list = view.parent?.widget?.controller as? HeadlessList else { return false }
    return list.hasFocus && list.focusedRow === list.row(of: view.node)
  }

  private func item(of view: TestView) -> SeenItem? {
    let name = view.label ?? ""
    if view.kind == .row {
      return SeenItem(kind: .row, isSelected: (try? element(view, in: screen).isSelected) ?? false)
    }
    switch view.element {
    case let text as TextElement: return text.string.isEmpty ? nil : SeenItem(kind: .text, name: text.string)
    case is ButtonElement: return SeenItem(kind: .button, name: name)
    case let toggle as ToggleElement:
      return SeenItem(kind: .toggle, name: name, value: toggle.isMixed ? "mixed" : toggle.isOn ? "on" : "off")
    case let field as TextFieldElement:
      return SeenItem(kind: field.isSecure ? .secureField : .field, name: name, value: field.text)
    case let editor as TextEditorElement: return SeenItem(kind: .editor, name: name, value: editor.text)
    case let editor as StyledTextElement:
      return SeenItem(kind: .editor, name: name, value: editor.text.string)
    case let slider as SliderElement: return SeenItem(kind: .slider, name: name, value: slider.value.shown)
    case let stepper as StepperElement: return SeenItem(kind: .stepper, name: name, value: stepper.valueText)
    case let picker as PickerElement:
      let title = picker.selectedIndex.map { picker.options[$0].title } ?? ""
      return SeenItem(kind: .picker, name: name, value: title)
    case let picker as DatePickerElement:
      return SeenItem(kind: .datePicker, name: name, value: Date(timeIntervalSince1970: picker.seconds).shownDay)
    case is MenuElement: return SeenItem(kind: .menu, name: name)
    case let bar as ProgressElement:
      return SeenItem(kind: .progress, value: bar.fraction.map(\.shown) ?? "")
    default: return nil
    }
  }

  private func element(_ view: TestView, in area: any ScreenArea) -> ScreenElement {
    let node = view.node
    return area.everything.inside(view.describedBriefly) { $0.node === node }
  }

  // MARK: Acting

  private var front: Area? { areas.last { $0.kind != .inspector } }

  /// The thing with a name in what is in front.
  private func find(_ name: String) throws -> ScreenElement {
    for area in areas.reversed() {
      guard let element = area.area else { continue }
      if let place = area.places.first(where: { $0.item.kind != .row && $0.item.name == name }) {
        return self.element(place.view, in: element)
      }
    }
    throw NotSeen(name: name, seen: seen)
  }

  private func row(_ name: String) throws -> ScreenElement {
    for area in areas.reversed() {
      guard let element = area.area else { continue }
      if let row = area.places.first(where: { $0.item.name == name && $0.row != nil })?.row {
        return self.element(row, in: element)
      }
    }
    throw NotSeen(name: name, seen: seen)
  }

  func perform(_ step: UserStep) throws {
    switch step {
    case .tap(let name):
      if screen.alerts.isEmpty { try find(name).tap() } else { try screen.answer(name) }
    case .tapRow(let name): try row(name).select()
    case .press(let keys): for key in keys { try press(key) }
    case .type(let text): for character in text { try press(KeyEquivalent(character), []) }
    case .choose(let entry, let menu): try find(menu).choose(entry)
    case .pick(let option, let picker): try find(picker).select(option)
    case .increment(let name): try find(name).increment()
    case .decrement(let name): try find(name).decrement()
    case .chooseInRow(let entry, let row): try self.row(row).chooseInRowMenu(entry)
    }
  }

  private func press(_ name: String) throws {
    var parts = name.split(separator: "+").map(String.init)
    let key = parts.removeLast()
    var modifiers: EventModifiers = []
    for part in parts { modifiers.insert(part == "ctrl" ? .control : part == "shift" ? .shift : .option) }
    if modifiers.isEmpty, key == "Return" { return try ignoringNothing { try screen.pressReturn() } }
    if modifiers.isEmpty, key == "Escape" { return try ignoringNothing { try screen.pressEscape() } }
    try press(Self.keys[key] ?? KeyEquivalent(Character(key)), modifiers)
  }

  private func press(_ key: KeyEquivalent, _ modifiers: EventModifiers) throws {
    try ignoringNothing { try screen.press(key, modifiers: modifiers) }
  }

  /// Runs `action`. That a key has no effect isn't an error.
  private func ignoringNothing(_ action: () throws -> Void) throws {
    do { try action() } catch let error as ScreenError where [.notFound, .disabled].contains(error.reason) {}
  }

  private static let keys: [String: KeyEquivalent] = [
    "Return": .return, "Tab": .tab, "space": .space, "Up": .upArrow, "Down": .downArrow, "Left": .leftArrow,
    "Right": .rightArrow, "Delete": .deleteForward, "BackSpace": .delete, "Home": .home, "End": .end,
    "Escape": .escape,
  ]
}

extension Double {
  /// The number with two digits after the point.
  var shown: String { String(format: "%.2f", self) }
}

extension Date {
  /// The day.
  var shownDay: String {
    let parts = Calendar.current.dateComponents([.year, .month, .day], from: self)
    return "\(parts.year ?? 0)-\(parts.month ?? 0)-\(parts.day ?? 0)"
  }
}
