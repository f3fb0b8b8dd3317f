import OrielCore

extension TextElement: TestableElement {
  package var kind: ElementKind { .text }
  package var ownLabel: String? { string }
  package var shownText: String? { string }
}

extension ImageElement: TestableElement {
  package var kind: ElementKind { .image }
  package var ownLabel: String? { source.name }
}

extension Image.Source {
  var name: String {
    switch self {
    case .icon(let name), .symbol(let name), .resource(let name, _): name
    case .file(let url): url.lastPathComponent
    case .data: "data"
    }
  }
}

extension ColorElement: TestableElement {
  package var kind: ElementKind { .color }
}

extension DividerElement: TestableElement {
  package var kind: ElementKind { .divider }
}

extension SpacerElement: TestableElement {
  package var kind: ElementKind { .spacer }
}

extension NativeElement: TestableElement {
  package var kind: ElementKind { .native }
}
