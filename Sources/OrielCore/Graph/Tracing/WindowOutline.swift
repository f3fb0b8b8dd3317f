/// A widget in the outline of a live window.
@MainActor package protocol OutlinedWidget: AnyObject {
  /// The receiver of the widget's events, which is the node of its view.
  var outlinedNode: (any WidgetEventSink)? { get }
  var attributes: WidgetAttributes { get }
  /// The surfaces in the widget.
  var outlinedSurfaces: [LayoutSurface] { get }
}

/// The views of a live window as lines: the app's own views by their names, and in them what displays them, with its
/// state and size.
///
/// ```
/// window "Mail" 900 × 600
///   ContentView
///     split view 900 × 560
///       Sidebar
///         list 220 × 560 (rows 12)
/// ```
@MainActor package struct WindowOutline {
  private var lines: [String]

  /// - Parameters:
  ///   - title: the line of the window.
  ///   - surfaces: what it contains.
  package init(_ title: String, of surfaces: [LayoutSurface]) {
    lines = [title]
    add(surfaces.flatMap { Entry.entries(in: $0.root) }, level: 0, depth: 1)
  }

  /// The outline in lines.
  package var text: String { lines.joined(separator: "\n") }

  /// - Parameter level: the number of the app's views around the entries that have been written.
  private mutating func add(_ entries: [Entry], level: Int, depth: Int) {
    var index = 0
    while index < entries.count {
      let entry = entries[index]
      guard entry.views.count > level else {
        lines.append(Outline.line(entry.line, depth: depth))
        add(entry.children, level: max(level, entry.views.count), depth: depth + 1)
        index += 1
        continue
      }
      // All entries of the same view of the app.
      let view = entry.views[level]
      var end = index + 1
      while end < entries.count, entries[end].views.count > level, entries[end].views[level] === view { end += 1 }
      let name = view.bodyType.map(AppTypes.name) ?? "view"
      lines.append(Outline.line(name, depth: depth))
      add(Array(entries[index..<end]), level: level + 1, depth: depth + 1)
      index = end
    }
  }
}

/// An element of a live window.
@MainActor private struct Entry {
  let line: String
  /// The nodes of the app's views around the element, from the outermost.
  var views: [_GraphNode]
  let children: [Entry]

  static func entries(in node: LayoutNode) -> [Entry] {
    var entries: [Entry] = []
    node.forEachInReadingOrder(contents: { ($0.widget as? any OutlinedWidget)?.outlinedSurfaces ?? [] }) { child in
      let inside = Self.entries(in: child)
      if let entry = Entry(child, inside) { entries.append(entry) } else { entries += inside }
    }
    return entries
  }

  private init?(_ node: LayoutNode, _ children: [Entry]) {
    let size = "\(Int(node.size.width.rounded())) × \(Int(node.size.height.rounded()))"
    self.children = children
    if node.kind == .leaf {
      guard let widget = (node as? LeafNode)?.widget as? any OutlinedWidget,
        let view = widget.outlinedNode as? _GraphNode
      else { return nil }
      let description = ElementDescription(view.shownElement, widget.attributes)
      line = Outline.described("\(description.brief) \(size)", description.states)
      views = view.appNodes.reversed()
    } else {
      guard let noun = node.outlineNoun else { return nil }
      line = Outline.described("\(noun) \(size)", (node as? StackNode).map { ["\($0.arrangement.axis)"] } ?? [])
      views = Self.common(children.map(\.views))
    }
  }

  /// The views that all have in common.
  private static func common(_ paths: [[_GraphNode]]) -> [_GraphNode] {
    guard var common = paths.first else { return [] }
    for path in paths.dropFirst() {
      let count = zip(common, path).prefix { $0 === $1 }.count
      common.removeSubrange(count...)
    }
    return common
  }
}

/// What an element of any kind is, from its type and properties.
@MainActor package struct ElementDescription {
  /// The kind, the label and the identifier.
  package private(set) var brief: String
  /// Words for the state.
  package private(set) var states: [String] = []

  package init(_ element: Any?, _ attributes: WidgetAttributes) {
    let noun = element.map { Self.noun(of: type(of: $0)) } ?? "widget"
    var label = attributes.accessibility.label
    for property in element.map({ Mirror(reflecting: $0).children }) ?? Mirror(reflecting: ()).children {
      guard let name = property.label else { continue }
      switch property.value {
      case let text as String where Self.labels.contains(name): label = label ?? text
      case let text as String where !text.isEmpty: states.append("\(name) \"\(text.prefix(60))\"")
      case let flag as Bool where name == "isEnabled": if !flag { states.append("disabled") }
      case let flag as Bool where Self.flags.contains(name): states.append(flag ? name : "not \(name)")
      case let number as Int where Self.numbers.contains(name): states.append("\(name) \(number)")
      case let number as Double where Self.numbers.contains(name): states.append("\(name) \(number)")
      default: break
      }
    }
    let identifiers = [attributes.accessibility.identifier].compactMap(\.self)
    brief = Outline.brief(noun, label: label.map { String($0.prefix(60)) }, identifiers: identifiers)
    if attributes.accessibility.isHidden { states.append("hidden from assistive technology") }
  }

  private static let labels: Set<String> = ["label", "title", "string"]
  private static let flags: Set<String> = ["isOn", "isExpanded", "isPresented"]
  private static let numbers: Set<String> = ["value", "fraction", "rowCount", "selectedIndex"]

  /// The kind in words: `text field` for `TextFieldElement`.
  static func noun(of type: Any.Type) -> String {
    var name = String(describing: type).prefix { $0 != "<" }
    if name.hasSuffix("Element") { name = name.dropLast("Element".count) }
    return name.reduce(into: "") { words, letter in
      if letter.isUppercase, !words.isEmpty { words += " " }
      words += letter.lowercased()
    }
  }
}

extension _GraphNode {
  /// The nodes of the app's views and modifiers around the node, from the innermost.
  final var appNodes: [_GraphNode] {
    var nodes: [_GraphNode] = []
    var next: _GraphNode? = self
    while let node = next {
      if let type = node.bodyType, AppTypes.isOfApp(type) { nodes.append(node) }
      next = node.context.parent
    }
    return nodes
  }
}

extension OutlinedWidget {
  /// A name of the widget for a debugger of the platform, such as `text in Row`; nil if its view isn't known.
  package var debugName: String? {
    guard let node = outlinedNode as? _GraphNode, let element = node.shownElement else { return nil }
    let noun = ElementDescription.noun(of: type(of: element))
    return node.place.map { "\(noun) in \($0)" } ?? noun
  }
}
