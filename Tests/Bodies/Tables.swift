import Oriel

struct ProcessTable: View {
  struct Process: Identifiable {
    let id: Int
    var name: String
    var load: Double
    var memory: Int
    var user: String
  }

  @State private var processes: [Process] = []
  @State private var selection: Process.ID?
  @State private var order = [KeyPathComparator(\Process.load, order: .reverse)]
  @State private var query = ""
  @State private var isKilling = false

  var body: some View {
    Table(processes.filter { query.isEmpty || $0.name.contains(query) }, selection: $selection, sortOrder: $order) {
      TableColumn("Name", value: \.name) { process in
        HStack {
          Image(systemName: process.user == "root" ? "gearshape" : "app")
          Text(process.name).fontWeight(process.load > 50 ? .bold : .regular)
        }
      }
      TableColumn("CPU", value: \.load) { process in
        Text("\(process.load, specifier: "%.1f") %")
          .foregroundStyle(process.load > 80 ? .red : process.load > 40 ? .orange : .primary)
          .monospacedDigit()
      }
      .width(min: 50, ideal: 70)
      TableColumn("Memory", value: \.memory) { Text("\($0.memory / 1024 / 1024) MB") }
      TableColumn("User", value: \.user)
    }
    .onChange(of: order) { processes.sort(using: order) }
    .searchable(text: $query)
    .contextMenu(forSelectionType: Process.ID.self) { ids in
      if !ids.isEmpty { Button("End…", role: .destructive) { isKilling = true } }
    }
    .safeAreaInset(edge: .bottom) {
      HStack {
        Text("\(processes.count) processes, \(processes.map(\.load).reduce(0, +), specifier: "%.0f") % in all")
        Spacer()
        Text("\(processes.reduce(0) { $0 + $1.memory } / 1_073_741_824) GB")
      }
      .font(.footnote)
      .padding(8)
      .background(.bar)
    }
    .alert("End the process?", isPresented: $isKilling, presenting: selection) { id in
      Button("End", role: .destructive) { processes.removeAll { $0.id == id } }
    } message: { id in
      Text("Process \(id) may lose data.")
    }
  }
}

struct OrderTable: View {
  enum Status: String, CaseIterable { case open, sent, paid }
  struct Order: Identifiable {
    let id: Int
    var customer: String
    var date: Date
    var total: Double
    var status: Status
  }

  @Binding var orders: [Order]
  @State private var selection: Set<Int> = []
  @State private var filter: Status?

  private var chosen: [Order] { orders.filter { selection.contains($0.id) } }

  var body: some View {
    VStack(spacing: 0) {
      Table(of: Order.self, selection: $selection) {
        TableColumn("No.") { Text(String(format: "%05d", $0.id)).monospacedDigit() }.width(60)
        TableColumn("Customer", value: \.customer)
        TableColumn("Date") { Text($0.date, format: .dateTime.day().month().year()) }
        TableColumn("Total") { order in
          Text(order.total, format: .currency(code: "EUR")).frame(maxWidth: .infinity, alignment: .trailing)
        }
        TableColumn("Status") { order in
          Text(order.status.rawValue.capitalized)
            .padding(.horizontal, 8)
            .background(
              order.status == .paid ? Color.green.opacity(0.3) : order.status == .sent ? .blue.opacity(0.3) : .clear,
              in: Capsule())
        }
      } rows: {
        ForEach(orders.filter { filter == nil || $0.status == filter }) { order in
          TableRow(order)
        }
      }
      Divider()
      HStack {
        Picker("Status", selection: $filter) {
          Text("All").tag(Status?.none)
          ForEach(Status.allCases, id: \.self) { Text($0.rawValue.capitalized).tag(Optional($0)) }
        }
        .fixedSize()
        Spacer()
        Text(chosen.isEmpty ? "\(orders.count) orders" : "\(chosen.count) of \(orders.count) selected, ")
          + Text(chosen.isEmpty ? "" : chosen.map(\.total).reduce(0, +).formatted(.currency(code: "EUR"))).bold()
      }
      .padding(10)
    }
    .toolbar {
      Button("Mark as Paid", systemImage: "checkmark.seal") {
        for index in orders.indices where selection.contains(orders[index].id) { orders[index].status = .paid }
      }
      .disabled(chosen.isEmpty || chosen.allSatisfy { $0.status == .paid })
    }
  }
}

struct FileOutline: View {
  struct Item: Identifiable, Hashable {
    var id: String { path }
    var path: String
    var size: Int
    var children: [Item]?
    var name: String { String(path.split(separator: "/").last ?? "") }
  }

  var root: [Item]
  @State private var selection: Set<Item> = []
  @AppStorage("showsSizes") private var showsSizes = true

  private func total(_ item: Item) -> Int { item.children?.map(total).reduce(0, +) ?? item.size }

  var body: some View {
    HSplitView {
      List(root, children: \.children, selection: $selection) { item in
        HStack {
          Image(systemName: item.children == nil ? "doc" : "folder.fill")
            .foregroundStyle(item.children == nil ? Color.secondary : .blue)
          Text(item.name).lineLimit(1).truncationMode(.middle)
          if showsSizes {
            Spacer()
            Text(Int64(total(item)), format: .byteCount(style: .file)).foregroundStyle(.secondary).font(.caption)
          }
        }
        .tag(item)
        .draggable(item.path)
      }
      .frame(minWidth: 200)
      VStack(spacing: 12) {
        if let item = selection.first, selection.count == 1 {
          Image(systemName: item.children == nil ? "doc.text" : "folder").font(.system(size: 72))
          Text(item.name).font(.title2)
          Text(item.path).font(.caption.monospaced()).foregroundStyle(.secondary)
        } else {
          Text(
            selection.isEmpty
              ? "No selection" : "\(selection.count) items, " + "\(selection.map(total).reduce(0, +) / 1024) KB"
          )
          .foregroundStyle(.secondary)
        }
      }
      .frame(minWidth: 240, maxWidth: .infinity, maxHeight: .infinity)
      .background(.background)
    }
    .toolbar { Toggle("Sizes", isOn: $showsSizes) }
  }
}

struct TimeSheet: View {
  struct Entry: Identifiable {
    let id = UUID()
    var task: String
    var hours: [Double]
  }

  @State private var entries: [Entry] = []
  private let days = ["Mon", "Tue", "Wed", "Thu", "Fri"]

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("Task").frame(width: 160, alignment: .leading)
          ForEach(days, id: \.self) { Text($0).frame(width: 60) }
          Text("Sum").frame(width: 60)
        }
        .font(.headline)
        .padding(.vertical, 6)
        .background(.quaternary)
        ForEach($entries) { $entry in
          GridRow {
            TextField("Task", text: $entry.task).frame(width: 160)
            ForEach(entry.hours.indices, id: \.self) { day in
              TextField("0", value: $entry.hours[day], format: .number)
                .multilineTextAlignment(.center)
                .frame(width: 60)
                .background(
                  entry.hours[day] > 8
                    ? Color.red.opacity(0.2) : entry.hours[day] > 0 ? Color.green.opacity(0.1) : .clear)
            }
            Text(entry.hours.reduce(0, +), format: .number.precision(.fractionLength(1))).bold().frame(width: 60)
          }
          Divider()
        }
        GridRow {
          Text("In all").frame(width: 160, alignment: .leading)
          ForEach(days.indices, id: \.self) { day in
            Text("\(entries.map { $0.hours[day] }.reduce(0, +), specifier: "%.1f")").frame(width: 60)
          }
          Text("\(entries.flatMap(\.hours).reduce(0, +), specifier: "%.1f") h")
            .foregroundStyle(entries.flatMap(\.hours).reduce(0, +) > 40 ? .red : .primary)
        }
        .bold()
        .padding(.top, 8)
      }
      .textFieldStyle(.plain)
    }
    .overlay(alignment: .bottomTrailing) {
      Button("Add", systemImage: "plus") {
        entries.append(Entry(task: "Task \(entries.count + 1)", hours: Array(repeating: 0, count: days.count)))
      }
      .buttonStyle(.borderedProminent)
      .padding()
    }
  }
}
