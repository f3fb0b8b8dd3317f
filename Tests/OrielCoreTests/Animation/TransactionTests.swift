import Foundation
import OrielCore
import OrielTesting
import Testing

/// The way of a transaction from a write to what it changes.
@MainActor struct TransactionTests {
  /// Says which animation each value came with.
  @MainActor final class Notes {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  /// Notes the transaction in which its value changes.
  private struct Noting: View {
    let name: String
    let value: Int
    let notes: Notes

    var body: some View {
      let animation = Transaction(Transaction.current).animation
      notes.lines.append("\(name) \(value): \(animation == nil ? "none" : "\(Self.names[animation!] ?? "?")")")
      return Text("\(name) \(value)")
    }

    static let names: [Animation: String] = [.slow: "slow", .fast: "fast", .default: "default"]
  }

  private struct Pair: View {
    let notes: Notes
    @State private var first = 0
    @State private var second = 0

    var body: some View {
      Holder(name: "first", value: $first, notes: notes)
      Holder(name: "second", value: $second, notes: notes)
      Button("Apart") {
        withAnimation(.slow) { first += 1 }
        withAnimation(.fast) { second += 1 }
      }
      Button("One") {
        withAnimation(.slow) { first += 1 }
        second += 1
      }
      Button("Later") {
        withAnimation(.slow) { first += 1 }
        withAnimation(.fast) { first += 1 }
      }
      Button("Plain last") {
        withAnimation(.slow) { first += 1 }
        first += 1
      }
    }
  }

  /// Reads a value that its parent doesn't.
  private struct Holder: View {
    let name: String
    @Binding var value: Int
    let notes: Notes

    var body: some View { Noting(name: name, value: value, notes: notes) }
  }

  @Test func `Writes of different transactions in one flush keep theirs apart`() throws {
    let notes = Notes()
    let screen = Screen { Pair(notes: notes) }
    #expect(notes.take() == ["first 0: none", "second 0: none"])
    try screen.button("Apart").tap()
    #expect(notes.take().sorted() == ["first 1: slow", "second 1: fast"])
    try screen.button("One").tap()
    #expect(notes.take().sorted() == ["first 2: slow", "second 2: none"])
  }

  @Test func `Two transactions change a view one after the other, and a plain write takes none away`() throws {
    let notes = Notes()
    let screen = Screen { Pair(notes: notes) }
    _ = notes.take()
    try screen.button("Later").tap()
    #expect(notes.take() == ["first 1: slow", "first 2: fast"])
    try screen.button("Plain last").tap()
    #expect(notes.take() == ["first 4: slow"])
  }

  /// A child that is marked by itself and is reached by its parent's update as well.
  private struct Nested: View {
    let notes: Notes
    @State private var outer = 0
    @State private var inner = 0

    var body: some View {
      Middle(outer: outer, inner: $inner, notes: notes)
      Button("Both") {
        withAnimation(.slow) { inner += 1 }
        outer += 1
      }
    }

    struct Middle: View {
      let outer: Int
      @Binding var inner: Int
      let notes: Notes

      var body: some View {
        Noting(name: "outer", value: outer, notes: notes)
        Holder(name: "inner", value: $inner, notes: notes)
      }
    }
  }

  @Test func `A view that its parent updates in another transaction keeps its own`() throws {
    let notes = Notes()
    let screen = Screen { Nested(notes: notes) }
    _ = notes.take()
    try screen.button("Both").tap()
    #expect(notes.take() == ["outer 1: none", "inner 1: slow"])
  }

  private struct Quiet: TransactionModifier {
    typealias Body = Never
    func change(_ transaction: inout Transaction, isNew: Bool) { transaction.animation = nil }
    func isNew(since old: Quiet) -> Bool { false }
  }

  private struct Lively: TransactionModifier {
    typealias Body = Never
    let value: Int
    func change(_ transaction: inout Transaction, isNew: Bool) { if isNew { transaction.animation = .fast } }
    func isNew(since old: Lively) -> Bool { value != old.value }
  }

  private struct Changing: View {
    let notes: Notes
    @State private var value = 0
    @State private var other = 0

    var body: some View {
      Group {
        Noting(name: "passed", value: value, notes: notes)
        Holder(name: "read", value: $value, notes: notes)
      }
      .modifier(Quiet())
      Group {
        Noting(name: "lively", value: value + other, notes: notes)
        Holder(name: "held", value: $other, notes: notes)
      }
      .modifier(Lively(value: value))
      Button("Value") { withAnimation(.slow) { value += 1 } }
      Button("Other") { other += 1 }
    }
  }

  @Test func `A modifier changes the transaction of what is in it, whichever way the change comes there`() throws {
    let notes = Notes()
    let screen = Screen { Changing(notes: notes) }
    _ = notes.take()
    try screen.button("Value").tap()
    #expect(notes.take().sorted() == ["lively 1: fast", "passed 1: none", "read 1: none"])
    try screen.button("Other").tap()
    #expect(notes.take().sorted() == ["held 1: none", "lively 2: none"])
  }

  private struct Echo: View {
    let notes: Notes
    @State private var value = 0
    @State private var echo = 0

    var body: some View {
      Noting(name: "echo", value: echo, notes: notes)
      Button("Go") { withAnimation(.slow) { value += 1 } }
        .onChange(of: value) { echo = value }
    }
  }

  @Test func `What a change leads to in the same flush happens in its transaction`() throws {
    let notes = Notes()
    let screen = Screen { Echo(notes: notes) }
    _ = notes.take()
    try screen.button("Go").tap()
    #expect(notes.take() == ["echo 1: slow"])
  }

  private enum Reason: TransactionKey { static let defaultValue = "nothing" }

  @Test func `A transaction is a value, with values of the app's own`() {
    var first = Transaction()
    #expect(first.animation == nil && first[Reason.self] == "nothing")
    first[Reason.self] = "drag"
    var second = first
    second[Reason.self] = "key"
    second.isContinuous = true
    #expect(first[Reason.self] == "drag" && !first.isContinuous)
    #expect(second[Reason.self] == "key" && second.isContinuous)
    withTransaction(\.animation, .fast) {
      #expect(Transaction(Transaction.current).animation == .fast)
      withTransaction(second) { #expect(Transaction(Transaction.current)[Reason.self] == "key") }
      #expect(Transaction(Transaction.current).animation == .fast)
    }
    #expect(Transaction.current == nil)
  }
}

extension Animation {
  fileprivate static let slow = Animation.linear(duration: 2)
  fileprivate static let fast = Animation.linear(duration: 0.1)
}
