import Foundation
import OrielCore

extension PickerElement: TestableElement {
  package var kind: ElementKind { .picker }
  package var isLabelledByContent: Bool { true }
  package var takesInput: Bool? { isEnabled }
  package var stateWords: [String] { [selectedIndex.map { "\"\(options[$0].title)\"" } ?? "nothing chosen"] }

  package mutating func apply(_ event: PickerEvent) {
    switch event {
    case .selected(let id): selected = id
    }
  }

  // MARK: Layout

  private static var distance: CGFloat { 12 }

  package var contentArrangement: ContentArrangement? { .row }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    let label = isLabelHidden ? .zero : measures.content(.unspecified)
    let sizes = options.map { measures.font.size(of: $0.title, width: nil, lineLimit: 1) }
    let lineHeight: CGFloat = 32
    let control =
      switch look {
      case .menu: CGSize(width: (sizes.map(\.width).max() ?? 0) + 40, height: lineHeight)
      case .segmented, .palette, .tabs: CGSize(width: sizes.reduce(0) { $0 + $1.width + 20 }, height: lineHeight)
      case .narrowTabs: CGSize(width: CGFloat(options.count) * 60, height: 48)
      case .radioGroup: CGSize(width: (sizes.map(\.width).max() ?? 0) + 24, height: lineHeight * CGFloat(options.count))
      }
    return CGSize(width: label.width + Self.distance + control.width, height: max(label.height, control.height))
  }
}

extension ElementKind {
  /// A control that chooses one of several options.
  public static let picker = ElementKind("picker")
}

extension ScreenArea {
  /// Finds a picker by its label.
  public func picker(_ label: String) -> ScreenElement { find(.picker, label: label) }
}

extension ScreenElement {
  /// The titles of a picker's options, in order.
  public var options: [String] { get throws { try picker.options.map(\.title) } }

  /// The title of the selected option of a picker; nil if none is selected.
  public var selection: String? {
    get throws {
      let picker = try picker
      return picker.selectedIndex.map { picker.options[$0].title }
    }
  }

  /// Selects an option of a picker by its title, and performs the updates that follow.
  public func select(_ title: String) throws {
    let picker = try picker
    try focus()
    guard let option = picker.options.first(where: { $0.title == title }) else {
      throw screen.error(.notFound, "\(name) has no option \"\(title)\"")
    }
    guard option.isEnabled else { throw screen.error(.disabled, "the option \"\(title)\" of \(name) is disabled") }
    try view.widget?.raise(PickerEvent.selected(option.id))
    screen.settleNow()
  }

  private var picker: PickerElement {
    get throws {
      guard let picker = try view.element as? PickerElement else { throw wrongKind("options") }
      return picker
    }
  }
}
