import Oriel

struct NoteEditor: View {
  @Binding var text: String
  @State private var isSharing = false
  @State private var isAsking = false
  @State private var isRenaming = false
  @State private var name = "Untitled"
  @State private var failure: Failure?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.undoManager) private var undoManager

  enum Failure: LocalizedError {
    case readOnly
    var errorDescription: String? { "The note can't be changed." }
  }

  var body: some View {
    TextEditor(text: $text)
      .font(.system(.body, design: .monospaced))
      .padding(8)
      .navigationTitle(name)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { if text.isEmpty { dismiss() } else { isAsking = true } }
        }
        ToolbarItemGroup(placement: .primaryAction) {
          Button("Undo", systemImage: "arrow.uturn.backward") { undoManager?.undo() }
            .disabled(undoManager?.canUndo != true)
          Menu("More", systemImage: "ellipsis.circle") {
            Button("Rename…") { isRenaming = true }
            Button("Share…") { isSharing = true }.keyboardShortcut("s", modifiers: [.command, .shift])
            Divider()
            Button("Delete", role: .destructive) { isAsking = true }
          }
        }
        ToolbarItem(placement: .status) {
          Text("\(text.split(separator: " ").count) words").font(.caption).foregroundStyle(.secondary)
        }
      }
      .sheet(isPresented: $isSharing) {
        VStack(spacing: 16) {
          Text("Share “\(name)”").font(.headline)
          ShareLink(item: text)
          Button("Done") { isSharing = false }.keyboardShortcut(.defaultAction)
        }
        .padding(30)
        .presentationDetents([.medium, .large])
      }
      .alert("Discard the note?", isPresented: $isAsking) {
        Button("Discard", role: .destructive) { dismiss() }
        Button("Keep", role: .cancel) {}
      } message: {
        Text("\(text.count) characters will be lost.")
      }
      .alert("Rename", isPresented: $isRenaming) {
        TextField("Name", text: $name)
        Button("Rename") {}
        Button("Cancel", role: .cancel) { name = "Untitled" }
      }
      .alert(isPresented: Binding(get: { failure != nil }, set: { if !$0 { failure = nil } }), error: failure) {
        Button("OK") {}
      }
  }
}

struct AlbumPage: View {
  struct Album: Identifiable, Hashable {
    let id: Int
    var title: String
    var songs: [String]
  }

  var album: Album
  @State private var song: String?
  @State private var edited: Album?
  @State private var deleted: Album?
  @State private var showsDetails = false

  var body: some View {
    List(album.songs, id: \.self, selection: $song) { song in
      Text(song)
        .badge(album.songs.firstIndex(of: song).map { $0 + 1 } ?? 0)
        .popover(isPresented: .constant(false), arrowEdge: .trailing) { Text(song).padding() }
    }
    .safeAreaInset(edge: .top) {
      HStack(spacing: 20) {
        RoundedRectangle(cornerRadius: 8).fill(.indigo.gradient).frame(width: 96, height: 96)
        VStack(alignment: .leading) {
          Text(album.title).font(.title2.bold())
          Text("\(album.songs.count) songs, \(album.songs.count * 4) minutes").foregroundStyle(.secondary)
          HStack {
            Button("Edit") { edited = album }
            Button("Delete", role: .destructive) { deleted = album }
          }
        }
        Spacer()
      }
      .padding()
      .background(.bar)
    }
    .sheet(item: $edited) { album in
      VStack {
        Text("Edit \(album.title)").font(.headline)
        Button("Done") { edited = nil }
      }
      .frame(width: 300, height: 200)
      .interactiveDismissDisabled()
    }
    .confirmationDialog(
      "Delete “\(deleted?.title ?? "")”?",
      isPresented: Binding(get: { deleted != nil }, set: { if !$0 { deleted = nil } }), titleVisibility: .visible,
      presenting: deleted
    ) { album in
      Button("Delete \(album.songs.count) Songs", role: .destructive) { song = nil }
      Button("Cancel", role: .cancel) {}
    } message: { album in
      Text("“\(album.title)” will be removed from all devices.")
    }
    .inspector(isPresented: $showsDetails) {
      Form { LabeledContent("Title", value: album.title) }.inspectorColumnWidth(min: 150, ideal: 200, max: 300)
    }
    .toolbar { Toggle("Details", systemImage: "info.circle", isOn: $showsDetails) }
  }
}

struct ImportPage: View {
  @State private var isImporting = false
  @State private var isExporting = false
  @State private var files: [URL] = []
  @State private var message: String?
  @State private var isTargeted = false

  // At most 800 ms: String's interpolation has several methods, which are tried with each operator in it.
  var body: some View {
    VStack(spacing: 20) {
      ZStack {
        RoundedRectangle(cornerRadius: 12)
          .strokeBorder(
            isTargeted ? Color.accentColor : .secondary, style: StrokeStyle(lineWidth: 2, dash: [8, 4]))
        VStack(spacing: 8) {
          Image(systemName: "arrow.down.doc").font(.largeTitle)
          Text(files.isEmpty ? "Drop files here" : "\(files.count) files")
          if let message { Text(message).font(.caption).foregroundStyle(.red) }
        }
        .foregroundStyle(isTargeted ? .primary : .secondary)
      }
      .frame(height: 180)
      .dropDestination(for: URL.self) { urls, _ in
        files += urls
        return !urls.isEmpty
      } isTargeted: {
        isTargeted = $0
      }
      HStack {
        Button("Open…") { isImporting = true }
        Button("Clear") { files.removeAll() }.disabled(files.isEmpty)
        Spacer()
        Text(files.map(\.lastPathComponent).joined(separator: ", ")).lineLimit(1).truncationMode(.tail)
      }
    }
    .padding(24)
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText, .image], allowsMultipleSelection: true) {
      result in
      switch result {
      case .success(let urls): files.append(contentsOf: urls)
      case .failure(let error): message = error.localizedDescription
      }
    }
    .onChange(of: files) { old, new in
      message = new.count > old.count ? nil : "Removed \(old.count - new.count) files"
    }
    .animation(.default, value: isTargeted)
  }
}

struct PlayerBar: View {
  @State private var isPlaying = false
  @State private var position = 0.3
  @State private var volume = 0.8
  @State private var showsQueue = false
  @State private var showsVolume = false
  var duration: Double = 240

  var body: some View {
    HStack(spacing: 16) {
      Button {
        isPlaying.toggle()
      } label: {
        Image(systemName: isPlaying ? "pause.fill" : "play.fill").font(.title2).frame(width: 32, height: 32)
      }
      .keyboardShortcut(.space, modifiers: [])
      VStack(spacing: 2) {
        Slider(value: $position)
        HStack {
          Text("\(Int(position * duration) / 60):" + String(format: "%02d", Int(position * duration) % 60))
          Spacer()
          Text("-\(Int((1 - position) * duration) / 60):" + String(format: "%02d", Int((1 - position) * duration) % 60))
        }
        .font(.caption2.monospacedDigit())
        .foregroundStyle(.secondary)
      }
      Button("Volume", systemImage: volume == 0 ? "speaker.slash" : volume < 0.5 ? "speaker.wave.1" : "speaker.wave.3")
      {
        showsVolume = true
      }
      .labelStyle(.iconOnly)
      .popover(isPresented: $showsVolume, arrowEdge: .top) {
        Slider(value: $volume, in: 0...1).frame(width: 160).padding()
      }
      Button("Queue", systemImage: "list.bullet") { showsQueue.toggle() }
        .labelStyle(.iconOnly)
        .sheet(isPresented: $showsQueue, onDismiss: { position = 0 }) {
          List(0..<10) { Text("Song \($0 + 1)") }.frame(minWidth: 300, minHeight: 400)
        }
    }
    .buttonStyle(.borderless)
    .padding(.horizontal, 20)
    .padding(.vertical, 10)
    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 14))
    .overlay(RoundedRectangle(cornerRadius: 14).stroke(.primary.opacity(0.1)))
    .shadow(color: .black.opacity(isPlaying ? 0.3 : 0.1), radius: 10)
    .padding()
  }
}
