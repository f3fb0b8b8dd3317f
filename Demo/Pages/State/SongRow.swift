import Oriel

/// A song that can be renamed, marked, moved and removed.
struct SongRow: View {
  @Binding var song: Song
  let playlist: Playlist

  var body: some View {
    HStack(spacing: 6) {
      TextField("Title of song \(song.id)", text: $song.title)
      Toggle("Favourite", isOn: $song.isFavourite)
        .toggleStyle(.checkbox)
      Button(action: { playlist.moveUp(song) }, label: { Image(systemName: "arrow.up") })
        .accessibilityLabel("Move \(song.title) up")
        .help("Move up")
        .disabled(song.id == playlist.songs.first?.id)
      Button(role: .destructive, action: { playlist.remove(song) }, label: { Image(systemName: "trash") })
        .accessibilityLabel("Remove \(song.title)")
        .help("Remove")
    }
    .buttonStyle(.borderless)
  }
}
