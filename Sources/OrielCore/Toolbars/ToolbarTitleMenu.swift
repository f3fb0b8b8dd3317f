/// A menu in the center of a toolbar, whose button is the title of the window or sheet.
///
/// ```swift
/// NoteEditor(note: note)
///   .navigationTitle($note.title)
///   .toolbar {
///     ToolbarTitleMenu {
///       RenameButton()
///       Button("Duplicate") { duplicate(note) }
///     }
///   }
/// ```
///
/// A window also has the menu if its title is editable, or if it shows a document: see `navigationTitle(_:)` and
/// `navigationDocument(_:)`. In GTK: a `GtkMenuButton` without a border, as the title of the `GtkHeaderBar`.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent, _Primitive {
  public typealias Body = Never

  private let content: Content

  /// Creates a menu with its entries.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeView(_ menu: Self) -> AnyView {
    AnyView(ToolbarEntryView(placement: .titleMenu, content: menu.content))
  }
}

extension View {
  /// Adds entries to the menu at the title of the window or sheet that contains the view. See ``ToolbarTitleMenu``.
  public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    toolbar { ToolbarTitleMenu(content: content) }
  }
}

/// The menu at the title, with the entries that the views declare: those of the app, or else the one that renames, and
/// those for the document.
struct TitleMenu: View {
  let entries: [ToolbarEntry]
  @Environment(\.surfaceTitle) private var title

  var body: some View {
    Menu {
      ForEach(shownEntries) { entry in Section { entry.view } }
    } label: {
      VStack(spacing: 0) {
        Text(title?.text ?? "").bold()
        if let subtitle = title?.subtitle, !subtitle.isEmpty {
          Text(subtitle).font(.caption).foregroundStyle(.secondary)
        }
      }
      .lineLimit(1)
    }
    .menuStyle(.borderlessButton)
    .accessibilityLabel(title?.text ?? "")
  }

  private var shownEntries: [ToolbarEntry] {
    let isOwn = entries.contains { $0.placement == .titleMenu }
    return entries.filter { !isOwn || $0.placement != .renameMenu }
  }
}
