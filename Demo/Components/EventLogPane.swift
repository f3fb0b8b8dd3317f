import Oriel

/// The events of a page, beside its samples, or below them in a narrow window.
struct EventLogPane: View {
  let log: EventLog
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Events").font(.headline)
        Spacer()
        Button("Clear") { log.clear() }
          .disabled(log.entries.isEmpty)
          .controlSize(.small)
      }
      .padding(12)
      Divider()
      if log.entries.isEmpty {
        ViewThatFits(in: .vertical) {
          EmptyNotice(
            title: "No events yet", detail: "Present something to see what happens.", symbol: "list.bullet")
          Text("No events yet").foregroundStyle(.secondary).padding(12)
        }
      } else {
        ScrollView {
          VStack(alignment: .leading, spacing: 6) {
            ForEach(log.entries) { entry in
              // Selectable text is focusable: each line would be a stop of the Tab key.
              Text(entry.text).font(.caption)
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(12)
        }
      }
    }
    .frame(idealWidth: 240, maxWidth: sizeClass == .compact ? .infinity : 240)
  }
}
