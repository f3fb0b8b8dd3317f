extension PlainTextEditor {
  /// The node of an editor: one with a place for its find bar, in which `make` returns that of the editor itself.
  static func findNode(
    of view: Self, in context: _NodeContext, else make: () -> _ViewNode<Self>
  ) -> _ViewNode<Self> {
    guard context.environment.values.editorFind == nil else { return make() }
    let attributes = context.attributes
    return MappedNode(view, in: context) {
      // The attributes that outer modifiers set are those of the editor.
      $0.attributes = nil
    } to: {
      FindableEditor(editor: $0, attributes: attributes)
    }
  }
}

/// An editor below its find bar, if that is displayed.
private struct FindableEditor: View {
  let editor: PlainTextEditor
  let attributes: AttributeScope?
  @State private var link = FindLink()
  @State private var find = FindState()
  /// Whether the bar is displayed, without a `findNavigator(isPresented:)`.
  @State private var isOpen = false
  /// Whether the editor has appeared.
  @State private var isShown = false
  @FocusState private var focus: FindFocus?
  @Namespace private var id
  @Environment(\.findSettings) private var settings

  /// Whether the bar is displayed in this one of the editors.
  private var isPresented: Bool {
    guard !settings.isFindDisabled else { return false }
    guard let isPresented = settings.isPresented else { return isOpen }
    return isPresented.wrappedValue && settings.chosen?.wrappedValue == id
  }

  var body: some View {
    let isPresented = isPresented
    let _ = connect()
    VStack(spacing: 0) {
      if isPresented {
        FindBar(find: $find, focus: $focus, supportsReplace: settings.supportsReplace) {
          [link] in link.perform($0, nil)
        }
      }
      AttributedControl(
        control: editor.focused($focus, equals: .editor), attributes: attributes)
    }
    .modifier(FindScope())
    .environment(\.editorFind, shownFind(isPresented))
    .onChange(of: isPresented ? Searched(text: editor.text.wrappedValue, search: find.search) : nil) { old, new in
      if let new { find.update(in: new.text, isOther: old?.search != new.search) }
    }
    .onChange(of: isPresented) { _, isPresented in
      if isPresented, focus != .query { focus = .query }
      if !isPresented, focus != nil { focus = .editor }
    }
    .onChange(of: focus) { _, focus in
      if focus == .editor, !isPresented { settings.chosen?.wrappedValue = id }
    }
    // The editor that had the bar may disappear after this one has appeared.
    .onChange(of: isShown && settings.chosen?.wrappedValue == nil) {
      if isShown, settings.chosen?.wrappedValue == nil { settings.chosen?.wrappedValue = id }
    }
    .onAppear { isShown = true }
    .onDisappear {
      isShown = false
      if settings.chosen?.wrappedValue == id { settings.chosen?.wrappedValue = nil }
    }
  }

  /// What is searched, and for what.
  private struct Searched: Equatable {
    let text: String
    let search: TextSearch
  }

  private func shownFind(_ isPresented: Bool) -> EditorFind {
    var shown = EditorFind(link)
    shown.action = find.action
    shown.isEnabled = !settings.isFindDisabled
    shown.supportsReplace = settings.supportsReplace
    guard isPresented else { return shown }
    shown.isPresented = true
    shown.text = find.text
    shown.matches = find.matches
    shown.current = find.current
    return shown
  }

  /// Sets what the keys do. The link is retained by this view, which its closure therefore doesn't retain.
  private func connect() {
    let (find, focus, text, id) = ($find, $focus, editor.text, id)
    let (chosen, isPresented) = (settings.chosen, settings.isPresented ?? $isOpen)
    link.perform = { command, selection in
      switch command {
      case .find, .replace:
        if let selection { find.wrappedValue.begin(at: selection.lowerBound) }
        if let selection, !selection.isEmpty {
          let text = text.wrappedValue
          let range =
            text.characterStart(atUTF8: selection.lowerBound)..<text.characterStart(atUTF8: selection.upperBound)
          find.wrappedValue.search.query = String(text[range])
        }
        if command == .replace { find.wrappedValue.isReplacing = true }
        chosen?.wrappedValue = id
        isPresented.wrappedValue = true
        focus.wrappedValue = .query
      case .next, .previous: find.wrappedValue.step(forward: command == .next)
      case .close:
        isPresented.wrappedValue = false
        focus.wrappedValue = .editor
      }
    }
  }
}

/// A place of the keyboard focus in an editor with its find bar.
enum FindFocus: Hashable { case editor, query, replacement }
