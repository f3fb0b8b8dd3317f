import CGtk
import OrielCore

/// A divider of a split view: a separator that the user moves. It covers a few pixels of the panes on both sides of its line.
@MainActor final class SplitDividerWidget: GtkElementWidget<SplitDividerElement> {
  private var element: SplitDividerElement
  private let divider: PaneDivider
  /// The length of the pane when a drag began.
  private var start: Double?

  init(_ element: SplitDividerElement, sink: any WidgetEventSink) {
    self.element = element
    divider = PaneDivider(element.axis, paneIs: .before, styleClass: .paneDivider)
    super.init(divider.widget, sink: sink)
    divider.didBegin = { [weak self] in self.map { $0.start = $0.element.length } }
    divider.didDrag = { [weak self] in self?.drag(by: $0) }
    divider.didEnd = { [weak self] in self?.start = nil }
    divider.didStep = { [weak self] in self?.step($0) }
    show()
  }

  override var fills: Axis.Set { Axis.Set(element.axis.cross) }
  override var takesPresses: Bool { true }

  override func update(_ new: SplitDividerElement) {
    element = new
    show()
  }

  private func show() {
    divider.setMovable(element.isMovable)
    divider.setLength(element.length, from: element.minimum, to: element.maximum)
  }

  private func drag(by distance: Double) { if let start { send(.moved(start + distance)) } }

  private func step(_ step: PaneDivider.Step) {
    switch step {
    case .by(let distance): send(.moved(element.length + distance))
    case .to(let length): send(.moved(length))
    case .shortest: send(.moved(element.minimum))
    case .longest: send(.moved(element.maximum))
    }
  }

  override func tearDown() { divider.dispose() }
}

extension SplitDividerElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { SplitDividerWidget(self, sink: sink) }
}
