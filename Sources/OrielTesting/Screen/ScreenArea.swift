import OrielCore

/// A part of a screen in which a test finds elements by their labels: a ``Screen``, a ``ScreenPresentation``, or a
/// ``ScreenElement``.
@MainActor public protocol ScreenArea {
  /// The whole content as an element.
  var everything: ScreenElement { get }
}

extension ScreenArea {
  /// Finds a button by its label, which is its accessibility label or its text.
  public func button(_ label: String) -> ScreenElement { find(.button, label: label) }

  /// Finds a toggle by its label.
  public func toggle(_ label: String) -> ScreenElement { find(.toggle, label: label) }

  /// Finds a text field or secure field by its label.
  public func textField(_ label: String) -> ScreenElement {
    everything.inside("the text field \"\(label)\"") {
      ($0.kind == .textField || $0.kind == .secureField) && $0.label == label
    }
  }

  /// Finds a text by its exact string.
  public func text(_ string: String) -> ScreenElement { find(.text, label: string) }

  /// Finds an image by its accessibility label or name.
  public func image(_ name: String) -> ScreenElement { find(.image, label: name) }

  /// Finds an element of any kind except text by its accessible name. Parts of controls aren't found.
  public func find(label: String) -> ScreenElement {
    everything.inside("what is labelled \"\(label)\"") {
      $0.kind != .text && $0.label == label && !$0.isPartOfControl
    }
  }

  /// Finds an element by its `accessibilityIdentifier(_:)`.
  public func find(identifier: String) -> ScreenElement {
    everything.inside("what is identified as \"\(identifier)\"", identifier: identifier) {
      $0.identifiers.contains(identifier)
    }
  }

  /// Finds elements of a kind, optionally with a label.
  public func find(_ kind: ElementKind, label: String? = nil) -> ScreenElement {
    everything.inside("the \(kind.noun)" + (label.map { " \"\($0)\"" } ?? "")) {
      $0.kind == kind && (label == nil || $0.label == label)
    }
  }

  /// Whether a visible text contains a string.
  public func contains(text: String) -> Bool { texts.contains { $0.contains(text) } }

  /// The visible texts, in reading order.
  public var texts: [String] {
    var texts: [String] = []
    for view in everything.matches {
      view.forEachInside { if let text = $0.element as? TextElement, $0.isVisible { texts.append(text.string) } }
    }
    return texts
  }
}
