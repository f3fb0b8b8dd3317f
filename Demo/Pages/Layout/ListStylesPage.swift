import Oriel

/// The styles of lists, and what rows set for themselves.
struct ListStylesPage: View {
  private enum Style: String, CaseIterable, Identifiable {
    case plain, inset, insetGrouped, bordered, sidebar
    var id: Self { self }
  }

  @State private var style = Style.insetGrouped
  @State private var hidesLines = false
  @State private var starred: Set<String> = ["Plum"]
  private let fruit = ["Apple", "Cherry", "Pear", "Plum"]
  private let vegetables = (1...30).map { "Vegetable \($0)" }

  var body: some View {
    ScrollViewReader { proxy in
      VStack(alignment: .leading, spacing: 12) {
        Text("List Styles").font(.title).accessibilityHeading(.h1)
        Flow(spacing: 12) {
          Picker("Style", selection: $style) {
            Text("Plain").tag(Style.plain)
            Text("Inset").tag(Style.inset)
            Text("Grouped").tag(Style.insetGrouped)
            Text("Bordered").tag(Style.bordered)
            Text("Sidebar").tag(Style.sidebar)
          }
          Toggle("Hide Lines", isOn: $hidesLines).toggleStyle(.checkbox)
        }
        switch style {
        case .plain: rows.listStyle(.plain)
        case .inset: rows.listStyle(.inset)
        case .insetGrouped: rows.listStyle(.insetGrouped)
        case .bordered: rows.listStyle(.bordered)
        case .sidebar: rows.listStyle(.sidebar)
        }
        Flow {
          Button("First Row") { proxy.scrollTo(fruit.first, anchor: .top) }
          Button("Last Row") { proxy.scrollTo(vegetables.last, anchor: .bottom) }
        }
      }
      .padding(18)
    }
  }

  private var rows: some View {
    List {
      Section("Fruit") {
        ForEach(fruit, id: \.self) { name in
          Label(name, systemImage: starred.contains(name) ? "star.fill" : "star")
            .badge(starred.contains(name) ? 1 : 0)
            .listRowSeparator(hidesLines ? .hidden : .automatic)
            .swipeActions(edge: .leading, allowsFullSwipe: false) {
              Button(starred.contains(name) ? "Remove Star" : "Add Star", systemImage: "star") { toggleStar(of: name) }
                .tint(.orange)
              Button("Add All Stars", systemImage: "star.fill") { starred = Set(fruit) }
            }
        }
      }
      Section {
        Text("A tinted line").listRowSeparatorTint(.red).listRowSeparator(.visible)
        Text("A background").listRowBackground(Color.green.opacity(0.2))
        Text("Insets").listRowInsets(EdgeInsets(top: 12, leading: 48, bottom: 12, trailing: 12))
      } header: {
        Text("Rows")
      } footer: {
        Text("Stars are set in the menu of a row, by swiping it, or with Shift and the wheel.")
      }
      Section("Vegetables") { ForEach(vegetables, id: \.self) { Text($0) } }
    }
    .accessibilityLabel("Rows")
  }

  private func toggleStar(of name: String) { starred.formSymmetricDifference([name]) }
}

extension Page {
  static let listStyles = Page("list-styles", "List Styles", symbol: "list.bullet.rectangle", order: 46) {
    ListStylesPage()
  }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.listStyles) }
