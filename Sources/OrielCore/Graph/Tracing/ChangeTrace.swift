import Glibc
@_spi(Reflection) import Swift

extension View {
  /// Writes why the body is running to standard output, for debugging: call it in a body.
  ///
  /// ```swift
  /// var body: some View {
  ///   let _ = Self._printChanges()
  ///   Text(title)
  /// }
  /// ```
  ///
  /// The line has the name of the view and what has changed since its last body: `@self` for the view's own value, with
  /// the names of the properties that differ; the names of dynamic properties, such as `_count`; and `@dependencies` for
  /// other values that the body has read, with the properties of `@Observable` objects. The first time, `@identity` says
  /// that the view is new. Nothing is recorded before the first call. See <doc:Debugging>.
  public static func _printChanges() {
    if let line = ChangeTrace.line(of: Self.self) { print(line) }
  }

  /// The variant of `_printChanges()` that writes to standard error, as Oriel's warnings are.
  public static func _logChanges() {
    if let line = ChangeTrace.line(of: Self.self) { Diagnostics.handler(line) }
  }
}

extension ViewModifier {
  /// Writes why the body is running to standard output; see ``View/_printChanges()``.
  public static func _printChanges() {
    if let line = ChangeTrace.line(of: Self.self) { print(line) }
  }

  /// The variant of `_printChanges()` that writes to standard error, as Oriel's warnings are.
  public static func _logChanges() {
    if let line = ChangeTrace.line(of: Self.self) { Diagnostics.handler(line) }
  }
}

/// A node whose body can be traced.
@MainActor protocol TracedNode<Traced>: _GraphNode {
  associatedtype Traced
  /// The value whose body is running.
  var traced: Traced { get }
}

/// A dynamic property that can be read without an effect on the app, and without its code.
@MainActor protocol TraceableProperty {
  /// Records a read of the value.
  func readForTrace()
}

/// What is known of a node since its last traced body.
@MainActor class ChangeTrace {
  private final weak var node: _GraphNode?

  /// The traces of nodes that are displayed. Those of others are removed when there are twice as many.
  private static var traces: [ObjectIdentifier: ChangeTrace] = [:]
  private static var limit = 64

  fileprivate init(_ node: _GraphNode) { self.node = node }

  /// The line for the node whose body is running; nil if none is.
  static func line<Value>(of type: Value.Type) -> String? {
    guard let node = Graph.reader as? any TracedNode<Value> else { return nil }
    ObservationLink.tracesChanges = true
    let id = ObjectIdentifier(node)
    let known = traces[id].flatMap { $0.node === node ? $0 as? TypedChangeTrace<Value> : nil }
    let trace = known ?? TypedChangeTrace<Value>(node)
    if known == nil {
      traces[id]?.end()
      traces[id] = trace
      prune()
    }
    let changes = trace.changes(to: node.traced, of: node, isFirst: known == nil)
    return "\(AppTypes.name(type)): \(changes.isEmpty ? "unchanged" : changes.joined(separator: ", ") + " changed")."
  }

  private static func prune() {
    guard traces.count >= limit else { return }
    for (id, trace) in traces where trace.node?.isMounted != true {
      trace.end()
      traces[id] = nil
    }
    limit = max(64, traces.count * 2)
  }

  fileprivate func end() {}
}

@MainActor private final class TypedChangeTrace<Value>: ChangeTrace {
  private var last: Value?
  private var probes: [(name: String, probe: ChangeProbe)] = []

  func changes(to value: Value, of node: _GraphNode, isFirst: Bool) -> [String] {
    var changes: [String] = []
    let objects = node.takeObservedChanges()
    if isFirst {
      changes = ["@self", "@identity"]
      probes = Self.properties.map { ("_" + $0.name, ChangeProbe(context: node.context)) }
      changes += probes.map(\.name)
    } else {
      let fields = last.map { Self.fields(thatDifferIn: $0, value) } ?? []
      if !fields.isEmpty { changes.append("@self (\(fields.joined(separator: ", ")))") }
      changes += probes.filter { $0.probe.takeChange() }.map(\.name)
      if !objects.isEmpty { changes.append("@dependencies (\(Set(objects).sorted().joined(separator: ", ")))") }
      // Something has run the body.
      if changes.isEmpty { changes = ["@dependencies"] }
    }
    last = value
    withUnsafePointer(to: value) { pointer in
      for (property, probe) in zip(Self.properties, probes) {
        probe.probe.watch { property.read(UnsafeRawPointer(pointer)) }
      }
    }
    return changes
  }

  override func end() {
    for probe in probes { probe.probe.unmount() }
    probes = []
  }

  private struct Property {
    let name: String
    let read: @MainActor (UnsafeRawPointer) -> Void
  }

  /// The dynamic properties of the type.
  private static var properties: [Property] {
    TypeLayout.of(Value.self).properties.compactMap { property in
      guard case .stored(let type) = property.kind, let traceable = type as? any TraceableProperty.Type else {
        return nil
      }
      let name = TypeLayout.fieldName(of: Value.self, at: property.offset) ?? "property"
      return Property(name: name) { read(traceable, at: $0 + property.offset) }
    }
  }

  private static func read<Traceable: TraceableProperty>(_: Traceable.Type, at pointer: UnsafeRawPointer) {
    pointer.assumingMemoryBound(to: Traceable.self).pointee.readForTrace()
  }

  /// The names of the stored properties, other than dynamic ones, that differ.
  private static func fields(thatDifferIn old: Value, _ new: Value) -> [String] {
    guard MetadataKind(of: Value.self) == .struct else { return [] }
    var names: [String] = []
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        _ = _forEachField(of: Value.self) { name, offset, type, _ in
          if !(type is any DynamicProperty.Type),
            !isSame(type, UnsafeRawPointer(old) + offset, UnsafeRawPointer(new) + offset)
          {
            names.append(String(cString: name))
          }
          return true
        }
      }
    }
    return names
  }

  private static func isSame(_ type: Any.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    func open<Field>(_ field: Field.Type) -> Bool {
      // The memory of a weak reference can't be read as an object.
      let isReference = FieldComparison.isEquatableReference(field)
      return isReference ? memcmp(old, new, MemoryLayout<Field>.size) == 0 : FieldComparison(field).isSame(old, new)
    }
    return _openExistential(type, do: open)
  }
}
