import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// What is done to eight times as many views takes about eight times as long, and not sixty-four times.
///
/// Both are measured in one go, so that it makes no difference how fast the machine is.
@MainActor struct GrowthTests {
  @Observable @MainActor final class Model {
    var items: [Int]
    var isOn = false
    init(_ count: Int) { items = Array(0..<count) }
  }

  enum Subject: String, CaseIterable, CustomTestStringConvertible {
    case made = "rows that are made"
    case flipping = "rows that flip between two views"
    case flippingFramed = "framed rows that flip between two views"
    case showing = "rows that show themselves, the last one first"
    case reversed = "rows that are reversed"
    case reversedFramed = "rows in frames of a group that are reversed"
    case inserted = "rows between rows"
    case inSheet = "rows of a sheet that are reversed"
    case placed = "a modifier's content in many places that go"
    case read = "values that one body reads twice"
    case found = "elements of a screen that are asked one by one"

    var testDescription: String { rawValue }

    /// The smaller number.
    var count: Int {
      switch self {
      case .made, .flipping, .flippingFramed, .reversed, .reversedFramed, .inserted, .inSheet: 250
      case .showing: 500
      case .placed: 1_000
      case .read: 2_000
      case .found: 100
      }
    }
  }

  private typealias Action = @MainActor () -> Void

  private func changing<Content: View>(
    _ count: Int, _ change: @escaping (Model) -> Void, @ViewBuilder _ content: @escaping (Model) -> Content
  ) -> Action {
    let model = Model(count)
    let screen = Screen { Root(model: model, content: content) }
    return {
      change(model)
      _ = screen.title
    }
  }

  private struct Root<Content: View>: View {
    let model: Model
    let content: (Model) -> Content
    var body: some View { content(model) }
  }

  private struct Switched: View {
    let model: Model
    var body: some View { if model.isOn { Text("on") } }
  }

  private struct Often: ViewModifier {
    let model: Model
    func body(content: Content) -> some View { ForEach(model.items, id: \.self) { _ in content } }
  }

  private struct Flipping: View {
    let model: Model
    var body: some View {
      ForEach(model.items, id: \.self) { if model.isOn { Text("\($0)") } else { Button("\($0)") {} } }
    }
  }

  /// Prepares for a number of views; what is returned is measured.
  private func prepare(_ subject: Subject, _ count: Int) -> Action {
    switch subject {
    case .made: return { _ = Screen { ForEach(0..<count) { Text("\($0)") } } }
    case .flipping: return changing(count, { $0.isOn.toggle() }) { Flipping(model: $0) }
    case .flippingFramed: return changing(count, { $0.isOn.toggle() }) { Flipping(model: $0).frame(width: 1) }
    case .showing:
      let switches = (0..<count).map { _ in Model(0) }
      let screen = Screen { ForEach(0..<count) { Switched(model: switches[$0]) } }
      return {
        for model in switches.reversed() { model.isOn = true }
        _ = screen.title
      }
    case .reversed:
      return changing(count, { $0.items.reverse() }) { ForEach($0.items, id: \.self) { Text("\($0)") } }
    case .reversedFramed:
      return changing(count, { $0.items.reverse() }) { model in
        ForEach(model.items, id: \.self) { Text("\($0)") }.frame(width: 1)
      }
    case .inserted:
      return changing(count, { $0.items = $0.items.flatMap { [$0, -$0 - 1] } }) { model in
        ForEach(model.items, id: \.self) { Text("\($0)") }
      }
    case .inSheet:
      return changing(count, { $0.items.reverse() }) { model in
        Text("x").sheet(isPresented: .constant(true)) { ForEach(model.items, id: \.self) { Text("\($0)") } }
      }
    case .placed: return changing(count, { $0.items = [] }) { Text("x").modifier(Often(model: $0)) }
    case .read:
      let sources = (0..<count).map { _ in DependencySource() }
      return { _ = Screen { Reader(sources: sources) } }
    case .found:
      let screen = Screen { ForEach(0..<count) { Text("\($0)") } }
      return { for text in screen.find(.text).all { _ = try? text.string } }
    }
  }

  private struct Reader: View {
    let sources: [DependencySource]
    var body: some View {
      readAll()
      Text("x")
    }

    private func readAll() -> EmptyView {
      for source in sources + sources.reversed() { source.recordRead() }
      return EmptyView()
    }
  }

  @Test(arguments: Subject.allCases) func `Costs grow with the number, and not with its square`(_ subject: Subject) {
    let (few, many) = (time(subject, subject.count), time(subject, subject.count * 8))
    #expect(many < few * 24)
  }

  /// The best of some runs.
  private func time(_ subject: Subject, _ count: Int) -> Duration {
    let runs = (0..<3).map { _ in threadTime(of: prepare(subject, count)) }
    return runs.min() ?? .zero
  }
}
