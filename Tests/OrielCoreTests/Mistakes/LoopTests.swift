import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// Updates that cause each other: they end, their author is told of the view and the value, and the app goes on.
@MainActor struct LoopTests {
  private enum Loop { case body, change, object, geometry, reader }

  @Observable final class Counter { var total = 0 }

  private struct Page: View {
    let loop: Loop
    @State private var taps = 0

    var body: some View {
      VStack {
        switch loop {
        case .body: WritingBody()
        case .change: WritingChange()
        case .object: WritingObject()
        case .geometry: GrowingWidth()
        case .reader: GrowingReader()
        }
        Button("Taps \(taps)") { taps += 1 }
      }
    }
  }

  private struct WritingBody: View {
    @State private var count = 0
    var body: some View {
      let _ = { count += 1 }()
      Text("count \(count)")
    }
  }

  private struct WritingChange: View {
    @State private var count = 0
    var body: some View { Text("count \(count)").onChange(of: count, initial: true) { count += 1 } }
  }

  private struct WritingObject: View {
    @State private var counter = Counter()
    var body: some View {
      Text("total \(counter.total)").onChange(of: counter.total, initial: true) { counter.total += 1 }
    }
  }

  private struct GrowingWidth: View {
    @State private var width: CGFloat = 10
    var body: some View {
      Color.red.frame(width: width, height: 4)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0 + 1
        }
    }
  }

  private struct GrowingReader: View {
    @State private var height: CGFloat = 10
    var body: some View {
      GeometryReader { geometry in
        let _ = { height = geometry.size.height + 1 }()
        Text("reader")
      }
      .frame(height: height)
    }
  }

  /// The warnings of a loop, after which a button still works.
  private func warnings(of loop: Loop) throws -> [String] {
    try Screen.warnings {
      let screen = Screen(size: ProposedViewSize(width: 400, height: 300)) { Page(loop: loop) }
      _ = screen.texts
      for count in 0..<3 { try screen.button("Taps \(count)").tap() }
      #expect(screen.button("Taps 3").exists)
    }
  }

  @Test func `A body that writes what it reads is told once, with the state and the view`() throws {
    let warnings = try warnings(of: .body)
    #expect(warnings.count == 1)
    let warning = try #require(warnings.first)
    #expect(warning.contains("“count” of LoopTests.WritingBody is written while views are updated"), "\(warning)")
    #expect(warning.contains("in LoopTests.Page"), "\(warning)")
  }

  @Test func `An action that changes its own value is told once`() throws {
    let warnings = try warnings(of: .change)
    #expect(warnings.count == 1)
    let warning = try #require(warnings.first)
    #expect(warning.contains("“count” of LoopTests.WritingChange is written by an action"), "\(warning)")
  }

  @Test func `The property of an object is named`() throws {
    let warnings = try warnings(of: .object)
    #expect(warnings.count == 1)
    let warning = try #require(warnings.first)
    #expect(warning.contains("“LoopTests.Counter.total”"), "\(warning)")
    #expect(warning.contains("LoopTests.WritingObject"), "\(warning)")
  }

  @Observable final class Meter {
    var value = 0
    var limit = 0
  }

  private struct Climbing: View {
    let meter: Meter
    var body: some View {
      Text("value \(meter.value)").onChange(of: meter.value, initial: true) {
        if meter.value < meter.limit { meter.value += 1 }
      }
    }
  }

  @Test func `Many rounds that end by themselves leave no tracing on`() {
    let traced = ObservationLink.tracesChanges
    let warnings = Screen.warnings {
      // Each step takes two rounds: more than are usual, and fewer than are interrupted.
      let meter = Meter()
      meter.limit = 45
      let screen = Screen { Climbing(meter: meter) }
      #expect(screen.text("value 45").exists)
    }
    #expect(warnings.isEmpty, "\(warnings)")
    #expect(ObservationLink.tracesChanges == traced)
    #expect(!ObservationLink.keepsRegistrations)
  }

  @Test func `A view whose updates were interrupted shows the next change of its object`() {
    _ = Screen.warnings {
      let meter = Meter()
      meter.limit = .max
      let screen = Screen { Climbing(meter: meter) }
      _ = screen.texts
      meter.limit = .min
      meter.value = -7
      #expect(screen.text("value -7").exists)
    }
  }

  @Test func `A geometry that changes itself ends, and is told once`() throws {
    let warnings = try warnings(of: .geometry)
    #expect(warnings.count == 1)
    let warning = try #require(warnings.first)
    #expect(warning.contains("onGeometryChange(for:of:action:) changes the value in each layout"), "\(warning)")
    #expect(warning.contains("in LoopTests.GrowingWidth"), "\(warning)")
  }

  @Test func `The content of a reader that changes its size ends, and is told once`() throws {
    let warnings = try warnings(of: .reader)
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("in LoopTests.GrowingReader") == true, "\(warnings)")
  }
}
