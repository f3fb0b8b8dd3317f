/// Whether the user is editing the lists of a page. See ``EditButton``.
public enum EditMode: Hashable, Sendable {
  /// The rows have no controls for editing.
  case inactive
  /// The rows have controls for editing, for a short time.
  case transient
  /// The rows have controls for editing.
  case active

  /// Whether the rows have controls for editing.
  public var isEditing: Bool { self != .inactive }
}

/// The edit mode of the views of a window, a page or a presentation, unless the app sets another one.
@MainActor final class EditModeStore {
  private let readers = DependencySource()
  private var mode = EditMode.inactive

  nonisolated init() {}

  var binding: Binding<EditMode> {
    Binding {
      self.readers.recordRead()
      return self.mode
    } set: {
      guard $0 != self.mode else { return }
      self.mode = $0
      self.readers.notifyReaders()
    }
  }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>?? { nil } }
private enum EditModeStoreKey: EnvironmentKey { static var defaultValue: EditModeStore? { nil } }

extension EnvironmentValues {
  /// The edit mode, which an ``EditButton`` changes and a ``List`` follows.
  ///
  /// Each window, page of a ``NavigationStack`` and presentation has its own. Set a binding to share it with other views,
  /// or to let the app change it:
  ///
  /// ```swift
  /// TaskList(tasks).environment(\.editMode, $mode)
  /// ```
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? editModeStore?.binding }
    set { self[EditModeKey.self] = .some(newValue) }
  }

  /// The edit mode of the window, the page or the presentation.
  var editModeStore: EditModeStore? {
    get { self[EditModeStoreKey.self] }
    set { self[EditModeStoreKey.self] = newValue }
  }
}

/// Gives the views of a page an edit mode of their own.
struct EditModeScope: ViewModifier {
  @State private var store = EditModeStore()

  func body(content: Content) -> some View { content.environment(\.editModeStore, store) }
}
