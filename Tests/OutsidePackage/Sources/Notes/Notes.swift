import Oriel

@main struct Notes: App {
  var body: some Scene {
    WindowGroup("Notes") { NotesView() }
      .defaultSize(width: 360, height: 240)
  }
}

struct NotesView: View {
  @State private var notes = ["Water the plants", "Call Ada"]
  @State private var isAsking = false

  var body: some View {
    VStack(spacing: 12) {
      ForEach(notes, id: \.self) { Text($0) }
      Button("Delete All…", role: .destructive) { isAsking = true }
    }
    .alert("Delete all notes?", isPresented: $isAsking) {
      Button("Delete", role: .destructive) { notes = [] }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("This can't be undone.")
    }
  }
}
