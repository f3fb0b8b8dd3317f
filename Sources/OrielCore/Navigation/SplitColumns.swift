/// A column of a ``NavigationSplitView``.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private enum Position { case sidebar, content, detail }
  private let position: Position

  /// The leading column.
  public static let sidebar = NavigationSplitViewColumn(position: .sidebar)
  /// The column between the others, in a view with three columns.
  public static let content = NavigationSplitViewColumn(position: .content)
  /// The trailing column.
  public static let detail = NavigationSplitViewColumn(position: .detail)
}

/// The column of a split view that is in front where there is no room for all of them.
///
/// It follows what the user opens in the wide layout as well, so that the column that was used last is in front when the
/// window becomes narrow.
@MainActor final class SplitColumns {
  private let readers = DependencySource()
  private var own = NavigationSplitViewColumn.sidebar
  private var preferred: Binding<NavigationSplitViewColumn>?
  private var hasContent = false
  /// Whether a column covers others.
  private(set) var isCollapsed = false

  /// Sets the app's binding, and the arrangement of the columns. Called in the body of the split view.
  func connect(_ preferred: Binding<NavigationSplitViewColumn>?, hasContent: Bool, isCollapsed: Bool) {
    self.preferred = preferred
    self.hasContent = hasContent
    self.isCollapsed = isCollapsed
  }

  /// The column in front. The body that asks depends on the answer.
  var front: NavigationSplitViewColumn {
    readers.recordRead()
    let column = current
    return column == .content && !hasContent ? .detail : column
  }

  private var current: NavigationSplitViewColumn { preferred?.wrappedValue ?? own }

  /// Brings a column to the front.
  func show(_ column: NavigationSplitViewColumn) {
    guard column != current else { return }
    if let preferred {
      preferred.wrappedValue = column
      return
    }
    own = column
    readers.notifyReaders()
  }

  /// What goes back from a column to the one before it.
  func exit(from column: NavigationSplitViewColumn) -> ColumnExit { column == .detail ? detailExit : contentExit }

  private lazy var detailExit = ColumnExit { [weak self] in
    if let self { self.show(self.hasContent ? .content : .sidebar) }
  }
  private lazy var contentExit = ColumnExit { [weak self] in self?.show(.sidebar) }

  // MARK: Lists in the columns

  /// What lists in a column tell about their selections.
  func selection(in column: NavigationSplitViewColumn) -> ColumnSelection {
    ColumnSelection(
      isCollapsed: { [weak self] in self?.isCollapsed == true },
      changed: { [weak self] in self?.selectionChanged(in: column, isEmpty: $0, $1) },
      open: { [weak self] in self?.open(from: column) })
  }

  /// The user has opened a row of a list in a column.
  func open(from column: NavigationSplitViewColumn) { show(column == .sidebar && hasContent ? .content : .detail) }

  /// The selection of a list in a column has changed.
  func selectionChanged(in column: NavigationSplitViewColumn, isEmpty: Bool, _ cause: ColumnSelection.Cause) {
    switch cause {
    // Arrow keys select a row after the other. The user opens it with Return.
    case .user where isCollapsed: break
    case .beginning where preferred != nil: break
    case _ where !isEmpty: open(from: column)
    case .app where column == .sidebar || current == .detail: show(column)
    default: break
    }
  }
}

/// The way back from a column of a split view.
@MainActor final class ColumnExit: TreeOwner {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  func close() { action() }
}

/// Adds the way back from a column that covers others.
struct ColumnPage: ViewModifier {
  /// The way back; nil if the column doesn't cover another one.
  let exit: ColumnExit?
  @State private var hasPages = false

  func body(content: Content) -> some View {
    content
      .onPreferenceChange(StackedPagesKey.self) { hasPages = $0 }
      .transformPreference(StackedPagesKey.self) { $0 = false }
      .windowTargets(page: hasPages ? nil : exit)
      .toolbar {
        if let exit, !hasPages {
          ToolbarItem(placement: .wayBack) {
            Button(LocalizedStringKey(.commandBack), systemImage: "chevron.backward") { exit.close() }
              .help(LocalizedStringKey(.commandBack))
          }
        }
      }
  }
}

/// Whether a stack shows a page above its root, or a page without a way back.
enum StackedPagesKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
