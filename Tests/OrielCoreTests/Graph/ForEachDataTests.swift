import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// A `ForEach` compares its data rather than the views made of them, where that can miss no change.
@MainActor struct ForEachDataTests {
  /// Shows elements, and updates all that it shows at each tap on its button.
  private struct Owner<Content: View>: View {
    let content: @MainActor (Int) -> Content
    @State private var turn = 0
    var body: some View {
      Button("Again") { turn += 1 }
      content(turn)
    }
  }

  private func screen<Content: View>(@ViewBuilder _ content: @escaping @MainActor (Int) -> Content) -> Screen {
    Screen { Owner(content: content) }
  }

  private func rows(_ screen: Screen) -> [String] { Array(screen.texts.dropFirst()) }

  /// What the content closures have run for. They must not capture anything, so it is kept here.
  private static var runs: [Int] = []

  private func runs(while body: () throws -> Void) rethrows -> [Int] {
    Self.runs = []
    try body()
    return Self.runs
  }

  // MARK: Where the closure runs

  private struct Number: Identifiable {
    let id: Int
    var value = 0
  }

  @Test func `Only for elements that differ the closure runs again`() throws {
    let screen = screen { turn in
      ForEach((0..<100).map { Number(id: $0, value: $0 == turn * 7 ? 1 : 0) }) { number in
        let _ = Self.runs.append(number.id)
        Text("\(number.id): \(number.value)")
      }
    }
    #expect(rows(screen)[0] == "0: 1")
    #expect(try runs { try screen.button("Again").tap() } == [0, 7])
    #expect(rows(screen) == (0..<100).map { "\($0): \($0 == 7 ? 1 : 0)" })
    #expect(try runs { try screen.button("Again").tap() } == [7, 14])
    #expect(rows(screen) == (0..<100).map { "\($0): \($0 == 14 ? 1 : 0)" })
  }

  @Test func `For a range that stays the closure doesn't run again`() throws {
    let screen = screen { _ in
      ForEach(0..<10) { number in
        let _ = Self.runs.append(number)
        Text("\(number)")
      }
    }
    #expect(try runs { try screen.button("Again").tap() } == [])
    #expect(rows(screen) == (0..<10).map { "\($0)" })
  }

  @Test func `A range that grows gets views for what is new`() throws {
    let screen = screen { turn in ForEach(0..<turn, id: \.self) { Text("\($0)") } }
    for count in 1...4 {
      try screen.button("Again").tap()
      #expect(rows(screen) == (0..<count).map { "\($0)" })
    }
  }

  @Test func `Texts and arrays in elements are compared`() throws {
    struct Note: Identifiable {
      let id: Int
      var title: String
      var tags: [String]
      var parent: String?
    }
    let notes = (0..<20).map { Note(id: $0, title: "A title that is too long to be kept in place \($0)", tags: ["x"]) }
    let screen = screen { turn in
      let changed = notes.map { note in
        var note = note
        if note.id == 3 { note.tags.append("\(turn)") }
        if note.id == 5, turn > 0 { note.parent = "p\(turn)" }
        return note
      }
      ForEach(changed) { note in
        let _ = Self.runs.append(note.id)
        Text("\(note.id) \(note.tags.joined(separator: "+")) \(note.parent ?? "-")")
      }
    }
    #expect(try runs { try screen.button("Again").tap() } == [3, 5])
    #expect(rows(screen)[3...5] == ["3 x+1 -", "4 x -", "5 x p1"])
  }

  @Test func `A closure that uses something else runs for each element`() throws {
    let numbers = (0..<3).map { Number(id: $0) }
    let screen = screen { turn in ForEach(numbers) { Text("\($0.id) in turn \(turn)") } }
    try screen.button("Again").tap()
    #expect(rows(screen) == ["0 in turn 1", "1 in turn 1", "2 in turn 1"])
  }

  @Observable @MainActor final class Setting {
    var prefix = "a"
    static let shared = Setting()
  }

  @Test func `What the closure reads beside its element is followed`() throws {
    Setting.shared.prefix = "a"
    let screen = screen { turn in
      ForEach((0..<3).map { Number(id: $0, value: turn) }) { Text("\(Setting.shared.prefix)\($0.id)\($0.value)") }
    }
    #expect(rows(screen) == ["a00", "a10", "a20"])
    Setting.shared.prefix = "b"
    #expect(rows(screen) == ["b00", "b10", "b20"])
    try screen.button("Again").tap()
    #expect(rows(screen) == ["b01", "b11", "b21"])
    Setting.shared.prefix = "c"
    #expect(rows(screen) == ["c01", "c11", "c21"])
  }

  @Test func `What the closure begins to read when an element changes is followed`() throws {
    Setting.shared.prefix = "a"
    let screen = screen { turn in
      ForEach((0..<3).map { Number(id: $0, value: $0 == 1 ? turn : 0) }) { number in
        Text(number.value == 0 ? "-" : "\(Setting.shared.prefix)\(number.value)")
      }
    }
    #expect(rows(screen) == ["-", "-", "-"])
    try screen.button("Again").tap()
    #expect(rows(screen) == ["-", "a1", "-"])
    Setting.shared.prefix = "b"
    #expect(rows(screen) == ["-", "b1", "-"])
    try screen.button("Again").tap()
    Setting.shared.prefix = "c"
    #expect(rows(screen) == ["-", "c2", "-"])
  }

  // MARK: What may change though its bytes don't

  @MainActor final class Song {
    var title = "old"
    var number = 0
  }

  private struct Holder: Identifiable {
    let id: Int
    let song: Song
  }

  private struct OptionalHolder: Identifiable {
    let id: Int
    let song: Song?
  }

  private struct WeakHolder: Identifiable {
    let id: Int
    weak var song: Song?
  }

  private struct UnownedHolder: Identifiable {
    let id: Int
    unowned let song: Song
  }

  private struct ArrayHolder: Identifiable {
    let id: Int
    let songs: [Song]
  }

  private struct ClosureHolder: Identifiable {
    let id: Int
    let title: @MainActor () -> String
  }

  private struct AnyHolder: Identifiable {
    let id: Int
    let value: Any
  }

  private enum Choice {
    case song(Song)
    case nothing
  }

  private struct EnumerationHolder: Identifiable {
    let id: Int
    let choice: Choice
    @MainActor var title: String { if case .song(let song) = choice { song.title } else { "" } }
  }

  private struct PointerHolder: Identifiable {
    let id: Int
    let pointer: UnsafeMutablePointer<Int>
  }

  private struct RecursiveHolder: Identifiable {
    let id: Int
    let children: [RecursiveHolder]
    let song: Song
  }

  /// Changes the object, which nothing notices, then has the owner update what it shows.
  private func expectChange(
    _ song: Song, _ location: SourceLocation = #_sourceLocation, @ViewBuilder of content: @escaping () -> some View
  ) throws {
    song.title = "old"
    let screen = screen { _ in content() }
    #expect(rows(screen) == ["old"], sourceLocation: location)
    song.title = "new"
    try screen.button("Again").tap()
    #expect(rows(screen) == ["new"], sourceLocation: location)
  }

  @Test func `Objects in elements, however they are held, are asked again`() throws {
    let song = Song()
    let holders = [Holder(id: 1, song: song)]
    try expectChange(song) { ForEach(holders) { Text(verbatim: $0.song.title) } }
    let optional = [OptionalHolder(id: 1, song: song)]
    try expectChange(song) { ForEach(optional) { Text(verbatim: $0.song?.title ?? "") } }
    let weak = [WeakHolder(id: 1, song: song)]
    try expectChange(song) { ForEach(weak) { Text(verbatim: $0.song?.title ?? "") } }
    let unowned = [UnownedHolder(id: 1, song: song)]
    try expectChange(song) { ForEach(unowned) { Text(verbatim: $0.song.title) } }
    let arrays = [ArrayHolder(id: 1, songs: [song])]
    try expectChange(song) { ForEach(arrays) { Text(verbatim: $0.songs[0].title) } }
    let closures = [ClosureHolder(id: 1) { song.title }]
    try expectChange(song) { ForEach(closures) { Text(verbatim: $0.title()) } }
    let existentials = [AnyHolder(id: 1, value: song)]
    try expectChange(song) { ForEach(existentials) { Text(verbatim: ($0.value as? Song)?.title ?? "") } }
    let enumerations = [EnumerationHolder(id: 1, choice: .song(song))]
    try expectChange(song) { ForEach(enumerations) { Text(verbatim: $0.title) } }
    let recursive = [RecursiveHolder(id: 1, children: [], song: song)]
    try expectChange(song) { ForEach(recursive) { Text(verbatim: $0.song.title) } }
    try expectChange(song) { ForEach([song], id: \.number) { Text(verbatim: $0.title) } }
  }

  @Test func `Memory that elements or collections only point to is read again`() throws {
    let memory = UnsafeMutableBufferPointer<Int>.allocate(capacity: 2)
    defer { memory.deallocate() }
    memory.initialize(repeating: 0)
    let holders = [PointerHolder(id: 1, pointer: memory.baseAddress!)]
    let view = UnsafeBufferPointer(memory)
    let screen = screen { _ in
      ForEach(holders) { Text("\($0.pointer.pointee)") }
      ForEach(view, id: \.self) { Text("\($0)") }
    }
    #expect(rows(screen) == ["0", "0", "0"])
    memory[0] = 7
    try screen.button("Again").tap()
    #expect(rows(screen) == ["7", "7", "0"])
  }

  /// A collection without anything of its own.
  private struct Elsewhere: RandomAccessCollection {
    // Used by one test, on the main actor.
    nonisolated(unsafe) static var elements = [1]
    var startIndex: Int { 0 }
    var endIndex: Int { Self.elements.count }
    subscript(position: Int) -> Int { Self.elements[position] }
  }

  @Test func `Collections that take their elements from elsewhere are gone through again`() throws {
    Elsewhere.elements = [1]
    let screen = screen { _ in ForEach(Elsewhere(), id: \.self) { Text("\($0)") } }
    Elsewhere.elements = [2, 3]
    try screen.button("Again").tap()
    #expect(rows(screen) == ["2", "3"])
  }

  // MARK: What compares in unusual ways

  private struct Careless: Identifiable, Equatable {
    let id: Int
    var note: Int
    static func == (first: Self, second: Self) -> Bool { first.id == second.id }
  }

  @Test func `A == that looks at a part of the element hides nothing`() throws {
    let screen = screen { turn in ForEach([Careless(id: 1, note: turn)]) { Text("\($0.note)") } }
    try screen.button("Again").tap()
    #expect(rows(screen) == ["1"])
  }

  private struct Padded: Identifiable {
    let id: UInt8
    var value: Int64
    var last: UInt8
  }

  @Test func `Bytes without meaning between fields hide no change and change no text`() throws {
    /// Elements in memory that was filled with something else before.
    func elements(over byte: UInt8, value: Int64) -> [Padded] {
      [Padded](unsafeUninitializedCapacity: 40) { buffer, count in
        UnsafeMutableRawBufferPointer(buffer).initializeMemory(as: UInt8.self, repeating: byte)
        for index in 0..<40 {
          let address = UnsafeMutableRawPointer(buffer.baseAddress! + index)
          address.storeBytes(of: UInt8(index), toByteOffset: 0, as: UInt8.self)
          address.storeBytes(of: index == 20 ? value : 0, toByteOffset: 8, as: Int64.self)
          address.storeBytes(of: 9, toByteOffset: 16, as: UInt8.self)
        }
        count = 40
      }
    }
    let screen = screen { turn in
      ForEach(elements(over: UInt8(turn), value: Int64(turn))) { Text("\($0.id) \($0.value) \($0.last)") }
    }
    for turn in 1...3 {
      let changes = try screen.changes { try screen.button("Again").tap() }
      #expect(changes == WidgetChanges(updated: 1))
      #expect(rows(screen) == (0..<40).map { "\($0) \($0 == 20 ? turn : 0) 9" })
    }
  }

  @Test func `A number that doesn't equal itself is shown`() throws {
    let values: [Double] = [.nan, 0, .nan, 1]
    let screen = screen { turn in ForEach([values[turn]], id: \.sign) { Text(verbatim: "\($0)") } }
    for text in ["0.0", "nan", "1.0"] {
      try screen.button("Again").tap()
      #expect(rows(screen).last == text)
    }
  }

  // MARK: Identities

  private struct Ranked {
    let name: Int
    let rank: Int
  }

  private struct Tapped: View {
    let name: Int
    @State private var taps = 0
    var body: some View { Button("\(name): \(taps)") { taps += 1 } }
  }

  @Test func `Another property that tells elements apart is noticed with the same data`() throws {
    let elements = [Ranked(name: 1, rank: 2), Ranked(name: 2, rank: 1)]
    let paths: [KeyPath<Ranked, Int>] = [\.name, \.rank]
    let screen = screen { turn in
      ForEach(elements, id: paths[turn % 2]) { Tapped(name: $0.name) }
    }
    try screen.button("1: 0").tap()
    #expect(rows(screen) == ["1: 1", "2: 0"])
    // Who has the number 1 as identity has the state.
    try screen.button("Again").tap()
    #expect(rows(screen) == ["1: 0", "2: 1"])
    try screen.button("Again").tap()
    #expect(rows(screen) == ["1: 1", "2: 0"])
  }

  @Test func `Elements that trade places in the data trade places on screen`() throws {
    let screen = screen { turn in
      ForEach(turn % 2 == 0 ? [Number(id: 1), Number(id: 2)] : [Number(id: 2), Number(id: 1)]) { Tapped(name: $0.id) }
    }
    try screen.button("1: 0").tap()
    try screen.button("Again").tap()
    #expect(rows(screen) == ["2: 0", "1: 1"])
  }
}
