import Observation
import OrielCore

/// The containers of rows.
enum RowContainer: String, CaseIterable {
  case list, shortList, stack, shortStack, pinnedStack, grid, shortGrid, table, outline, tableOutline

  /// Whether only a part of the rows is visible.
  var isShort: Bool { self == .shortList || self == .shortStack || self == .shortGrid || self == .pinnedStack }
  /// Whether it contains an outline, which expands its rows itself.
  var isOutline: Bool { self == .outline || self == .tableOutline }
  var hasSelection: Bool {
    switch self {
    case .list, .shortList, .table, .outline, .tableOutline: true
    case .stack, .shortStack, .pinnedStack, .grid, .shortGrid: false
    }
  }
}

/// What a container shows.
@Observable @MainActor final class RowStage {
  var tree: RowTree
  var selection: Set<Int> = []

  init(_ tree: RowTree) { self.tree = tree }
}

/// A container with the rows of a tree.
struct RowStageView: View {
  @Bindable var stage: RowStage
  let container: RowContainer

  private static let columns = [GridItem(), GridItem(), GridItem()]

  var body: some View {
    switch container {
    case .list, .shortList: List(selection: $stage.selection) { RowTreeView(tree: stage.tree) }
    case .stack, .shortStack: ScrollView { LazyVStack { RowTreeView(tree: stage.tree) } }
    case .pinnedStack:
      ScrollView { LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) { RowTreeView(tree: stage.tree) } }
    case .grid, .shortGrid: ScrollView { LazyVGrid(columns: Self.columns) { RowTreeView(tree: stage.tree) } }
    case .outline:
      List(stage.tree.children, children: \.below, selection: $stage.selection) { RowCell(name: "\($0.id)") }
    case .tableOutline:
      Table(stage.tree.children, children: \.below, selection: $stage.selection) {
        TableColumn("Name") { (tree: RowTree) in RowCell(name: "\(tree.id)") }
        TableColumn("Number") { (tree: RowTree) in Text("number \(tree.number)") }
      }
    case .table:
      Table(of: RowTree.self, selection: $stage.selection) {
        TableColumn("Name") { (tree: RowTree) in RowCell(name: "\(tree.id)") }
        TableColumn("Number") { (tree: RowTree) in Text("number \(tree.number)") }
      } rows: {
        ForEach(stage.tree.children) { child in
          if child.kind.inTable == .section {
            Section {
              ForEach(child.children) { TableRow($0) }
            } header: {
              Text("header \(child.id)")
            }
          } else if child.kind.inTable == .disclosure {
            DisclosureTableRow(child, isExpanded: .constant(child.flag)) { ForEach(child.children) { TableRow($0) } }
          } else if child.kind.inTable == .optional {
            if child.flag { TableRow(child) }
          } else {
            TableRow(child)
          }
        }
      }
    }
  }
}

extension RowTree.Kind {
  /// What a child is in a table.
  enum InTable { case row, section, disclosure, optional }

  var inTable: InTable {
    switch self {
    case .sections, .section, .bare: .section
    case .disclosure, .nested, .pairs: .disclosure
    case .optional: .optional
    default: .row
    }
  }
}
