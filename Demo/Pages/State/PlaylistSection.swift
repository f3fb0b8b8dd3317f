import Oriel

/// Rows that are inserted, removed and moved.
struct PlaylistSection: View {
  @Bindable var playlist: Playlist

  var body: some View {
    Section {
      ForEach($playlist.songs) { $song in
        SongRow(song: $song, playlist: playlist)
      }
      if playlist.songs.isEmpty {
        EmptyNotice(title: "No songs", detail: "Add a song to begin.", symbol: "music.note")
      }
      Row("\(playlist.songs.count) songs, \(playlist.songs.count(where: \.isFavourite)) of them favourites") {
        Button("Add Song", systemImage: "plus") { playlist.add() }
      }
    } header: {
      Text("A list that can be changed").font(.headline)
    } footer: {
      Text("A row keeps its field’s focus and selection when it moves.")
    }
  }
}
