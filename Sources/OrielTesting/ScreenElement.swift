import OrielCore

/// Something on a screen, looked up anew each time it is used.
///
/// An element may be asked for before it is there, and goes on to mean whatever fits its description:
///
/// ```swift
/// let row = screen.find(identifier: "row-3")
/// #expect(!row.exists)
/// try screen.button("Add").tap()
/// #expect(try row.toggle("Done").isOn == false)
/// ```
///
/// What acts on an element, or asks for its state, throws a ``ScreenError`` unless exactly one thing fits.
@MainActor public struct ScreenElement {
  let screen: Screen
  let name: String
  private let parent: Parent?
  private let fits: @MainActor (TestWidget) -> Bool
  private var position: Int?

  private final class Parent {
    let element: ScreenElement
    init(_ element: ScreenElement) { self.element = element }
  }

  init(screen: Screen, name: String, parent: ScreenElement?, fits: @escaping @MainActor (TestWidget) -> Bool) {
    self.screen = screen
    self.name = name
    self.parent = parent.map { Parent($0) }
    self.fits = fits
  }

  // MARK: How many

  /// Whether anything fits, be it seen or hidden.
  public var exists: Bool { !matches.isEmpty }

  /// How many things fit.
  public var count: Int { matches.count }

  /// The first of the things that fit.
  public var first: ScreenElement { self[0] }

  /// One of several things that fit, in reading order from 0.
  public subscript(position: Int) -> ScreenElement {
    var element = self
    element.position = position
    return element
  }

  /// All things that fit, in reading order.
  public var all: [ScreenElement] { matches.indices.map { self[$0] } }

  // MARK: Inside

  /// A button inside, by its label.
  public func button(_ label: String) -> ScreenElement { find(.button, label: label) }

  /// A toggle inside, by its label.
  public func toggle(_ label: String) -> ScreenElement { find(.toggle, label: label) }

  /// A text field or a secure field inside, by its label.
  public func textField(_ label: String) -> ScreenElement {
    inside("the text field \"\(label)\"") {
      ($0.kind == .textField || $0.kind == .secureField) && $0.label == label
    }
  }

  /// A text inside that reads exactly so.
  public func text(_ string: String) -> ScreenElement { find(.text, label: string) }

  /// An image inside, by its accessibility label or its name.
  public func image(_ name: String) -> ScreenElement { find(.image, label: name) }

  /// Whatever has this accessible name inside, of any kind but plain text. What is part of a control isn't meant.
  public func find(label: String) -> ScreenElement {
    inside("what is labelled \"\(label)\"") { $0.kind != .text && $0.label == label && !$0.isPartOfControl }
  }

  /// Whatever was given this name with `accessibilityIdentifier(_:)` inside.
  public func find(identifier: String) -> ScreenElement {
    inside("what is identified as \"\(identifier)\"") { $0.attributes.accessibility.identifier == identifier }
  }

  /// Whatever is of a kind inside; with a label, only what has that as well.
  public func find(_ kind: ElementKind, label: String? = nil) -> ScreenElement {
    inside("the \(kind.noun)" + (label.map { " \"\($0)\"" } ?? "")) {
      $0.kind == kind && (label == nil || $0.label == label)
    }
  }

  /// Whether some text inside that can be seen contains `text`.
  public func contains(text: String) -> Bool { texts.contains { $0.contains(text) } }

  /// The texts inside that can be seen, in reading order.
  public var texts: [String] {
    var texts: [String] = []
    for widget in parent == nil ? screen.settledWidgets : matches {
      widget.forEachInside { if case .text(let text) = $0.element, $0.isVisible { texts.append(text.string) } }
    }
    return texts
  }

  private func inside(_ name: String, fits: @escaping @MainActor (TestWidget) -> Bool) -> ScreenElement {
    ScreenElement(
      screen: screen, name: parent == nil ? name : "\(name) in \(self.name)", parent: self, fits: fits)
  }

  // MARK: Looking up

  /// What fits now, in reading order.
  private var matches: [TestWidget] {
    guard let parent else { return screen.settledWidgets }
    var found: [TestWidget] = []
    let places = parent.element.matches
    for place in places {
      if parent.element.parent == nil {
        place.forEachInside { if fits($0) { found.append($0) } }
      } else {
        for child in place.children { child.forEachInside { if fits($0) { found.append($0) } } }
      }
    }
    guard let position else { return found }
    return found.indices.contains(position) ? [found[position]] : []
  }

  /// The one thing that fits.
  package var widget: TestWidget {
    get throws {
      let matches = matches
      guard let widget = matches.first else {
        throw screen.error(.notFound, "can't find \(name)\(position.map { " number \($0)" } ?? "") on the screen")
      }
      guard matches.count == 1 else {
        throw screen.error(
          .ambiguous,
          "\(matches.count) things on the screen are \(name); say which one, as in [0], or look inside another")
      }
      return widget
    }
  }
}
