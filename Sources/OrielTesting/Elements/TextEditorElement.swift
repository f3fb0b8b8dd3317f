import Foundation
import OrielCore

extension TextEditorElement: TestableElement {
  package var kind: ElementKind { .textEditor }
  package var takesInput: Bool? { isEnabled }
  package var shownText: String? { text }
  package var breaksLines: Bool { true }
  package var stateWords: [String] { ["text \"\(text)\""] }
  package func textEvent(_ text: String) -> TextEditorEvent? { .textChanged(text) }
  package var requestedSelection: RequestedSelection { selection }
  package func selectionEvent(_ selection: Range<Int>) -> TextEditorEvent? { .selectionChanged(selection) }
  package func makeController(of widget: TestWidget) -> AnyObject? { HeadlessEditor(of: widget) }

  package var editorAction: EditorAction? { find?.action }

  package func findEvent(_ command: FindCommand, _ selection: Range<Int>) -> TextEditorEvent? {
    find?.accepts(command) == true ? .commanded(command, selection) : nil
  }

  package mutating func apply(_ event: TextEditorEvent) {
    switch event {
    case .textChanged(let text): self.text = text
    case .selectionChanged(let range): selection = .range(range)
    case .commanded: break
    }
  }

  package func sensitivity(_ measures: ElementMeasures) -> Axis.Set { [.horizontal, .vertical] }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: IdealSize.editor)
  }
}

extension ElementKind {
  /// A scrollable text area.
  public static let textEditor = ElementKind("text editor")
}

extension ScreenArea {
  /// Finds a text editor by its accessibility label; without a label, the only one.
  public func textEditor(_ label: String? = nil) -> ScreenElement { find(.textEditor, label: label) }
}
