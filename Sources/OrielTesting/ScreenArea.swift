import OrielCore

/// Something in which a test finds things as the user does, by what they say: a ``Screen``, a ``ScreenPresentation``,
/// or a ``ScreenElement`` with others inside.
@MainActor public protocol ScreenArea {
  /// All that is in it, as one element.
  var everything: ScreenElement { get }
}

extension ScreenArea {
  /// A button, by its label: its accessibility label, or else the texts in it.
  public func button(_ label: String) -> ScreenElement { find(.button, label: label) }

  /// A toggle, by its label.
  public func toggle(_ label: String) -> ScreenElement { find(.toggle, label: label) }

  /// A text field, or a secure field, by its label.
  public func textField(_ label: String) -> ScreenElement {
    everything.inside("the text field \"\(label)\"") {
      ($0.kind == .textField || $0.kind == .secureField) && $0.label == label
    }
  }

  /// A text that reads exactly so.
  public func text(_ string: String) -> ScreenElement { find(.text, label: string) }

  /// An image, by its accessibility label or its name.
  public func image(_ name: String) -> ScreenElement { find(.image, label: name) }

  /// Whatever has this accessible name, of any kind but plain text. What is part of a control isn't meant.
  public func find(label: String) -> ScreenElement {
    everything.inside("what is labelled \"\(label)\"") {
      $0.kind != .text && $0.label == label && !$0.isPartOfControl
    }
  }

  /// Whatever was given this name with `accessibilityIdentifier(_:)`.
  public func find(identifier: String) -> ScreenElement {
    everything.inside("what is identified as \"\(identifier)\"", identifier: identifier) {
      $0.identifiers.contains(identifier)
    }
  }

  /// Whatever is of a kind; with a label, only what has that as well.
  public func find(_ kind: ElementKind, label: String? = nil) -> ScreenElement {
    everything.inside("the \(kind.noun)" + (label.map { " \"\($0)\"" } ?? "")) {
      $0.kind == kind && (label == nil || $0.label == label)
    }
  }

  /// Whether some text that can be seen contains `text`.
  public func contains(text: String) -> Bool { texts.contains { $0.contains(text) } }

  /// The texts that can be seen, in reading order.
  public var texts: [String] {
    var texts: [String] = []
    for view in everything.matches {
      view.forEachInside { if let text = $0.element as? TextElement, $0.isVisible { texts.append(text.string) } }
    }
    return texts
  }
}
