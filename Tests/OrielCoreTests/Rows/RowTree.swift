import OrielCore

/// A tree of views with rows, as data.
struct RowTree: Identifiable, Equatable {
  enum Kind: CaseIterable {
    case cell, field, elements, pairs, nested, sections, section, bare, group, optional, either, erased, identified
    case disclosure, modified
  }

  var id: Int
  var kind: Kind
  var flag = true
  var number = 0
  var children: [RowTree] = []

  /// For outlines: the children of what isn't a single row.
  var below: [RowTree]? { kind == .cell || kind == .field ? nil : children }

  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// Changes something, here or further inside. Returns what.
  mutating func mutate(_ random: inout SeededRandom, _ lastID: inout Int) -> String {
    if !children.isEmpty, Int.random(in: 0..<5, using: &random) < 2 {
      return children[Int.random(in: 0..<children.count, using: &random)].mutate(&random, &lastID)
    }
    switch Int.random(in: 0..<14, using: &random) {
    case 0:
      flag.toggle()
      return "\(id) flag \(flag)"
    case 1:
      number += 1
      return "\(id) number \(number)"
    case 2:
      kind = Self.randomKind(&random)
      return "\(id) becomes \(kind)"
    case 3:
      children.shuffle(using: &random)
      return "\(id) shuffled"
    case 4:
      children.reverse()
      return "\(id) reversed"
    case 5:
      children.sort { $0.id < $1.id }
      return "\(id) sorted"
    case 6:
      let kept = Bool.random(using: &random) ? 0 : 1
      children.removeAll { $0.id % 2 == kept }
      return "\(id) filtered"
    case 7, 8:
      if !children.isEmpty { children.remove(at: Int.random(in: 0..<children.count, using: &random)) }
      return "\(id) loses one"
    case 9:
      children = []
      return "\(id) cleared"
    case 10:
      guard children.count > 1 else { return "nothing" }
      let moved = children.remove(at: Int.random(in: 0..<children.count, using: &random))
      children[Int.random(in: 0..<children.count, using: &random)].children.append(moved)
      return "\(moved.id) moves into another one of \(id)"
    case 11:
      children = [Self.random(&random, &lastID, depth: 1)]
      return "\(id) gets another only one"
    default:
      let child = Self.random(&random, &lastID, depth: 1)
      children.insert(child, at: Int.random(in: 0...children.count, using: &random))
      return "\(id) gets \(child.id)"
    }
  }

  private static func randomKind(_ random: inout SeededRandom) -> Kind {
    Bool.random(using: &random) ? .cell : Kind.allCases.randomElement(using: &random) ?? .cell
  }

  static func random(_ random: inout SeededRandom, _ lastID: inout Int, depth: Int) -> RowTree {
    lastID += 1
    var tree = RowTree(id: lastID, kind: randomKind(&random), flag: Int.random(in: 0..<4, using: &random) > 0)
    guard depth > 0 else { return tree }
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      tree.children.append(Self.random(&random, &lastID, depth: depth - 1))
    }
    return tree
  }
}

/// The views of a tree.
struct RowTreeView: View {
  let tree: RowTree

  private struct Children: View {
    let trees: [RowTree]
    var body: some View { ForEach(trees) { RowTreeView(tree: $0) } }
  }

  private var children: Children { Children(trees: tree.children) }

  var body: some View {
    switch tree.kind {
    case .cell: RowCell(name: "\(tree.id)").tag(tree.id)
    case .field: RowField(name: "\(tree.id)").tag(tree.id)
    case .elements: ForEach(tree.children) { RowCell(name: "\($0.id)").tag($0.id) }
    case .pairs:
      ForEach(tree.children) { child in
        RowCell(name: "\(child.id)").tag(child.id)
        ForEach(child.children) { RowCell(name: "\($0.id)").tag($0.id) }
      }
    case .nested: children
    case .sections:
      ForEach(tree.children) { child in
        Section {
          ForEach(child.children) { RowCell(name: "\($0.id)").tag($0.id) }
        } header: {
          Text("header \(child.id)")
        }
      }
    case .section:
      Section {
        children
      } header: {
        Text("header \(tree.id)")
      } footer: {
        Text("footer \(tree.id)")
      }
    case .bare: Section { children }
    case .group:
      Group {
        RowCell(name: "\(tree.id)").tag(tree.id)
        children
      }
      .opacity(tree.flag ? 1 : 0.5)
    case .optional: if tree.flag { children }
    case .either:
      if tree.flag {
        children
      } else {
        RowCell(name: "\(tree.id)").tag(tree.id)
        children
      }
    case .erased: tree.flag ? AnyView(children) : AnyView(RowCell(name: "\(tree.id)").tag(tree.id))
    case .identified: children.id(tree.number)
    case .disclosure:
      DisclosureGroup(isExpanded: .constant(tree.flag)) {
        children
      } label: {
        RowCell(name: "\(tree.id)")
      }
      .tag(tree.id)
    case .modified: children.padding(Double(tree.number % 3)).environment(\.lineLimit, tree.number)
    }
  }
}

/// A row with a number that a button changes.
struct RowCell: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name): \(count)") { count += 1 } }
}

/// A row with a text that the user types.
struct RowField: View {
  let name: String
  @State private var text = ""

  var body: some View { TextField(name, text: $text) }
}

extension RowTree: CustomStringConvertible {
  var description: String {
    let inside = children.isEmpty ? "" : "(\(children.map(\.description).joined(separator: " ")))"
    return "\(kind) \(id)\(flag ? "" : " off")\(number == 0 ? "" : " #\(number)")\(inside)"
  }
}
