/// A menu in the center of a toolbar, whose button is the title of the window or sheet.
///
/// ```swift
/// NoteEditor(note: note)
///   .navigationTitle(note.title)
///   .toolbar {
///     ToolbarTitleMenu {
///       Button("Rename…") { isRenaming = true }
///       Button("Duplicate") { duplicate(note) }
///     }
///   }
/// ```
///
/// In GTK: a `GtkMenuButton` without a border, as the title of the `GtkHeaderBar`. The subtitle isn't shown.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent, _Primitive {
  public typealias Body = Never

  private let content: Content

  /// Creates a menu with its entries.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeView(_ menu: Self) -> AnyView {
    AnyView(ToolbarEntryView(placement: .principal, content: TitleMenu(content: menu.content)))
  }
}

private struct TitleMenu<Content: View>: View {
  let content: Content
  @Environment(\.surfaceTitle) private var title

  var body: some View {
    Menu {
      content
    } label: {
      Text(title?.text ?? "").bold()
    }
    .menuStyle(.borderlessButton)
  }
}

/// The title of a window or a presentation.
@MainActor final class SurfaceTitle {
  private let readers = DependencySource()
  private var current = ""

  /// The title. A body that reads it depends on it.
  var text: String {
    get {
      readers.recordRead()
      return current
    }
    set {
      guard newValue != current else { return }
      current = newValue
      readers.notifyReaders()
    }
  }
}

private enum SurfaceTitleKey: EnvironmentKey { static var defaultValue: SurfaceTitle? { nil } }

extension EnvironmentValues {
  /// The title of the window or presentation that contains the view.
  var surfaceTitle: SurfaceTitle? {
    get { self[SurfaceTitleKey.self] }
    set { self[SurfaceTitleKey.self] = newValue }
  }
}
