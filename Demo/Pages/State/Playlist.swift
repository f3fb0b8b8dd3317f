import Oriel

/// Songs in an order that the user can change.
@MainActor @Observable final class Playlist {
  var songs = [
    Song(id: 1, title: "Morning"),
    Song(id: 2, title: "In the Hall"),
    Song(id: 3, title: "Solveig"),
  ]
  private var lastID = 3

  func add() {
    lastID += 1
    songs.append(Song(id: lastID, title: "Song \(lastID)"))
  }

  func remove(_ song: Song) { songs.removeAll { $0.id == song.id } }

  func moveUp(_ song: Song) {
    guard let index = songs.firstIndex(where: { $0.id == song.id }), index > 0 else { return }
    songs.swapAt(index, index - 1)
  }
}
