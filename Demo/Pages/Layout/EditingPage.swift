import Oriel

/// Lists whose rows have controls for editing while the user edits them.
struct EditingPage: View {
  @State private var tasks = (1...12).map { "Task \($0)" }
  @State private var chosen: Set<String> = []
  @State private var mode = EditMode.inactive
  @State private var isRevealed = false
  @State private var letters = ["A", "B", "C", "D", "E"].map { Letter(id: $0) }

  private struct Letter: Identifiable { let id: String }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Editing").font(.title).accessibilityHeading(.h1)
      AdaptiveColumns {
        VStack(alignment: .leading, spacing: 6) {
          Row("Remove and move") { EditButton() }
          List {
            ForEach($tasks, id: \.self, editActions: .all) { $task in
              Text(task)
                .swipeActions(edge: .leading) {
                  Button("Done") { remove(task) }.tint(.green)
                } onPresentationChanged: {
                  isRevealed = $0
                }
            }
          }
          Text(isRevealed ? "The actions of a row are revealed." : "Swipe a row to the right for its action.")
            .foregroundStyle(.secondary)
        }
        VStack(alignment: .leading, spacing: 6) {
          Row("Choose several") { EditButton() }
          List(tasks, id: \.self, selection: $chosen) { Text($0) }
          Text("\(chosen.count) chosen").foregroundStyle(.secondary)
        }
        .environment(\.editMode, $mode)
      }
      Flow(spacing: 12) {
        Text("Drag to arrange")
        HStack {
          ForEach(letters) { letter in
            Text(letter.id).font(.title2).frame(width: 36, height: 36)
              .background(Color.accentColor.opacity(0.25), in: RoundedRectangle(cornerRadius: 8))
          }
          .reorderable()
        }
        .reorderContainer(for: Letter.self) { move($0.sources, to: $0.destination.position) }
      }
    }
    .padding(18)
  }

  private func move(
    _ ids: [String],
    to position: ReorderDifference<String, ReorderableSingleCollectionIdentifier>.Destination.Position
  ) {
    let moved = letters.filter { ids.contains($0.id) }
    letters.removeAll { ids.contains($0.id) }
    var index = letters.count
    if case .before(let id) = position { index = letters.firstIndex { $0.id == id } ?? index }
    letters.insert(contentsOf: moved, at: index)
  }

  private func remove(_ task: String) { withAnimation { tasks.removeAll { $0 == task } } }
}

extension Page {
  static let editing = Page("editing", "Editing", symbol: "checklist", order: 47) { EditingPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.editing) }
