import Oriel

/// The formats of the selected text.
struct FormatBar: View {
  let draft: Draft
  let browser: Browser

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 6) {
        ParagraphMenu(draft: draft)
        ForEach(FormatCommand.all) { command in
          Toggle(command.name, systemImage: command.symbol, isOn: isOn(command.format))
            .help(command.name)
        }
        Divider().frame(height: 20)
        Toggle("Bulleted List", systemImage: "list.bullet", isOn: isOn(.bullet)).help("Bulleted List")
        Toggle("Checklist", systemImage: "checklist", isOn: isOn(.open)).help("Checklist")
        Button("Link…", systemImage: "link") { browser.question = .address }.help("Link…")
      }
      .toggleStyle(.button)
      .buttonStyle(.borderless)
      .labelStyle(.iconOnly)
      .padding(6)
    }
  }

  private func isOn(_ format: Formats) -> Binding<Bool> {
    Binding {
      draft.has(format)
    } set: { _ in
      draft.toggle(format)
    }
  }

  private func isOn(_ marker: ListMarker) -> Binding<Bool> {
    Binding {
      draft.marker == marker || marker == .open && draft.marker == .done
    } set: { _ in
      draft.toggle(draft.marker == .done && marker == .open ? .done : marker)
    }
  }
}

/// What the paragraph with the caret is.
struct ParagraphMenu: View {
  @Bindable var draft: Draft

  var body: some View {
    Picker("Paragraph", selection: $draft.paragraph) {
      Text("Body").tag(Paragraph?.none)
      ForEach(Paragraph.headings, id: \.self) { Text($0.name).tag(Optional($0)) }
    }
    .labelsHidden()
    .pickerStyle(.menu)
  }
}

extension Paragraph {
  var name: LocalizedStringKey {
    switch self {
    case .title: "Title"
    case .heading: "Heading"
    case .subheading: "Subheading"
    case .code: "Code"
    }
  }
}
