import Oriel

/// The tags of pictures: those that all of them have, and a field for another one.
struct TagSection: View {
  let shots: [Shot]
  let library: Library
  @State private var new = ""
  @Environment(\.undoManager) private var undoManager

  private var ids: Set<Shot.ID> { Set(shots.map(\.id)) }

  private var common: [String] {
    let sets = shots.map { Set($0.tags) }
    return (shots.first?.tags ?? []).filter { tag in sets.allSatisfy { $0.contains(tag) } }
  }

  var body: some View {
    Section("Tags") {
      ForEach(common, id: \.self) { tag in
        HStack {
          Label(tag, systemImage: "tag")
          Spacer()
          Button("Remove “\(tag)”", systemImage: "xmark") { remove(tag) }
            .labelStyle(.iconOnly)
            .buttonStyle(.borderless)
        }
      }
      TextField("New Tag", text: $new)
        .onSubmit { add() }
        .textInputSuggestions {
          ForEach(library.tags.filter { !common.contains($0) }, id: \.self) { Text($0).textInputCompletion($0) }
        }
    }
  }

  private func add() {
    let tags = FileTags.parsed(new)
    new = ""
    guard !tags.isEmpty else { return }
    library.setTags(of: ids, undoManager: undoManager) { old in old + tags.filter { !old.contains($0) } }
  }

  private func remove(_ tag: String) {
    library.setTags(of: ids, undoManager: undoManager) { old in old.filter { $0 != tag } }
  }
}
