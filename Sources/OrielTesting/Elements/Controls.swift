import Foundation
import OrielCore

extension ButtonElement: TestableElement {
  package var kind: ElementKind { .button }
  package var isLabelledByContent: Bool { true }
  package var takesInput: Bool? { isEnabled }
  package var fillsRow: Bool { true }
  package var stateWords: [String] { role.map { [$0.word] } ?? [] }
  package var tapEvent: ButtonEvent? { .activated }
  package var returnEvent: ButtonEvent? { .activated }

  package var contentArrangement: ContentArrangement? { .row }

  /// The padding of the label.
  private static var insets: EdgeInsets { EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12) }

  package func sensitivity(_ measures: ElementMeasures) -> Axis.Set {
    (measures.content?.sensitivity ?? []).union(fillsWidth ? .horizontal : [])
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    let label = measures.content(proposal.inset(by: Self.insets))
    var size = CGSize(
      width: label.width + Self.insets.leading + Self.insets.trailing,
      height: label.height + Self.insets.top + Self.insets.bottom)
    if fillsWidth, let width = proposal.width, width.isFinite { size.width = max(size.width, width) }
    guard borderShape == .circle else { return size }
    let side = max(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  package func contentArea(in size: CGSize, _ measures: ElementMeasures) -> CGRect? {
    CGRect(
      x: Self.insets.leading, y: Self.insets.top,
      width: max(size.width - Self.insets.leading - Self.insets.trailing, 0),
      height: max(size.height - Self.insets.top - Self.insets.bottom, 0))
  }

  package func baselines(in size: CGSize, _ measures: ElementMeasures) -> TextBaselines? {
    contentArea(in: size, measures).flatMap { measures.content?.baselines(in: $0.size) }?.moved(down: Self.insets.top)
  }
}

extension ButtonRole {
  var word: String {
    if self == .cancel { return "cancel" }
    if self == .destructive { return "destructive" }
    return self == .close ? "close" : "confirm"
  }
}

extension ToggleElement: TestableElement {
  package var kind: ElementKind { .toggle }
  package var isLabelledByContent: Bool { true }
  package var takesInput: Bool? { isEnabled }
  package var fillsRow: Bool { style != .button }
  package var stateWords: [String] { [isMixed ? "mixed" : isOn ? "on" : "off"] }
  package var tapEvent: ToggleEvent? { .toggled(!isOn) }
  package var returnEvent: ToggleEvent? { tapEvent }
  // As for a GtkSwitch.
  package var takesFocusByClick: Bool { takesInput == true && (style == .checkbox || style == .button) }

  package mutating func apply(_ event: ToggleEvent) {
    switch event {
    case .toggled(let isOn): self.isOn = isOn
    }
  }

  package var contentArrangement: ContentArrangement? { .row }

  /// The size of the switch, and its distance from the label.
  private static var control: CGSize { CGSize(width: 40, height: 24) }
  private static var gap: CGFloat { 8 }

  private func controlWidth(_ measures: ElementMeasures) -> CGFloat {
    isLabelHidden || (measures.content?.root.childCount ?? 0) == 0
      ? Self.control.width : Self.control.width + Self.gap
  }

  package func sensitivity(_ measures: ElementMeasures) -> Axis.Set {
    isLabelHidden ? [] : measures.content?.sensitivity ?? []
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    if isLabelHidden { return Self.control }
    let control = controlWidth(measures)
    var offered = proposal
    offered.width = proposal.width.map { max($0 - control, 0) }
    let label = measures.content(offered)
    return CGSize(width: label.width + control, height: max(label.height, Self.control.height))
  }

  package func contentArea(in size: CGSize, _ measures: ElementMeasures) -> CGRect? {
    if isLabelHidden { return nil }
    return CGRect(x: 0, y: 0, width: max(size.width - controlWidth(measures), 0), height: size.height)
  }

  package func baselines(in size: CGSize, _ measures: ElementMeasures) -> TextBaselines? {
    guard let area = contentArea(in: size, measures), let content = measures.content, content.root.childCount > 0
    else { return nil }
    let label = content.sizeThatFits(ProposedViewSize(area.size))
    return content.baselines(in: area.size)?.moved(down: (size.height - label.height) / 2)
  }
}

extension TextBaselines {
  fileprivate func moved(down distance: CGFloat) -> TextBaselines {
    TextBaselines(first: first + distance, last: last + distance)
  }
}

extension TextFieldElement: TestableElement {
  package var kind: ElementKind { isSecure ? .secureField : .textField }
  package var ownLabel: String? { label }
  package var takesInput: Bool? { isEnabled }
  package var shownText: String? { text }
  package var stateWords: [String] { ["text \"\(isSecure ? String(repeating: "*", count: text.count) : text)\""] }
  package var returnEvent: TextFieldEvent? { .submitted }
  package var breaksLines: Bool { axis == .vertical && !isSecure && style != .search }
  package var activatesDefault: Bool { !breaksLines }
  package var isClearedByEscape: Bool { style == .search && !isSecure }
  package func textEvent(_ text: String) -> TextFieldEvent? { .textChanged(text) }
  package var requestedSelection: RequestedSelection { selection }
  package var editorAction: EditorAction? { action }
  package func selectionEvent(_ selection: Range<Int>) -> TextFieldEvent? { .selectionChanged(selection) }
  package func makeController(of widget: TestWidget) -> AnyObject? {
    HeadlessEditor(of: widget, keepsHistory: !isSecure)
  }

  package mutating func apply(_ event: TextFieldEvent) {
    switch event {
    case .textChanged(let text): self.text = text
    case .selectionChanged(let range): selection = .range(range)
    case .submitted: break
    }
  }

  private static var idealWidth: CGFloat { 150 }
  /// The horizontal padding of the text.
  private static var inset: CGFloat { 8 }

  package func sensitivity(_ measures: ElementMeasures) -> Axis.Set { .horizontal }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    let width = proposal.width ?? Self.idealWidth
    let shown = axis == .vertical ? text : ""
    let height = measures.font.size(
      of: shown, width: width - 2 * Self.inset, lineLimit: axis == .vertical ? lineLimit : 1,
      reservedLines: reservedLines
    ).height
    return CGSize(width: width, height: height + 2 * Self.inset)
  }

  package func baselines(in size: CGSize, _ measures: ElementMeasures) -> TextBaselines? {
    let text = measures.font.baselines(inHeight: size.height - 2 * Self.inset)
    return text.moved(down: Self.inset)
  }
}

extension ProgressElement: TestableElement {
  package var kind: ElementKind { .progress }
  package var stateWords: [String] { fraction.map { ["\(Int(($0 * 100).rounded())) %"] } ?? [] }

  package func sensitivity(_ measures: ElementMeasures) -> Axis.Set { fraction == nil ? [] : .horizontal }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    if fraction == nil { return CGSize(width: 16, height: 16) }
    return CGSize(width: proposal.width ?? 150, height: 8)
  }
}
