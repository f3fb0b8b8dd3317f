import Foundation
import OrielCore

/// Examines the content of a window or a presentation.
@MainActor struct AccessibilityAudit {
  private(set) var findings: [AccessibilityFinding] = []
  private let colors: AuditColors
  private var hasHeading = false
  private var elementCount = 0

  /// The least width and height of a target, in points.
  private static let smallestTarget: CGFloat = 24
  /// The most elements without a heading.
  private static let mostElements = 10
  /// The difference of frames that is ignored, in points.
  private static let tolerance: CGFloat = 1

  /// An element that is read.
  private struct Item {
    let view: TestView
    let frame: CGRect
  }

  init(isDark: Bool) { colors = AuditColors(isDark: isDark) }

  /// Examines all that a window or a presentation contains.
  mutating func examine(_ surface: any HeadlessSurface) {
    for content in surface.contents where !content.isBackground {
      let items = content.views.sorted(by: Self.priority).flatMap { elements(in: $0) }
      compare(items)
      examineTargets(in: content.surface.root)
    }
    guard !hasHeading, elementCount > Self.mostElements else { return }
    findings.append(
      AccessibilityFinding(
        kind: .heading, element: surface.describedBriefly, problem: "has \(elementCount) elements and no heading",
        area: .zero))
  }

  private mutating func report(_ kind: AccessibilityFinding.Kind, _ view: TestView, _ problem: String) {
    findings.append(
      AccessibilityFinding(
        kind: kind, element: view.describedBriefly, problem: problem, area: view.node.frameInContent))
  }

  // MARK: Elements

  /// Examines a view and what it contains. Returns the elements whose order is to be compared with others around it.
  private mutating func elements(in view: TestView) -> [Item] {
    guard !view.isHidden, !view.attributes.accessibility.isHidden, view.node.isPlaced else { return [] }
    if view.attributes.accessibility.isHeading { hasHeading = true }
    if view.isEnabled != nil {
      elementCount += 1
      examine(control: view)
      return [Item(view: view, frame: view.node.frameInContent)]
    }
    switch view.element {
    case let text as TextElement: return examine(text, view)
    case let image as ImageElement: return examine(image, view)
    default: break
    }
    let children = view.children.sorted(by: Self.priority)
    guard view.kind == .layers else { return children.flatMap { elements(in: $0) } }
    // Layers stand in front of each other.
    var first: [Item]?
    for child in children {
      let items = elements(in: child)
      if first == nil { first = items } else { compare(items) }
    }
    return first ?? []
  }

  /// Whether a view is read before another one of the same container, because of their priorities.
  private static func priority(_ one: TestView, _ other: TestView) -> Bool {
    one.attributes.accessibility.details.sortPriority > other.attributes.accessibility.details.sortPriority
  }

  private mutating func examine(control view: TestView) {
    if view.label?.contains(where: { !$0.isWhitespace }) != true { report(.name, view, "has no accessible name") }
    let responds = view.attributes.accessibility.details.respondsToUserInteraction ?? true
    // The desktop decides about the size of other controls.
    if view.isEnabled == true, responds, view.kind == .button || view.kind == .toggle {
      examine(target: view.node, view)
    }
    for child in view.children where !child.isHidden {
      child.forEachInside { if let text = $0.element as? TextElement { examineContrast(of: text, $0) } }
    }
  }

  private mutating func examine(_ text: TextElement, _ view: TestView) -> [Item] {
    guard text.string.contains(where: { !$0.isWhitespace }) else { return [] }
    elementCount += 1
    examineContrast(of: text, view)
    if text.style.font?.isTitle == true, text.string.contains(where: \.isLetter), !isPartOfHeading(view) {
      report(.heading, view, "is in a title's font and no heading; add accessibilityHeading(_:)")
    }
    return [Item(view: view, frame: view.node.frameInContent)]
  }

  private func isPartOfHeading(_ view: TestView) -> Bool {
    var next: TestView? = view
    while let current = next {
      if current.attributes.accessibility.isHeading { return true }
      next = current.parent
    }
    return false
  }

  private mutating func examine(_ image: ImageElement, _ view: TestView) -> [Item] {
    let label = view.attributes.accessibility.label ?? image.label
    if let label, label.contains(where: { !$0.isWhitespace }) {
      elementCount += 1
      return [Item(view: view, frame: view.node.frameInContent)]
    }
    if !image.isDecorative, !image.source.isSymbol {
      report(.name, view, "has no accessible name; give it one, or make it decorative")
    }
    return []
  }

  // MARK: Targets

  private mutating func examine(target node: LayoutNode, _ view: TestView) {
    let size = node.frameInContent.size
    guard min(size.width, size.height) < Self.smallestTarget else { return }
    let area = "\(Double(size.width).formattedForAudit) × \(Double(size.height).formattedForAudit)"
    report(.targetSize, view, "is a target of \(area) points, less than \(Int(Self.smallestTarget))")
  }

  /// Examines views with a tap gesture, which have a focus target behind them.
  private mutating func examineTargets(in node: LayoutNode) {
    var children: [LayoutNode] = []
    node.forEachInReadingOrder { children.append($0) }
    for child in children where !child.hides && child.isPlaced {
      if child.testWidget?.attributes.accessibility.isHidden == true { continue }
      if let target = child.testWidget?.element as? FocusTargetElement, target.isActivatable, target.isEnabled {
        examine(tapped: child)
      }
      examineTargets(in: child)
    }
  }

  private mutating func examine(tapped target: LayoutNode) {
    guard let content = (target.parent?.parent as? LayerNode)?.content else { return }
    guard let view = TestView(content) ?? TestView.views(in: content).first else { return }
    var isNamed = false
    view.forEachInside { if $0.label?.isEmpty == false { isNamed = true } }
    if !isNamed { report(.name, view, "can be activated and has no accessible name") }
    examine(target: target, view)
  }

  // MARK: Contrast

  private mutating func examineContrast(of text: TextElement, _ view: TestView) {
    guard !text.isRedacted, let ratio = colors.ratio(of: text, at: view.node) else { return }
    let least = text.style.font?.isLarge == true ? Contrast.graphics : Contrast.text
    guard ratio < least else { return }
    let (found, wanted) = (ratio.formattedForAudit, least.formattedForAudit)
    report(.contrast, view, "has a contrast of \(found) to what is behind it, less than \(wanted)")
  }

  // MARK: Order

  /// Compares the places of elements with the order in which they are read.
  private mutating func compare(_ items: [Item]) {
    for (first, second) in zip(items, items.dropFirst()) {
      let (before, after) = (first.frame, second.frame)
      guard !before.isEmpty, !after.isEmpty else { continue }
      let commonWidth = min(before.maxX, after.maxX) - max(before.minX, after.minX)
      let commonHeight = min(before.maxY, after.maxY) - max(before.minY, after.minY)
      let sharesColumn = commonWidth > Self.tolerance
      let sharesLine = commonHeight > min(before.height, after.height) / 2
      let isAbove = sharesColumn && after.maxY <= before.minY + Self.tolerance
      let isBefore = sharesLine && after.maxX <= before.minX + Self.tolerance
      guard isAbove || isBefore else { continue }
      let place = isAbove ? "above" : "before"
      report(.order, second.view, "is read after \(first.view.describedBriefly), but is \(place) it")
    }
  }
}

extension Font {
  /// Whether the font is that of a title.
  fileprivate var isTitle: Bool {
    switch base {
    case .style(let style): [.largeTitle, .title, .title2, .title3].contains(style)
    case .system, .family: false
    }
  }

  /// Whether text in the font is large for the least contrast: from 24 pixels.
  fileprivate var isLarge: Bool {
    switch base {
    case .style(let style): [.largeTitle, .title].contains(style)
    case .system(let size), .family(_, let size): size >= 24
    }
  }
}

extension Double {
  /// The number with one decimal at most.
  fileprivate var formattedForAudit: String {
    let tenths = (self * 10).rounded(.down) / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
