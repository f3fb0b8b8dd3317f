/// A button that begins the standard action for renaming.
///
/// ```swift
/// List(notes) { note in
///   NoteRow(note)
///     .renameAction { renamed = note }
///     .contextMenu { RenameButton() }
/// }
/// ```
///
/// It calls the environment's ``EnvironmentValues/rename``, and is disabled where there is none.
public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename
  private let label: Label

  /// The button.
  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

extension RenameButton where Label == OrielCore.Label<Text, Image> {
  /// Creates a button with the standard label.
  public init() { label = Label(LocalizedStringKey(.documentRename), systemImage: "pencil") }
}

extension View {
  /// Sets what a ``RenameButton`` in this view does, such as one in its context menu.
  public func renameAction(_ action: @escaping () -> Void) -> some View { modifier(RenameModifier(action: action)) }

  /// Has a ``RenameButton`` in this view move the keyboard focus to the field with a name.
  ///
  /// - Parameter isFocused: the focus of the field, which the action sets to true.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

private struct RenameModifier: ViewModifier {
  let action: () -> Void
  @State private var rename = RenameAction {}

  func body(content: Content) -> some View {
    rename.update(action)
    return content.environment(\.rename, rename)
  }
}
