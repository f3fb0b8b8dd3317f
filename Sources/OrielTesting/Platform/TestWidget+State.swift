import OrielCore

extension TestWidget {
  /// What kind of thing it is.
  package var kind: ElementKind { ElementKind(element) }

  /// Its accessible name: the one it was given, or what it says itself.
  package var label: String? {
    if let label = attributes.accessibility.label { return label }
    switch element {
    case .text(let text): return text.string
    case .image(let image): return image.source.name
    case .textField(let field): return field.label
    case .button, .toggle:
      let texts = labels(of: .text)
      return (texts.isEmpty ? labels(of: .image) : texts).joined(separator: " ")
    case .spacer, .divider, .color, .stack, .layers, .frame, .scroll, .form, .section, .list, .slot, .progress,
      .popoverAnchor, .inspectorSplit, .native:
      return nil
    }
  }

  private func labels(of kind: ElementKind) -> [String] {
    children.filter { !$0.attributes.isHidden }
      .flatMap { child in
        child.kind == kind ? [child.label].compactMap { $0 } : child.labels(of: kind)
      }
  }

  /// Whether it reacts to the person; nil where it never does.
  package var isEnabled: Bool? {
    switch element {
    case .button(let button): button.isEnabled
    case .toggle(let toggle): toggle.isEnabled
    case .textField(let field): field.isEnabled
    case .text, .image, .spacer, .divider, .color, .stack, .layers, .frame, .scroll, .form, .section, .list, .slot,
      .progress, .popoverAnchor, .inspectorSplit, .native:
      nil
    }
  }

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

extension Image.Source {
  /// What the image is called.
  var name: String {
    switch self {
    case .icon(let name), .symbol(let name), .resource(let name, _): name
    case .file(let url): url.lastPathComponent
    case .data: "data"
    }
  }
}

extension ButtonRole {
  /// The role as a word.
  var word: String {
    if self == .cancel { return "cancel" }
    if self == .destructive { return "destructive" }
    return self == .close ? "close" : "confirm"
  }
}
