import Oriel

/// Text in its styles, and images.
struct TextPage: View {
  @State private var openedLinks = 0

  var body: some View {
    PageColumn(.text, "Fonts, weights, colors, icons and images.") {
      Section("Fonts") {
        ForEach(Self.fonts, id: \.name) { style in
          HStack {
            Text(style.name).font(style.font)
            Spacer()
          }
        }
      }
      Section("Styles") {
        Row("Weights") {
          Flow(spacing: 12) {
            Text("Light").fontWeight(.light)
            Text("Regular")
            Text("Semibold").fontWeight(.semibold)
            Text("Bold").bold()
          }
        }
        Row("Together") {
          Text("plain, ") + Text("italic, ").italic() + Text("underlined, ").underline()
            + Text("struck").strikethrough() + Text(", code").monospaced()
        }
        Row("Colours") {
          Flow(spacing: 12) {
            Text("Tint").foregroundStyle(.tint)
            Text("Secondary").foregroundStyle(.secondary)
            Text("Tertiary").foregroundStyle(.tertiary)
            Group { Text("Red") }.foregroundColor(.red)
          }
        }
        Row("For a whole row") {
          Flow(spacing: 12) {
            Text("Italic")
            Text("and a step heavier")
          }
          .italic()
          .transformEnvironment(\.font) { $0 = ($0 ?? .body).bold() }
        }
      }
      Section("Markdown") {
        Text("A **localized** text may contain *emphasis*, `code`, ~~deletions~~ and [links](org.oriel.gallery:link).")
          .environment(\.openURL, countingLinks)
        Text("Links opened: **\(openedLinks)**")
        Row("An attributed string") { Text(Self.attributed).environment(\.openURL, countingLinks) }
        Row("One of Markdown") { Text(Self.markdown).environment(\.openURL, countingLinks) }
      }
      Section("Lines") {
        Text(Self.sentence)
          .lineLimit(1)
          .truncationMode(.middle)
          .help(Self.sentence)
        Text(Self.sentence)
          .lineLimit(2, reservesSpace: true)
        Text("This text can be selected and copied: 4f3c-9a07-be51")
          .textSelection(.enabled)
        Text(verbatim: "Never markup: <b>100 %</b> & _more_")
      }
      Section("Icons and images") {
        Row("Symbols, by their names in SF Symbols") {
          Flow(spacing: 12) {
            ForEach(["trash", "folder", "magnifyingglass", "star", "bell"], id: \.self) { name in
              Image(systemName: name).accessibilityLabel(name)
            }
          }
        }
        Row("Beside a text") {
          Flow(spacing: 18) {
            Label("Downloads", systemImage: "arrow.down.circle")
            Label("Music", systemImage: "music.note").foregroundStyle(.secondary)
          }
        }
        Row("Icons, by their names in the desktop’s theme") {
          Flow(spacing: 12) {
            Image(iconName: "document-open-symbolic").imageScale(.small)
            Image(iconName: "document-save-symbolic")
            Image(iconName: "edit-find-symbolic").imageScale(.large).foregroundStyle(.tint)
          }
          .accessibilityHidden(true)
        }
        Flow(spacing: 18) {
          picture("All of it", .fit)
          picture("All of the space", .fill)
          VStack(spacing: 6) {
            Image(data: Artwork.landscape).resizable().frame(width: 96, height: 96)
            Text("Stretched").font(.caption)
          }
        }
        .padding(.vertical, 6)
      }
    }
  }

  private func picture(_ title: LocalizedStringKey, _ mode: ContentMode) -> some View {
    VStack(spacing: 6) {
      Image(data: Artwork.landscape)
        .resizable()
        .aspectRatio(contentMode: mode)
        .frame(width: 96, height: 96)
        .clipped()
      Text(title).font(.caption)
    }
  }

  private var countingLinks: OpenURLAction {
    OpenURLAction { _ in
      openedLinks += 1
      return .handled
    }
  }

  private static var markdown: AttributedString {
    (try? AttributedString(markdown: "Read at **run time**, with `code` and a [link](org.oriel.gallery:link)")) ?? ""
  }

  private static var attributed: AttributedString {
    var text = AttributedString("Green, wide, with a link")
    if let range = text.range(of: "Green") { text[range].foregroundColor = .green }
    if let range = text.range(of: "wide") {
      text[range].kern = 3
      text[range].underlineStyle = .single
    }
    if let range = text.range(of: "link") { text[range].link = URL(string: "org.oriel.gallery:link") }
    return text
  }

  private static let fonts: [(name: String, font: Font)] = [
    ("Large Title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Caption", .caption),
  ]

  private static let sentence =
    "A sentence that is far too long for one line of this page is cut, or goes on in the next line, as the app likes."
}

extension Page {
  static let text = Page("text", "Text and Images", symbol: "textformat", order: 20) { TextPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.text) }
