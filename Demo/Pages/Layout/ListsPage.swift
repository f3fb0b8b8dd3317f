import Oriel

/// Lists: sections, selection, and a hundred thousand rows.
struct ListsPage: View {
  @State private var numbers = Array(0..<100_000)
  @State private var next = 100_000
  @State private var selection: Set<Int> = []
  @State private var place: String? = "inbox"
  @State private var opened: String?
  @State private var moves = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Lists").font(.title).accessibilityHeading(.h1)
      AdaptiveColumns {
        List(selection: $place) {
          Section("Places") {
            Text("Inbox").tag("inbox")
            Text("Drafts").tag("drafts")
          }
          Section {
            ForEach(["Work", "Home"], id: \.self) { Text($0) }
          } header: {
            Text("Labels")
          } footer: {
            Text("Shown: \(place ?? "nothing")")
          }
        }
        .listStyle(.sidebar)
        .frame(width: 200)
        .accessibilityLabel("Places")
        List(selection: $selection) {
          Text("Delete removes rows. Drag them to move them, or press Alt with Up or Down.")
            .foregroundStyle(.secondary)
            .listRowInsets(EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12))
            .selectionDisabled()
          ForEach(numbers, id: \.self) { number in
            NumberRow(number: number)
              .listRowBackground(number.isMultiple(of: 5) ? Color.yellow.opacity(0.15) : nil)
              .swipeActions { Button("Remove", role: .destructive) { remove(number) } }
              .deleteDisabled(number == 7)
              .moveDisabled(number == 7)
          }
          .onDelete { numbers.remove(atOffsets: $0) }
          .onMove {
            numbers.move(fromOffsets: $0, toOffset: $1)
            moves += 1
          }
        }
        .contextMenu(forSelectionType: Int.self) { chosen in
          if !chosen.isEmpty { Button("Copy to the Top") { copy(chosen) } }
        } primaryAction: {
          opened = $0.sorted().map(String.init).joined(separator: ", ")
        }
        .accessibilityLabel("Numbers")
      }
      Flow {
        Text("\(numbers.count) rows, \(selection.count) selected")
        if moves > 0 { Text("moved \(moves) times").foregroundStyle(.secondary) }
        if let opened { Text("opened \(opened)").foregroundStyle(.secondary) }
        Button("Insert at the Top") {
          withAnimation { numbers.insert(next, at: 0) }
          next += 1
        }
        Button("Shuffle") { withAnimation { numbers.shuffle() } }
        Button("Remove Selected") {
          withAnimation { numbers.removeAll { selection.contains($0) } }
          selection = []
        }
        .disabled(selection.isEmpty)
      }
    }
    .padding(18)
  }

  private func remove(_ number: Int) { withAnimation { numbers.removeAll { $0 == number } } }

  private func copy(_ chosen: Set<Int>) {
    for _ in chosen {
      numbers.insert(next, at: 0)
      next += 1
    }
  }
}

/// A row that counts. It keeps its state while it is scrolled out of view.
private struct NumberRow: View {
  let number: Int
  @State private var count = 0

  var body: some View {
    HStack {
      Text("Row \(number)")
      Spacer()
      Button(count == 0 ? "Count" : "\(count)") { count += 1 }.buttonStyle(.borderless)
    }
  }
}

extension Page {
  static let lists = Page("lists", "Lists", symbol: "list.bullet", order: 45) { ListsPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.lists) }
