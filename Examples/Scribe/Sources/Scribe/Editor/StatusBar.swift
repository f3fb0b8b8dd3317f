import Oriel

/// The bar below a text, which tells how long it is.
struct StatusBar: View {
  let text: String
  let isMarkdown: Bool

  @State private var statistics = TextStatistics()
  @State private var showsDetails = false

  var body: some View {
    HStack {
      Text(isMarkdown ? "Markdown" : "Plain Text").foregroundStyle(.secondary)
      Spacer()
      Button("\(statistics.words) words") { showsDetails = true }
        .buttonStyle(.borderless)
        .controlSize(.small)
        .help("Show how long the text is")
        .popover(isPresented: $showsDetails) { StatisticsDetails(statistics: statistics) }
    }
    .font(.callout)
    .padding(.horizontal, 12)
    .padding(.vertical, 4)
    .task(id: text) { await count() }
  }

  /// Counts once the user pauses, away from the keyboard's thread.
  private func count() async {
    if text.utf8.count > 20_000 {
      do { try await Task.sleep(for: .milliseconds(300)) } catch { return }
    }
    let text = text
    let counted = await Task.detached { TextStatistics(text) }.value
    if !Task.isCancelled { statistics = counted }
  }
}

private struct StatisticsDetails: View {
  let statistics: TextStatistics

  var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 24, verticalSpacing: 6) {
      row("Words", statistics.words)
      row("Characters", statistics.characters)
      row("Lines", statistics.lines)
      GridRow {
        Text("Reading Time").foregroundStyle(.secondary)
        Text("\(statistics.readingTime) minutes").gridColumnAlignment(.trailing)
      }
    }
    .padding(18)
  }

  private func row(_ title: LocalizedStringKey, _ number: Int) -> some View {
    GridRow {
      Text(title).foregroundStyle(.secondary)
      Text(number, format: .number).monospacedDigit().gridColumnAlignment(.trailing)
    }
  }
}
