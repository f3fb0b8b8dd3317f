/// The appearance of tables. Applied with `tableStyle(_:)`.
public protocol TableStyle {
  var _look: _TableLook { get }
}

/// The appearances of tables.
public enum _TableLook: Equatable, Sendable {
  case inset, bordered
}

/// The platform's default style, which is `InsetTableStyle`.
public struct AutomaticTableStyle: TableStyle {
  public init() {}
  public var _look: _TableLook { .inset }
}

/// A table without a frame.
public struct InsetTableStyle: TableStyle {
  public init() {}
  public var _look: _TableLook { .inset }
}

/// A table with a frame around it, and lines between its rows and columns.
public struct BorderedTableStyle: TableStyle {
  public init() {}
  public var _look: _TableLook { .bordered }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The platform's default style.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// A table without a frame.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// A table with a frame around it, and lines between its rows and columns.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

/// Whether rows have backgrounds in alternating colours.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, enabled, disabled }

  private let kind: Kind

  /// The default, which is `disabled`.
  public static let automatic = AlternatingRowBackgroundBehavior(kind: .automatic)
  /// Every other row has another background.
  public static let enabled = AlternatingRowBackgroundBehavior(kind: .enabled)
  /// All rows have the same background.
  public static let disabled = AlternatingRowBackgroundBehavior(kind: .disabled)
}

private enum TableLookKey: EnvironmentKey { static var defaultValue: _TableLook { .inset } }
private enum TableHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private enum AlternatingRowsKey: EnvironmentKey {
  static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}

extension EnvironmentValues {
  var tableLook: _TableLook {
    get { self[TableLookKey.self] }
    set { self[TableLookKey.self] = newValue }
  }

  var tableHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }

  var alternatingRows: AlternatingRowBackgroundBehavior {
    get { self[AlternatingRowsKey.self] }
    set { self[AlternatingRowsKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the tables within this view.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { environment(\.tableLook, style._look) }

  /// Shows or hides the headers of the tables within this view.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View { environment(\.tableHeaders, visibility) }

  /// Sets whether the rows of the tables within this view have backgrounds in alternating colours.
  public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
    environment(\.alternatingRows, behavior)
  }
}
