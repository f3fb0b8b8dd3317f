import Oriel

/// The area in which the user writes.
struct WritingArea: View {
  @Binding var text: String
  @Binding var selection: TextSelection?
  @Binding var isFinding: Bool
  let isMarkdown: Bool

  @FocusState private var isFocused: Bool
  private let settings = WritingSettings()

  var body: some View {
    GeometryReader { area in
      let margin = settings.lineWidth.margin(in: area.size.width, fontSize: settings.fontSize)
      TextEditor(text: $text, selection: $selection)
        .textEditorStyle(.plain)
        .font(settings.font)
        .lineSpacing(settings.fontSize * 0.3)
        .contentMargins(.horizontal, margin, for: .scrollContent)
        .contentMargins(.vertical, 18, for: .scrollContent)
        .findNavigator(isPresented: $isFinding)
        .focused($isFocused)
        .onKeyPress(.tab) { change { $0.indent() } }
        .onKeyPress(.return, phases: .down) { press in
          guard isMarkdown, press.modifiers.isDisjoint(with: [.shift, .control, .option]) else { return .ignored }
          return change { $0.continueList() }
        }
        .accessibilityLabel("Text")
    }
    .background(.background.secondary)
    .onAppear { isFocused = true }
  }

  /// Changes the text as typing does, and leaves the caret behind what is new.
  private func change(_ body: (inout TextEdit) -> Bool) -> KeyPress.Result {
    var edit = TextEdit(text, selection: selection)
    guard body(&edit) else { return .ignored }
    text = edit.text
    selection = TextSelection(insertionPoint: edit.range.upperBound)
    return .handled
  }
}
