import Oriel

/// A song that can be renamed, marked, moved and removed.
struct SongRow: View {
  @Binding var song: Song
  let playlist: Playlist
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    // The same views in another layout keep their state.
    let layout = typeSize.isAccessibilitySize ? AnyLayout(Flow()) : AnyLayout(HStackLayout(spacing: 6))
    layout {
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
