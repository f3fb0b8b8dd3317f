/// Values by layout node, for the layout nodes of one graph node. Usually there is only one.
@MainActor struct LayoutTable<Value> {
  private static var few: Int { 8 }

  private var list: [(node: LayoutNode, value: Value)] = []
  /// All values if there are many; empty otherwise.
  private var table: [ObjectIdentifier: Value] = [:]

  /// The value, if there is exactly one.
  var only: Value? { list.count == 1 ? list[0].value : nil }

  subscript(node: LayoutNode) -> Value? {
    table.isEmpty ? list.first { $0.node === node }?.value : table[ObjectIdentifier(node)]
  }

  mutating func insert(_ value: Value, for node: LayoutNode) {
    guard !table.isEmpty || list.count == Self.few else { return list.append((node, value)) }
    for entry in list { table[ObjectIdentifier(entry.node)] = entry.value }
    list = []
    table[ObjectIdentifier(node)] = value
  }

  mutating func remove(_ node: LayoutNode) -> Value? {
    guard table.isEmpty else { return table.removeValue(forKey: ObjectIdentifier(node)) }
    return list.firstIndex { $0.node === node }.map { list.remove(at: $0).value }
  }
}
