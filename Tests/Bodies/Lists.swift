import Oriel

struct Message: Identifiable, Hashable {
  let id: Int
  var sender: String
  var subject: String
  var date: Date
  var isRead = false
  var isFlagged = false
}

struct MessageList: View {
  @State private var messages: [Message] = []
  @State private var selection: Set<Message.ID> = []
  @State private var query = ""
  @State private var isDeleting = false

  private var shown: [Message] {
    query.isEmpty ? messages : messages.filter { $0.subject.contains(query) || $0.sender.contains(query) }
  }

  var body: some View {
    List(selection: $selection) {
      ForEach(shown) { message in
        HStack(alignment: .top, spacing: 10) {
          Circle()
            .fill(message.isRead ? Color.clear : .blue)
            .frame(width: 8, height: 8)
            .padding(.top, 6)
          VStack(alignment: .leading, spacing: 2) {
            HStack {
              Text(message.sender).font(.headline).lineLimit(1)
              Spacer()
              Text(message.date, style: .time).font(.caption).foregroundStyle(.secondary)
            }
            Text(message.subject).foregroundStyle(message.isRead ? .secondary : .primary)
          }
        }
        .swipeActions(edge: .leading) {
          Button(message.isRead ? "Unread" : "Read", systemImage: "envelope") { toggleRead(message) }.tint(.blue)
        }
        .swipeActions(edge: .trailing, allowsFullSwipe: true) {
          Button("Delete", systemImage: "trash", role: .destructive) { messages.removeAll { $0.id == message.id } }
          Button("Flag", systemImage: "flag") {}.tint(.orange)
        }
        .contextMenu {
          Button("Reply") {}
          Menu("Move to") {
            ForEach(["Archive", "Work", "Private"], id: \.self) { folder in
              Button(folder) {}
            }
          }
          Divider()
          Button("Delete", role: .destructive) { isDeleting = true }
        }
      }
      .onDelete { messages.remove(atOffsets: $0) }
    }
    .searchable(text: $query)
    .overlay { if shown.isEmpty { ContentUnavailableView.search(text: query) } }
    .navigationTitle("Inbox (\(messages.filter { !$0.isRead }.count))")
    .confirmationDialog("Delete \(selection.count) messages?", isPresented: $isDeleting) {
      Button("Delete", role: .destructive) { messages.removeAll { selection.contains($0.id) } }
    }
    .refreshable { await Task.yield() }
  }

  private func toggleRead(_ message: Message) {
    guard let index = messages.firstIndex(where: { $0.id == message.id }) else { return }
    messages[index].isRead.toggle()
  }
}

struct RankingList: View {
  struct Player: Identifiable {
    let id = UUID()
    var name: String
    var points: Int
  }

  @State private var players: [Player] = []
  @State private var showsTopOnly = false

  var body: some View {
    List {
      Section {
        ForEach(Array(players.enumerated()), id: \.element.id) { index, player in
          if !showsTopOnly || index < 10 {
            HStack(spacing: 12) {
              Text("\(index + 1)")
                .font(.title2.bold())
                .foregroundStyle(index == 0 ? .yellow : index == 1 ? .gray : index == 2 ? .brown : .secondary)
                .frame(width: 40, alignment: .trailing)
              Text(player.name).fontWeight(index < 3 ? .semibold : .regular)
              Spacer()
              Text("\(player.points) " + (player.points == 1 ? "point" : "points"))
                .monospacedDigit()
              ProgressView(value: Double(player.points), total: Double(players.first?.points ?? 1))
                .frame(width: 80)
            }
            .padding(.vertical, 4)
            .listRowBackground(index % 2 == 0 ? Color.clear : Color.gray.opacity(0.08))
          }
        }
        .onMove { players.move(fromOffsets: $0, toOffset: $1) }
      } header: {
        HStack {
          Text("Ranking")
          Spacer()
          Toggle("Top 10", isOn: $showsTopOnly.animation()).toggleStyle(.switch).controlSize(.mini)
        }
      } footer: {
        Text("Average: \(players.isEmpty ? 0 : players.map(\.points).reduce(0, +) / players.count)")
      }
    }
    .listStyle(.plain)
    .animation(.default, value: showsTopOnly)
  }
}

struct ContactList: View {
  struct Contact: Identifiable, Hashable {
    var id: String { name }
    var name: String
    var phone: String?
  }

  var contacts: [Contact]
  var onCall: (Contact) -> Void = { _ in }
  @State private var expanded: Contact?

  private var groups: [(letter: String, contacts: [Contact])] {
    Dictionary(grouping: contacts) { String($0.name.prefix(1)).uppercased() }
      .map { (letter: $0.key, contacts: $0.value.sorted { $0.name < $1.name }) }
      .sorted { $0.letter < $1.letter }
  }

  var body: some View {
    ScrollViewReader { proxy in
      List {
        ForEach(groups, id: \.letter) { group in
          Section(group.letter) {
            ForEach(group.contacts) { contact in
              VStack(alignment: .leading) {
                Label {
                  Text(contact.name)
                } icon: {
                  Text(String(contact.name.prefix(1)))
                    .font(.caption.bold())
                    .foregroundStyle(.white)
                    .frame(width: 26, height: 26)
                    .background(Circle().fill(.tint))
                }
                if expanded == contact, let phone = contact.phone {
                  Button(phone, systemImage: "phone") { onCall(contact) }
                    .buttonStyle(.borderless)
                    .transition(.opacity.combined(with: .move(edge: .top)))
                }
              }
              .contentShape(Rectangle())
              .onTapGesture { withAnimation { expanded = expanded == contact ? nil : contact } }
            }
          }
          .id(group.letter)
        }
      }
      .overlay(alignment: .trailing) {
        VStack(spacing: 2) {
          ForEach(groups.map(\.letter), id: \.self) { letter in
            Button(letter) { withAnimation { proxy.scrollTo(letter, anchor: .top) } }
              .font(.caption2)
              .buttonStyle(.plain)
          }
        }
        .padding(.trailing, 4)
      }
    }
  }
}

struct DownloadList: View {
  enum Status: Equatable {
    case waiting
    case running(Double)
    case failed(String)
    case done
  }

  struct Download: Identifiable {
    let id: Int
    var name: String
    var status: Status
  }

  @State private var downloads: [Download] = []

  var body: some View {
    List(downloads) { download in
      HStack {
        VStack(alignment: .leading, spacing: 4) {
          Text(download.name).font(.body.weight(.medium)).truncationMode(.middle).lineLimit(1)
          switch download.status {
          case .waiting:
            Text("Waiting…").font(.caption).foregroundStyle(.secondary)
          case .running(let fraction):
            ProgressView(value: fraction) { Text("\(Int(fraction * 100)) %").font(.caption) }
          case .failed(let reason):
            Label(reason, systemImage: "exclamationmark.triangle").font(.caption).foregroundStyle(.red)
          case .done:
            Text("Finished").font(.caption).foregroundStyle(.green)
          }
        }
        Spacer(minLength: 12)
        if case .running = download.status {
          Button("Cancel", systemImage: "xmark.circle.fill") { remove(download) }
            .labelStyle(.iconOnly)
            .buttonStyle(.plain)
            .foregroundStyle(.secondary)
        } else if download.status == .done {
          Image(systemName: "checkmark.circle.fill").foregroundStyle(.white, .green)
        }
      }
      .padding(.vertical, 6)
      .opacity(download.status == .waiting ? 0.6 : 1)
    }
    .safeAreaInset(edge: .bottom) {
      Text("\(downloads.filter { $0.status == .done }.count) of \(downloads.count) finished")
        .font(.footnote)
        .frame(maxWidth: .infinity)
        .padding(8)
        .background(.bar)
    }
  }

  private func remove(_ download: Download) { downloads.removeAll { $0.id == download.id } }
}
