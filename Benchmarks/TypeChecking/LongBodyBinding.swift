import Oriel

// A value where a binding is needed, in a body of 50 lines.

struct Player: View {
  @State private var title = "Blue"
  @State private var speed = 1.0
  @State private var isPlaying = false
  @State private var isAsking = false
  @State private var isSharing = false
  @State private var rating = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 8) {
        Image(systemName: "music.note").font(.title).foregroundStyle(.tint)
        VStack(alignment: .leading) {
          Text(title).font(.headline).lineLimit(1)
          Text("Speed \(speed.formatted())").font(.caption).foregroundStyle(.secondary)
        }
        Spacer()
        Button("Play", systemImage: "play") { isPlaying.toggle() }.buttonStyle(.bordered).controlSize(.small)
      }
      Form {
        Section("Track") {
          TextField("Title", text: $title).onSubmit { rating += title.count }
          Toggle("Playing", isOn: isPlaying)  // error: use wrapper instead
          Slider(value: $speed, in: 0.5...2) { Text("Speed") }
        }
        Section {
          Picker("Rating", selection: $rating) { ForEach(0..<6) { Text("\($0) stars").tag($0) } }
          LabeledContent("Speed", value: speed, format: .percent)
        } footer: {
          Text("Of five").font(.footnote)
        }
      }
      HStack {
        Button("Delete", role: .destructive) { isAsking = true }
        Spacer()
        Button("Share") { isSharing = true }.keyboardShortcut(.defaultAction)
      }
    }
    .padding(20)
    .frame(minWidth: 300, maxWidth: .infinity, alignment: .topLeading)
    .background(.regularMaterial, in: .rect(cornerRadius: 10))
    .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
    .navigationTitle("Player")
    .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { rating = 0 } } }
    .sheet(isPresented: $isSharing) { Text("Shared") }
    .alert("Delete it?", isPresented: $isAsking) { Button("Delete", role: .destructive) { title = "" } }
    .onChange(of: rating) { isPlaying = rating > 2 }
    .task { await Task.yield() }
  }
}
