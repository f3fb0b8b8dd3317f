import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Trees that are changed step by step equal newly created trees.
@MainActor struct RandomTreeTests {
  /// What to show, as data.
  struct Spec: Identifiable, Equatable {
    enum Kind: CaseIterable {
      case text, stack, group, optional, either, erased, identified, layered, framed, environment
    }

    var id: Int
    var kind: Kind
    var flag = true
    var number = 0
    var children: [Spec] = []

    /// Changes something, here or further inside.
    mutating func mutate(_ random: inout SeededRandom, lastID: inout Int) {
      if !children.isEmpty, Int.random(in: 0..<3, using: &random) > 0 {
        children[Int.random(in: 0..<children.count, using: &random)].mutate(&random, lastID: &lastID)
        return
      }
      switch Int.random(in: 0..<7, using: &random) {
      case 0: flag.toggle()
      case 1: number += 1
      case 2: kind = Kind.allCases.randomElement(using: &random) ?? .text
      case 3: children.shuffle(using: &random)
      case 4: if !children.isEmpty { children.remove(at: Int.random(in: 0..<children.count, using: &random)) }
      default:
        lastID += 1
        let child = Spec(id: lastID, kind: Kind.allCases.randomElement(using: &random) ?? .text)
        children.insert(child, at: Int.random(in: 0...children.count, using: &random))
      }
    }
  }

  private struct Children: View {
    let specs: [Spec]
    var body: some View { ForEach(specs) { SpecView(spec: $0) } }
  }

  private struct SpecView: View {
    let spec: Spec
    @Environment(\.lineLimit) private var lineLimit

    var body: some View {
      switch spec.kind {
      case .text:
        Text("\(spec.number) \(lineLimit ?? 0)").padding(spec.flag ? 1 : Double(spec.number))
      case .stack:
        HStack(spacing: spec.flag ? 1 : nil) { Children(specs: spec.children) }.opacity(spec.flag ? 1 : 0.5)
      case .group:
        Group {
          Text("before")
          Children(specs: spec.children)
        }
        .padding(Double(spec.number))
        .disabled(spec.flag)
      case .optional:
        if spec.flag { Children(specs: spec.children) }
      case .either:
        if spec.flag {
          Button("on \(spec.number)") {}
          Children(specs: spec.children)
        } else {
          Children(specs: spec.children)
          Toggle("off", isOn: .constant(true))
        }
      case .erased:
        spec.flag ? AnyView(Children(specs: spec.children)) : AnyView(Text("erased \(spec.number)"))
      case .identified:
        Children(specs: spec.children).id(spec.number)
      case .layered:
        Children(specs: spec.children).background { if spec.flag { Text("behind \(spec.number)") } }
      case .framed:
        Children(specs: spec.children).frame(width: Double(spec.number))
      case .environment:
        Children(specs: spec.children).environment(\.lineLimit, spec.number).font(spec.flag ? .title : .body)
      }
    }
  }

  @Observable @MainActor final class Model {
    var spec = Spec(id: 0, kind: .stack)
  }

  private struct Root: View {
    let model: Model
    var body: some View { SpecView(spec: model.spec) }
  }

  /// All that the widgets and the layout have been told, and where everything is.
  private func dump(_ screen: Screen) -> String {
    var lines: [String] = []
    func add(_ node: LayoutNode, depth: Int) {
      let place = node.isPlaced ? "\(node.frame)" : "no place"
      lines.append("\(String(repeating: " ", count: depth))\(describe(node)) \(place)")
      for child in node.children { add(child, depth: depth + 1) }
      let widget = (node as? LeafNode)?.widget as? TestWidget
      for child in widget?.content?.root.children ?? [] { add(child, depth: depth + 1) }
    }
    _ = screen.size
    for content in screen.window.contents { add(content.root, depth: 0) }
    return lines.joined(separator: "\n")
  }

  private func describe(_ node: LayoutNode) -> String {
    switch node {
    case let leaf as LeafNode:
      guard let widget = leaf.widget as? TestWidget else { return "no widget" }
      return "\(widget.element) \(widget.attributes)"
    case let stack as StackNode: return "\(stack.arrangement)"
    case let frame as FrameNode: return "\(frame.configuration)"
    case let padding as PaddingNode: return "\(padding.insets)"
    case let effect as EffectNode: return "\(effect.effect)"
    case let layers as LayerNode: return "\(layers.configuration)"
    default: return "\(type(of: node))"
    }
  }

  @Test(arguments: 1...5) func `Every step leads where a fresh start leads`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var lastID = 0
    let model = Model()
    let screen = Screen { Root(model: model) }
    for step in 0..<60 {
      var spec = model.spec
      for _ in 0...Int.random(in: 0..<4, using: &random) { spec.mutate(&random, lastID: &lastID) }
      model.spec = spec
      let fresh = Screen { SpecView(spec: spec) }
      let (seen, expected) = (dump(screen), dump(fresh))
      guard seen == expected else {
        Issue.record("seed \(seed), step \(step):\n\(seen)\nshould be\n\(expected)")
        return
      }
    }
    screen.window.close()
    #expect(screen.platform.changes.made == screen.platform.changes.disposed)
  }
}
