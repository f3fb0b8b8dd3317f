/// The order, the visibility and the widths of the columns of a ``Table``, as the user has changed them.
///
/// ```swift
/// @SceneStorage("people.columns") private var columns: TableColumnCustomization<Person>
///
/// Table(people, columnCustomization: $columns) {
///   TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.visibility)
///   TableColumn("Age") { Text("\($0.age)") }.customizationID("age")
///   TableColumn("Notes", value: \.notes).customizationID("notes").defaultVisibility(.hidden)
/// }
/// ```
///
/// The user moves columns by dragging their headers, resizes them by dragging the edges of the headers, and shows or hides
/// them in the menu of a header. Only columns with a customization ID are customized. The value can be encoded, and be
/// stored by ``SceneStorage`` and ``AppStorage``.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  /// The IDs of the columns, in the order of the user; empty for that of the table.
  var order: [String] = []
  /// The columns that the user has shown or hidden.
  var visibilities: [String: Bool] = [:]
  /// The columns that the user has resized.
  var widths: [String: Double] = [:]

  /// Creates a customization that changes nothing.
  public init() {}

  /// The visibility of the column with a customization ID; `automatic` for the column's default.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Restores the order in which the table declares the columns.
  public mutating func resetOrder() { order = [] }

  /// Places columns in the order of the user. Columns that aren't in it keep their places.
  func arranged(_ columns: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] {
    guard !order.isEmpty else { return columns }
    var ranks: [String: Int] = [:]
    for (rank, id) in order.enumerated() { ranks[id] = rank }
    func rank(_ column: _TableColumn<RowValue>) -> Int? {
      column.disabledCustomization.contains(.reorder) ? nil : column.customizationID.flatMap { ranks[$0] }
    }
    var moved = columns.filter { rank($0) != nil }.sorted { (rank($0) ?? 0) < (rank($1) ?? 0) }[...]
    return columns.map { rank($0) == nil ? $0 : moved.popFirst() ?? $0 }
  }

  func isVisible(_ column: _TableColumn<RowValue>) -> Bool {
    column.customizationID.flatMap { visibilities[$0] } ?? (column.defaultVisibility != .hidden)
  }
}

/// The ways in which the user can customize the columns of a table.
public struct TableColumnCustomizationBehavior: SetAlgebra, OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Moving the column.
  public static var reorder: TableColumnCustomizationBehavior { TableColumnCustomizationBehavior(rawValue: 1) }
  /// Changing the width of the column.
  public static var resize: TableColumnCustomizationBehavior { TableColumnCustomizationBehavior(rawValue: 2) }
  /// Showing and hiding the column.
  public static var visibility: TableColumnCustomizationBehavior { TableColumnCustomizationBehavior(rawValue: 4) }
  /// All behaviors.
  public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }
}

extension TableColumnContent {
  /// Identifies a column in a ``TableColumnCustomization``.
  ///
  /// - Parameter id: the identity, unique in the table. It is stored, so it should stay the same in later versions of
  ///   the app.
  public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { changed { $0.customizationID = id } }

  /// Sets whether a column is visible as long as the user hasn't shown or hidden it.
  public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.defaultVisibility = visibility }
  }

  /// Prevents the user from customizing a column in some ways.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.disabledCustomization = behavior }
  }

  private func changed(
    _ change: (inout _TableColumn<TableRowValue>) -> Void
  ) -> _TableColumnList<TableRowValue, TableColumnSortComparator> {
    _TableColumnList(
      Self._columns(of: self).map { column in
        var column = column
        change(&column)
        return column
      })
  }
}

// MARK: Storage

extension StorageCoding {
  /// As an object in the settings file.
  fileprivate static func customization<RowValue>() -> Self where Value == TableColumnCustomization<RowValue> {
    Self(
      encode: { value in
        .object([
          "order": .array(value.order.map { .string($0) }),
          "visible": .object(value.visibilities.mapValues { .bool($0) }),
          "widths": .object(value.widths.mapValues { .double($0) }),
        ])
      },
      decode: { stored in
        guard case .object(let values) = stored else { return nil }
        var result = TableColumnCustomization<RowValue>()
        if case .array(let order)? = values["order"] {
          result.order = order.compactMap { if case .string(let id) = $0 { id } else { nil } }
        }
        if case .object(let visible)? = values["visible"] {
          result.visibilities = visible.compactMapValues {
            if case .bool(let isVisible) = $0 { isVisible } else { nil }
          }
        }
        if case .object(let widths)? = values["widths"] {
          result.widths = widths.compactMapValues {
            switch $0 {
            case .double(let width): width
            case .int(let width): Double(width)
            case .bool, .string, .data, .date, .url, .array, .object, .null: nil
            }
          }
        }
        return result
      })
  }
}

extension SceneStorage {
  /// Creates a property for the customization of a table's columns.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(key, wrappedValue, .customization())
  }
}

extension AppStorage {
  /// Creates a property for the customization of a table's columns.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: AppStorageStore? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(key, wrappedValue, store, .customization())
  }
}
