/// The names of the app's own views around a node, for messages. Nothing here runs before something goes wrong.
extension _GraphNode {
  /// Where the node is, such as `Row in Sidebar in ContentView`: the innermost of the app's views; nil if there is none.
  package final var place: String? {
    let names = appNodes.prefix(Self.namedLevels).compactMap(\.bodyType).map(AppTypes.name)
    return names.isEmpty ? nil : names.joined(separator: " in ")
  }

  /// The number of views in the description of a place.
  private static var namedLevels: Int { 3 }

  /// The name of a value that the node or a view around it keeps, such as `count of Counter`.
  final func name(of source: DependencySource) -> String {
    var next: _GraphNode? = self
    while let node = next {
      if let type = node.bodyType, let known = node.namedSources().first(where: { $0.source === source }) {
        return "“\(known.name)” of \(AppTypes.name(type))"
      }
      next = node.context.parent
    }
    return source.nameOfKind
  }
}

extension WidgetEventSink {
  /// The place of the widget's view at the end of a message: ` (in Row in Sidebar)`; empty if it isn't known.
  package var placeForMessages: String { (self as? _GraphNode)?.place.map { " (in \($0))" } ?? "" }
}

/// The types of an app, as opposed to Oriel's.
package enum AppTypes {
  private static let modules: Set<String> = [
    "OrielCore", "OrielGTK", "Oriel", "OrielGeometry", "OrielStore", "OrielActivities", "OrielFamily", "OrielCharts",
    "OrielCombine", "OrielTesting", "OrielAppKit", "OrielUIKit",
  ]

  package static func isOfApp(_ type: Any.Type) -> Bool {
    !modules.contains(String(_typeName(type, qualified: true).prefix { $0 != "." }))
  }

  /// The name of a type as the app's code has it: without its module, and at most about a line long.
  package static func name(_ type: Any.Type) -> String {
    let full = _typeName(type, qualified: true)
    let arguments = full.firstIndex(of: "<") ?? full.endIndex
    // Private types and those in functions have a part such as `(unknown context at $7f3c)`.
    let parts = full[..<arguments].split(separator: ".").filter { !$0.hasPrefix("(unknown") }
    let name = parts.dropFirst(parts.count > 1 ? 1 : 0).joined(separator: ".")
    return arguments == full.endIndex ? name : name + "<…>"
  }
}

extension DependencySource {
  /// A description for a message if the value has no name.
  final var nameOfKind: String {
    if let state = self as? any NamedKind { return state.kindName }
    return "a value of the environment or an object"
  }
}

/// A source with a description of what it is.
@MainActor protocol NamedKind { var kindName: String { get } }

extension Diagnostics {
  /// Logs a warning about a node: what is wrong, in which view, and what to do about it.
  ///
  /// The texts are made only if the warning is logged.
  static func warn(
    _ problem: @autoclosure () -> String, at node: _GraphNode?, advice: @autoclosure () -> String,
    once key: String? = nil
  ) {
    warn("\(problem())\(node?.place.map { " (in \($0))" } ?? ""): \(advice())", once: key)
  }

  /// Ends the app, since a view can't be displayed.
  static func fail(_ problem: String, at node: _GraphNode?, advice: String) -> Never {
    let place = node?.place.map { " (in \($0))" } ?? ""
    // Not a failed precondition, which says nothing in a release build.
    fatalError("Oriel: \(problem)\(place): \(advice)")
  }
}
