import Oriel

func ?? <T>(lhs: Binding<T?>, rhs: T) -> Binding<T> {
  Binding(get: { lhs.wrappedValue ?? rhs }, set: { lhs.wrappedValue = $0 })
}

prefix func ! (binding: Binding<Bool>) -> Binding<Bool> {
  Binding(get: { !binding.wrappedValue }, set: { binding.wrappedValue = !$0 })
}

func clamped<V: Comparable>(_ binding: Binding<V>, to range: ClosedRange<V>) -> Binding<V> {
  Binding(
    get: { min(max(binding.wrappedValue, range.lowerBound), range.upperBound) },
    set: { binding.wrappedValue = min(max($0, range.lowerBound), range.upperBound) })
}

extension Binding {
  static func ?? (lhs: Binding<Value?>, rhs: Value) -> Binding<Value> {
    Binding {
      lhs.wrappedValue ?? rhs
    } set: {
      lhs.wrappedValue = $0
    }
  }

  func onChange(_ handler: @escaping (Value) -> Void) -> Binding<Value> {
    Binding(
      get: { self.wrappedValue },
      set: { newValue in
        self.wrappedValue = newValue
        handler(newValue)
      })
  }
}

/// A view that is given its object, and helpers that make bindings of bindings.
struct PlaylistScreen: View {
  @ObservedObject var playlist: Playlist
  @StateObject private var player = Player()
  @EnvironmentObject private var account: Account
  @State private var nickname: String?
  @State private var isHidden = false
  @State private var volume = 5
  @FocusState private var focused: UUID?

  init(playlist: Playlist) {
    self.playlist = playlist
  }

  var body: some View {
    Form {
      TextField("Nickname", text: $nickname ?? "nobody")
      Toggle("Shown", isOn: !$isHidden)
      Toggle("Loud", isOn: isLoud(clamped($volume, to: 0...11)))
      ForEach($playlist.tracks) { $track in
        TextField("Title", text: $track.title.onChange { print($0) })
          .focused($focused, equals: track.id)
      }
      ForEach(Array($playlist.tracks.enumerated()), id: \.element.id) { index, $track in
        TextField("\(index + 1)", text: $track.title)
      }
      ForEach($playlist.tracks.indices, id: \.self) { index in
        Stars(rating: $playlist.tracks[index].rating ?? 0)
      }
      ForEach($playlist.tracks, id: \.title) { track in
        Stars(rating: track.rating ?? 0)
      }
      if let first = $playlist.tracks.first {
        TextField("First", text: first.title)
      }
      Text("\($playlist.tracks.filter { $0.wrappedValue.rating != nil }.count) rated")
    }
    .environment(isHidden ? \.font : \.headerFont, .body)
    .task(id: volume) { player.position = 0 }
  }

  private func isLoud(_ volume: Binding<Int>) -> Binding<Bool> {
    Binding(get: { volume.wrappedValue > 10 }, set: { volume.wrappedValue = $0 ? 11 : 5 })
  }
}

private struct Stars: View {
  @Binding var rating: Int
  var body: some View {
    Button(String(repeating: "★", count: rating)) { rating += 1 }
  }
}

private struct HeaderFontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

extension EnvironmentValues {
  var headerFont: Font? {
    get { self[HeaderFontKey.self] }
    set { self[HeaderFontKey.self] = newValue }
  }
}

/// What was written before actions of changes got both values. Deprecated, as it says itself.
struct OlderScreen: View {
  @State private var query = ""

  @available(*, deprecated) var body: some View {
    TextField("Search", text: $query)
      .onChange(of: query) { newValue in print(newValue) }
      .onChange(of: query.count, perform: report)
  }

  private func report(_ count: Int) { print(count) }
}
