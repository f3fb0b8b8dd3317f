import Oriel

/// What a Markdown text becomes.
struct MarkdownPreview: View {
  let text: String

  @State private var blocks: [MarkdownBlock] = []
  private let settings = WritingSettings()

  var body: some View {
    GeometryReader { area in
      ScrollView {
        MarkdownBlocks(blocks: blocks, size: settings.fontSize)
          .textSelection(.enabled)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .contentMargins(.horizontal, margin(in: area.size.width), for: .scrollContent)
      .contentMargins(.vertical, 24, for: .scrollContent)
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Preview")
    .task(id: text) {
      let text = text
      if !blocks.isEmpty { do { try await Task.sleep(for: .milliseconds(150)) } catch { return } }
      let parsed = await Task.detached { MarkdownParser.blocks(of: text) }.value
      if !Task.isCancelled { blocks = parsed }
    }
  }

  /// As beside the text, where an editor has its own margin as well.
  private func margin(in width: Double) -> Double {
    settings.lineWidth.margin(in: width, fontSize: settings.fontSize) + 8
  }
}

private struct MarkdownBlocks: View {
  let blocks: [MarkdownBlock]
  let size: Double

  var body: some View {
    LazyVStack(alignment: .leading, spacing: size * 0.9) {
      ForEach(blocks.indices, id: \.self) { MarkdownBlockView(block: blocks[$0], size: size) }
    }
  }
}

private struct MarkdownBlockView: View {
  let block: MarkdownBlock
  let size: Double

  var body: some View {
    switch block {
    case .heading(let level, let text):
      Text(attributed(text))
        .font(.system(size: size * [1.8, 1.45, 1.2, 1.1][min(level, 4) - 1], weight: .bold))
        .accessibilityHeading([.h1, .h2, .h3, .h4, .h5, .h6][level - 1])
    case .paragraph(let text):
      Text(attributed(text)).font(.system(size: size)).lineSpacing(size * 0.3)
    case .list(let start, let items):
      VStack(alignment: .leading, spacing: size * 0.4) {
        ForEach(items.indices, id: \.self) { index in
          HStack(alignment: .firstTextBaseline, spacing: size * 0.6) {
            marker(of: items[index], start.map { $0 + index })
            content(items[index].blocks)
          }
        }
      }
    case .quote(let blocks):
      HStack(spacing: size) {
        RoundedRectangle(cornerRadius: 2).fill(.tertiary).frame(width: 3)
        content(blocks).foregroundStyle(.secondary)
      }
      .fixedSize(horizontal: false, vertical: true)
    case .code(let code):
      Text(verbatim: code)
        .font(.system(size: size * 0.9, design: .monospaced))
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(12)
        .background(.quinary, in: .rect(cornerRadius: 8))
    case .rule:
      Divider()
    }
  }

  private func content(_ blocks: [MarkdownBlock]) -> some View {
    VStack(alignment: .leading, spacing: size * 0.5) {
      ForEach(blocks.indices, id: \.self) { MarkdownBlockView(block: blocks[$0], size: size) }
    }
  }

  @ViewBuilder private func marker(of item: MarkdownBlock.Item, _ number: Int?) -> some View {
    if let isDone = item.isDone {
      Image(systemName: isDone ? "checkmark.square" : "square")
        .font(.system(size: size))
        .accessibilityLabel(isDone ? "Done" : "Not done")
    } else if let number {
      Text(verbatim: "\(number).").font(.system(size: size)).monospacedDigit()
    } else {
      Text(verbatim: "•").font(.system(size: size))
    }
  }

  private func attributed(_ text: String) -> AttributedString {
    InlineText.parts(of: text).reduce(into: AttributedString()) { result, part in
      var run = AttributedString(part.text)
      if let link = part.link { run.link = URL(string: link) }
      if part.style.contains(.struck) { run.strikethroughStyle = .single }
      if !part.style.isDisjoint(with: [.strong, .emphasis, .code]) { run.font = font(part.style) }
      result += run
    }
  }

  private func font(_ style: InlineText.Style) -> Font {
    let size = if case .heading(let level, _) = block { size * [1.8, 1.45, 1.2, 1.1][min(level, 4) - 1] } else { size }
    return .system(
      size: size, weight: style.contains(.strong) ? .bold : nil, design: style.contains(.code) ? .monospaced : nil
    ).italic(style.contains(.emphasis))
  }
}
