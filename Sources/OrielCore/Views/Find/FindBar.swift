/// The bar above an editor with which the user finds and replaces text.
struct FindBar: View {
  @Binding var find: FindState
  let focus: FocusState<FindFocus?>.Binding
  let supportsReplace: Bool
  /// Performs what a key of the bar means.
  let perform: (FindCommand) -> Void
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    // Beside all buttons, the field of a narrow window would have room for a few letters only.
    let isNarrow = sizeClass == .compact
    VStack(alignment: .leading, spacing: 6) {
      FindRow {
        field(.findPrompt, $find.search.query, .query)
        if !isNarrow { controls }
        symbol("xmark", .findClose, .close)
      }
      if isNarrow { HStack(spacing: 6) { controls } }
      if supportsReplace, find.isReplacing {
        FindRow {
          field(.findReplacement, $find.replacement, .replacement)
          button(.findReplace) { find.replace() }
          button(.findReplaceAll) { find.replaceAll() }
        }
      }
    }
    .padding(6)
    .background(.bar)
  }

  @ViewBuilder private var controls: some View {
    Text(count).foregroundStyle(.secondary).monospacedDigit()
    if sizeClass == .compact { Spacer() }
    symbol("chevron.up", .findPrevious, .previous)
    symbol("chevron.down", .findNext, .next)
    toggle("textformat", .findMatchCase, $find.search.matchesCase)
    if supportsReplace { toggle("arrow.2.squarepath", .findReplace, $find.isReplacing) }
  }

  /// The place of the selected match among all, and their number.
  private var count: String {
    if find.search.query.isEmpty { return "" }
    if find.matches.isEmpty { return LocalizedStringKey(.searchNoResults).resolved() }
    let place = find.current.map { String($0 + 1) } ?? "–"
    return LocalizedStringKey(.findCount, place, String(find.matches.count)).resolved()
  }

  private func field(_ word: Word, _ text: Binding<String>, _ place: FindFocus) -> some View {
    TextField(LocalizedStringKey(word), text: text)
      .focused(focus, equals: place)
      // Return isn't a submission, which the views around the editor would receive as well.
      .onKeyPress(phases: [.down, .repeat]) { press in
        if press.key == .return, press.modifiers.contains(.shift) {
          perform(.previous)
        } else if press.key == .return, press.isPlain {
          if place == .replacement { find.replace() } else { perform(.next) }
        } else if let command = FindCommand.allCases.first(where: { $0.hasKey(press.key, press.modifiers) }),
          command != .replace || supportsReplace
        {
          perform(command)
        } else {
          return .ignored
        }
        return .handled
      }
  }

  private func symbol(_ name: String, _ word: Word, _ command: FindCommand) -> some View {
    Button {
      perform(command)
    } label: {
      Image(systemName: name).accessibilityLabel(Text(LocalizedStringKey(word)))
    }
    .buttonStyle(.borderless)
    .help(LocalizedStringKey(word))
    .disabled(command != .close && find.matches.isEmpty)
  }

  private func toggle(_ name: String, _ word: Word, _ isOn: Binding<Bool>) -> some View {
    Toggle(isOn: isOn) { Image(systemName: name).accessibilityLabel(Text(LocalizedStringKey(word))) }
      .toggleStyle(.button)
      .help(LocalizedStringKey(word))
  }

  private func button(_ word: Word, action: @escaping @MainActor () -> Void) -> some View {
    Button(LocalizedStringKey(word), action: action).disabled(find.matches.isEmpty)
  }
}
