import OrielCore

extension TestWidget {
  /// What kind of thing it is.
  package var kind: ElementKind { element.kind }

  /// Its accessible name: the one it was given, or what it says itself.
  package var label: String? {
    if let label = attributes.accessibility.label { return label }
    let element = element
    guard element.isLabelledByContent else { return element.ownLabel }
    let texts = labels(of: .text)
    return (texts.isEmpty ? labels(of: .image) : texts).joined(separator: " ")
  }

  private func labels(of kind: ElementKind) -> [String] {
    children.filter { !$0.attributes.isHidden }
      .flatMap { child in
        child.kind == kind ? [child.label].compactMap { $0 } : child.labels(of: kind)
      }
  }

  /// Whether it reacts to the person; nil where it never does.
  package var isEnabled: Bool? { element.takesInput }

  /// Whether it is seen: neither it nor what it is in is hidden.
  package var isVisible: Bool {
    var widget: TestWidget? = self
    while let current = widget {
      if current.attributes.isHidden { return false }
      widget = current.parent
    }
    return true
  }

  /// Whether it is inside a button, a toggle or a text field.
  var isPartOfControl: Bool {
    var widget = parent
    while let current = widget {
      if current.isEnabled != nil { return true }
      widget = current.parent
    }
    return false
  }

  /// Whether the keyboard's focus can go there.
  var canTakeFocus: Bool { !isDisposed && isEnabled == true && isVisible }

  /// Calls `body` with this widget and all that it contains, in the order in which they are read.
  package func forEachInside(_ body: (TestWidget) -> Void) {
    body(self)
    for child in children { child.forEachInside(body) }
  }
}
