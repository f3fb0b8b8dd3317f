import Foundation
import OrielCombine
import OrielCore
import OrielTesting
import Testing

/// Views that receive what publishers emit.
@MainActor struct ReceiveTests {
  private final class Model: ObservableObject {
    @Published var number = 1
  }

  private struct Last<P: Publisher>: View where P.Output == Int, P.Failure == Never {
    let publisher: P
    @State private var last = 0
    var body: some View { Text("\(last)").onReceive(publisher) { last = $0 } }
  }

  @Test func `A view receives what is emitted while it is there`() throws {
    let subject = PassthroughSubject<Int, Never>()
    var ends = 0
    let publisher = subject.handleEvents(receiveCancel: { ends += 1 }).eraseToAnyPublisher()
    let screen = Screen { Switched { Last(publisher: publisher) } }
    #expect(screen.texts.last == "0")
    subject.send(3)
    #expect(screen.texts.last == "3")
    try screen.toggle("Shown").tap()
    #expect(ends == 1)
    subject.send(4)
    try screen.toggle("Shown").tap()
    #expect(screen.texts.last == "0")
  }

  private struct Switched<Content: View>: View {
    @ViewBuilder let content: Content
    @State private var isShown = true
    var body: some View {
      Toggle("Shown", isOn: $isShown)
      if isShown { content }
    }
  }

  @Test func `A property's publisher is the same for each body`() {
    let model = Model()
    let screen = Screen { Received(model: model) }
    #expect(screen.texts.last == "1")
    model.number = 5
    #expect(screen.texts.last == "1 5")
  }

  private struct Received: View {
    let model: Model
    @State private var values: [String] = []
    var body: some View {
      Text(values.joined(separator: " ")).onReceive(model.$number) { values.append("\($0)") }
    }
  }

  @Test func `Another publisher takes the place of the first`() throws {
    let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let screen = Screen { Choosing(subjects: subjects) }
    try screen.button("Next").tap()
    subjects[0].send(1)
    #expect(screen.texts.last == "0")
    subjects[1].send(2)
    #expect(screen.texts.last == "2")
  }

  private struct Choosing: View {
    let subjects: [PassthroughSubject<Int, Never>]
    @State private var index = 0
    var body: some View {
      Button("Next") { index += 1 }
      Last(publisher: subjects[index])
    }
  }

  @Test func `A value from another thread arrives on the main actor`() async throws {
    let subject = PassthroughSubject<Int, Never>()
    let screen = Screen { Last(publisher: subject) }
    // Unsafe: a subject guards its state with a lock.
    nonisolated(unsafe) let sent = subject
    await Task.detached { sent.send(7) }.value
    await screen.settle()
    #expect(screen.texts == ["7"])
  }

  @Test func `Notifications are received while there is a subscriber`() throws {
    let name = Notification.Name("org.oriel.test.\(UUID())")
    let center = NotificationCenter()
    var numbers: [Int] = []
    var subscription: AnyCancellable? = center.publisher(for: name).compactMap { $0.userInfo?["number"] as? Int }
      .sink { numbers.append($0) }
    center.post(name: name, object: nil, userInfo: ["number": 1])
    center.post(name: Notification.Name("other"), object: nil, userInfo: ["number": 2])
    withExtendedLifetime(subscription) {}
    subscription = nil
    center.post(name: name, object: nil, userInfo: ["number": 3])
    #expect(numbers == [1])
  }

  @Test func `Notifications are an asynchronous sequence`() async throws {
    let name = Notification.Name("org.oriel.test.\(UUID())")
    let center = NotificationCenter()
    var notifications = center.notifications(named: name).makeAsyncIterator()
    center.post(name: Notification.Name("other"), object: nil)
    for number in 1...2 { center.post(name: name, object: nil, userInfo: ["number": number]) }
    let numbers = [await notifications.next(), await notifications.next()].map { $0?.userInfo?["number"] as? Int }
    #expect(numbers == [1, 2])
  }

  @Test func `A timer emits dates until it is released`() async throws {
    var dates = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().values.makeAsyncIterator()
    let first = try #require(await dates.next())
    let second = try #require(await dates.next())
    #expect(first < second)
  }

  @Test func `A published property emits the present value and then each new one`() {
    let model = Model()
    var heard: [String] = []
    let subscription = model.$number.sink { heard.append("\($0) while \(model.number)") }
    model.number = 2
    model.number = 3
    #expect(heard == ["1 while 1", "2 while 1", "3 while 2"])
    subscription.cancel()
    model.number = 4
    #expect(heard.count == 3)
  }

  private final class Search: ObservableObject {
    @Published var text = ""
    @Published var length = 0
    @Published var isLong = false
  }

  @Test func `A published property is written by a publisher as long as its object exists`() {
    let source = PassthroughSubject<String, Never>()
    var ends = 0
    var search: Search? = Search()
    if let search {
      source.handleEvents(receiveCancel: { ends += 1 }).assign(to: &search.$text)
      search.$text.map(\.count).assign(to: &search.$length)
      search.$length.combineLatest(search.$text).map { $0 > 2 && $1 != "none" }.assign(to: &search.$isLong)
      let screen = Screen { Observed(search: search) }
      source.send("abc")
      #expect(screen.texts == ["abc 3 true"])
    }
    search = nil
    #expect(ends == 1)
  }

  @Test func `A published property that is written by what it publishes is released`() {
    var ends = 0
    var model: Model? = Model()
    if let model {
      model.$number.filter { $0 > 10 }.map { _ in 10 }.handleEvents(receiveCancel: { ends += 1 })
        .assign(to: &model.$number)
    }
    #expect(ends == 0)
    model = nil
    #expect(ends == 1)
  }

  /// A publisher that emits one value, and finishes at once or later.
  private final class Ending: Publisher {
    typealias Output = Int
    typealias Failure = Never
    private let isEarly: Bool
    private(set) weak var sink: Subscribers.Sink<Int, Never>?

    init(isEarly: Bool) { self.isEarly = isEarly }

    func receive<S: Subscriber<Int, Never>>(subscriber: S) {
      sink = subscriber as? Subscribers.Sink<Int, Never>
      subscriber.receive(subscription: Subscriptions.empty)
      _ = subscriber.receive(7)
      if isEarly { end() }
    }

    func end() { sink?.receive(completion: .finished) }
  }

  @Test func `A subscription that writes a published property is released when it ends`() {
    let model = Model()
    let (early, late) = (Ending(isEarly: true), Ending(isEarly: false))
    early.assign(to: &model.$number)
    #expect(model.number == 7)
    #expect(early.sink == nil)
    late.assign(to: &model.$number)
    #expect(late.sink != nil)
    late.end()
    #expect(late.sink == nil)
  }

  private struct Observed: View {
    @ObservedObject var search: Search
    var body: some View { Text("\(search.text) \(search.length) \(String(search.isLong))") }
  }

  @Test func `A view receives the values of a published property`() {
    let model = Model()
    let screen = Screen { Last(publisher: model.$number) }
    #expect(screen.texts == ["1"])
    model.number = 5
    #expect(screen.texts == ["5"])
  }

  @Test func `Work for the main run loop is done on the main thread`() async {
    var iterator = Just(1).receive(on: RunLoop.main).delay(for: 0.001, scheduler: RunLoop.main).values
      .makeAsyncIterator()
    #expect(await iterator.next() == 1)
  }
}
