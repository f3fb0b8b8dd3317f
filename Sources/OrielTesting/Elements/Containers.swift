import OrielCore

extension StackElement: TestableElement {
  package var kind: ElementKind { .stack }
  package var stateWords: [String] { [axis == .horizontal ? "horizontal" : "vertical"] }
}

extension LayersElement: TestableElement {
  package var kind: ElementKind { .layers }
}

extension FrameElement: TestableElement {
  package var kind: ElementKind { .frame }
}

extension ScrollElement: TestableElement {
  package var kind: ElementKind { .scrollView }
}

extension FormElement: TestableElement {
  package var kind: ElementKind { .form }
}

extension SectionElement: TestableElement {
  package var kind: ElementKind { .section }
}

extension ListElement: TestableElement {
  package var kind: ElementKind { .list }
}

extension SlotElement: TestableElement {
  package var kind: ElementKind { .part }
  package var stateWords: [String] { ["\(role)"] }
}

extension PopoverAnchorElement: TestableElement {
  package var kind: ElementKind { .part }
}

extension InspectorSplitElement: TestableElement {
  package var kind: ElementKind { .part }
}
