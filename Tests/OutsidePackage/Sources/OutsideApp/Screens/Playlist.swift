import Oriel

/// An observable object as people write them who also save, compare and print it.
final class Playlist: ObservableObject, Codable, Equatable, CustomStringConvertible {
  struct Track: Identifiable, Codable, Equatable {
    var id = UUID()
    var title: String
    var rating: Int?
  }

  @Published var name: String
  @Published var tracks: [Track]

  init(name: String, tracks: [Track] = []) {
    self.name = name
    self.tracks = tracks
  }

  private enum CodingKeys: String, CodingKey {
    case name
    case tracks
  }

  convenience init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try container.decode(String.self, forKey: .name),
      tracks: try container.decode([Track].self, forKey: .tracks))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(tracks, forKey: .tracks)
  }

  static func == (lhs: Playlist, rhs: Playlist) -> Bool { lhs.name == rhs.name && lhs.tracks == rhs.tracks }

  var description: String { "\(name): \(tracks.map(\.title).joined(separator: ", "))" }
}

/// Keeps a playlist of its own off the main actor.
actor PlaylistReader {
  private let playlist = Playlist(name: "New")

  func read(_ data: Data) throws -> String {
    let read = try JSONDecoder().decode(Playlist.self, from: data)
    playlist.tracks += read.tracks
    playlist.objectWillChange.send()
    return playlist.description
  }
}

/// An observable object that is an actor.
actor Downloads: ObservableObject {
  private(set) var count = 0

  func finish() {
    count += 1
    objectWillChange.send()
  }
}

/// A view model on the main actor with a publisher of its own.
@MainActor final class Player: ObservableObject {
  nonisolated let objectWillChange = ObservableObjectPublisher()
  var position = 0.0 {
    willSet { objectWillChange.send() }
  }
}
