import Oriel

extension FocusedValues {
  /// The text of the focused field.
  @Entry var fieldText: Binding<String>?
  /// The name of the page in the active window.
  @Entry var pageName: String?
}

/// Fields whose texts are read elsewhere while they have the focus.
struct FocusedValuesSection: View {
  @State private var first = "A text"
  @State private var second = "Another text"
  @StateObject private var visits = Visits()
  @StateObject private var window = Visits()

  var body: some View {
    Section("Focused values") {
      TextField("With a value", text: $first).focusedValue(\.fieldText, $first).focusedObject(visits)
      TextField("With another value", text: $second).focusedValue(\.fieldText, $second)
      FocusedValuesRows()
    }
    .focusedSceneValue(\.pageName, Page.keyboard.title)
    .focusedSceneObject(window)
  }
}

/// What the rows below the fields read.
private final class Visits: ObservableObject {
  @Published var count = 0
}

private struct FocusedValuesRows: View {
  @FocusedBinding(\.fieldText) private var text
  @FocusedValue(\.pageName) private var page
  @FocusedObject private var visits: Visits?

  var body: some View {
    LabeledContent("The focused text", value: text ?? "none")
    LabeledContent("The page in front", value: page ?? "none")
    LabeledContent("Cleared", value: "\(visits?.count ?? 0) times")
  }
}

/// A button for the toolbar, which leaves the focused values alone.
struct ClearFocusedText: View {
  @FocusedBinding(\.fieldText) private var text
  @FocusedObject private var visits: Visits?

  var body: some View {
    Button("Clear the focused text", systemImage: "eraser") {
      text = ""
      visits?.count += 1
    }
    .disabled(text == nil)
    .help("Clears the focused text")
  }
}
