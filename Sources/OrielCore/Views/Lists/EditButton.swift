/// A button that begins and ends the editing of the lists of its page: "Edit" or "Done" in the language of the user.
///
/// ```swift
/// List {
///   ForEach(tasks) { Text($0.title) }
///     .onDelete { tasks.remove(atOffsets: $0) }
///     .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
/// }
/// .toolbar { EditButton() }
/// ```
///
/// It changes `editMode` of the environment, in an animation. Meanwhile, rows of a ``List`` that can be removed have a button
/// for that, those that can be moved a handle, and a click in a row of a list with several selected rows adds it to the
/// selection or removes it. What the user can do without editing remains possible: see <doc:Rows>.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Creates the button.
  public init() {}

  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button(LocalizedStringKey(isEditing ? .listDone : .listEdit)) {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
  }
}
