import Foundation
import OrielCombine
import Testing

/// The latest values of several publishers, and the values of several as they arrive.
struct CombineLatestTests {
  private struct Failed: Error, Equatable {}

  @Test func `Values are paired when both publishers have emitted, then with each new one`() {
    let (names, counts) = (PassthroughSubject<String, Never>(), PassthroughSubject<Int, Never>())
    var lines: [String] = []
    let subscription = names.combineLatest(counts).sink(
      receiveCompletion: { _ in lines.append("end") }, receiveValue: { lines.append("\($0) \($1)") })
    names.send("a")
    names.send("b")
    #expect(lines == [])
    counts.send(1)
    counts.send(2)
    names.send("c")
    counts.send(completion: .finished)
    names.send("d")
    names.send(completion: .finished)
    #expect(lines == ["b 1", "b 2", "c 2", "d 2", "end"])
    withExtendedLifetime(subscription) {}
  }

  @Test func `A failure ends at once, and cancelling releases the publishers`() {
    let (first, second) = (PassthroughSubject<Int, Failed>(), PassthroughSubject<Int, Failed>())
    var cancelled = 0
    var ends: [Subscribers.Completion<Failed>] = []
    let watched = first.handleEvents(receiveCancel: { cancelled += 1 })
    var subscription: AnyCancellable? = watched.combineLatest(second) { $0 + $1 }
      .sink(receiveCompletion: { ends.append($0) }, receiveValue: { _ in })
    second.send(completion: .failure(Failed()))
    #expect(ends == [.failure(Failed())])
    #expect(cancelled == 1)
    subscription = watched.merge(with: second.eraseToAnyPublisher())
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    withExtendedLifetime(subscription) {}
    subscription = nil
    #expect(cancelled == 2)
  }

  @Test func `Three and four publishers are combined as well`() {
    let values = [1, 2, 3, 4].map { CurrentValueSubject<Int, Never>($0) }
    var sums: [Int] = []
    var subscriptions: Set<AnyCancellable> = []
    values[0].combineLatest(values[1], values[2]) { $0 + $1 + $2 }.sink { sums.append($0) }.store(in: &subscriptions)
    Publishers.CombineLatest4(values[0], values[1], values[2], values[3]).map { $0 + $1 + $2 + $3 }
      .sink { sums.append($0) }.store(in: &subscriptions)
    values[3].send(5)
    #expect(sums == [6, 10, 11])
  }

  @Test func `A value without a demand waits, and only the latest pair of such`() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let asked = Asking<[Int]>()
    first.combineLatest(second) { [$0, $1] }.subscribe(asked.subscriber)
    first.send(1)
    second.send(1)
    second.send(2)
    #expect(asked.values == [])
    asked.subscription?.request(.max(1))
    first.send(2)
    first.send(3)
    #expect(asked.values == [[1, 2]])
    asked.subscription?.request(.unlimited)
    first.send(4)
    #expect(asked.values == [[1, 2], [3, 2], [4, 2]])
  }

  @Test func `The last pair is emitted before the end when it is asked for after it`() async {
    var pairs: [[Int]] = []
    for await pair in Just(1).combineLatest(Just(2)).values { pairs.append([pair.0, pair.1]) }
    #expect(pairs == [[1, 2]])
    let asked = Asking<Int>()
    Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }.subscribe(asked.subscriber)
    #expect(!asked.isFinished)
    asked.subscription?.request(.max(1))
    #expect(asked.values == [6])
    #expect(asked.isFinished)
    let unpaired = Asking<Int>()
    Just(1).combineLatest(Empty<Int, Never>()) { $0 + $1 }.subscribe(unpaired.subscriber)
    #expect(unpaired.isFinished)
  }

  @Test func `Merged values arrive in the order in which they are emitted`() {
    let subjects = [1, 2, 3].map { _ in PassthroughSubject<Int, Never>() }
    var values: [Int] = []
    var ends = 0
    let subscription = Publishers.MergeMany(subjects).merge(with: PassthroughSubject()).prefix(4)
      .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
    subjects[2].send(1)
    subjects[0].send(2)
    subjects[1].send(completion: .finished)
    subjects[0].send(3)
    #expect(ends == 0)
    subjects[2].send(4)
    subjects[2].send(5)
    #expect(values == [1, 2, 3, 4])
    #expect(ends == 1)
    withExtendedLifetime(subscription) {}
  }

  @Test func `A merged publisher without a demand loses no value`() {
    let asked = Asking<Int>()
    [1, 2, 3].publisher.merge(with: Just(10), [20, 30].publisher).subscribe(asked.subscriber)
    #expect(asked.values == [])
    asked.subscription?.request(.max(2))
    #expect(asked.values == [1, 10])
    asked.subscription?.request(.unlimited)
    #expect(asked.values.sorted() == [1, 2, 3, 10, 20, 30])
    #expect(asked.isFinished)
  }

  @Test func `A subscriber of merged publishers asks for all values while it receives one`() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let asked = Asking<Int>()
    asked.answer = .unlimited
    first.merge(with: second, [10, 20].publisher).subscribe(asked.subscriber)
    asked.subscription?.request(.max(1))
    for value in 1...3 { first.send(value) }
    for value in 4...6 { second.send(value) }
    #expect(asked.values == [10, 20, 1, 2, 3, 4, 5, 6])
    let emitting = Asking<Int>()
    emitting.answer = .unlimited
    first.merge(with: second).subscribe(emitting.subscriber)
    emitting.subscription?.request(.max(1))
    for value in 1...3 { first.send(value) }
    for value in 4...6 { second.send(value) }
    #expect(emitting.values == [1, 2, 3, 4, 5, 6])
  }

  @Test func `No publishers at all finish`() {
    var ends = 0
    let subscription = Publishers.MergeMany<Just<Int>>([]).sink(
      receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in })
    #expect(ends == 1)
    withExtendedLifetime(subscription) {}
  }

  @Test func `JSON is decoded in a chain`() {
    struct Note: Codable, Equatable { let text: String }
    var notes: [Note] = []
    let subscription = Just(Note(text: "a")).encode(encoder: JSONEncoder()).decode(
      type: Note.self, decoder: JSONDecoder()
    ).sink(receiveCompletion: { _ in }, receiveValue: { notes.append($0) })
    #expect(notes == [Note(text: "a")])
    withExtendedLifetime(subscription) {}
  }
}

/// A subscriber that asks for values when a test says so.
private final class Asking<Value> {
  private(set) var values: [Value] = []
  private(set) var isFinished = false
  private(set) var subscription: (any Subscription)?
  /// The further demand when a value arrives.
  var answer = Subscribers.Demand.none

  var subscriber: AnySubscriber<Value, Never> {
    AnySubscriber(
      receiveSubscription: { self.subscription = $0 },
      receiveValue: { value in
        self.values.append(value)
        return self.answer
      },
      receiveCompletion: { _ in self.isFinished = true })
  }
}
