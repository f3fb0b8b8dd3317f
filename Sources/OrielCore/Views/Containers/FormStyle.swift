/// The appearance of forms; see `formStyle(_:)`.
@MainActor @preconcurrency public protocol FormStyle {
  static var _look: _FormLook { get }
}

/// One of the platform's appearances of forms.
public struct _FormLook: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case grouped, columns }
  package let kind: Kind
}

/// The platform's default: grouped rows.
public struct AutomaticFormStyle: FormStyle {
  public static var _look: _FormLook { _FormLook(kind: .grouped) }
  public nonisolated init() {}
}

/// Rows in boxes, in a scrollable column.
public struct GroupedFormStyle: FormStyle {
  public static var _look: _FormLook { _FormLook(kind: .grouped) }
  public nonisolated init() {}
}

/// Rows without boxes, which don't scroll: a column of labels at the trailing edge of which the controls begin.
public struct ColumnsFormStyle: FormStyle {
  public static var _look: _FormLook { _FormLook(kind: .columns) }
  public nonisolated init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The platform's default: grouped rows.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in boxes, in a scrollable column.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Rows without boxes, which don't scroll: a column of labels at the trailing edge of which the controls begin.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private enum FormLookKey: EnvironmentKey { static var defaultValue: _FormLook.Kind { .grouped } }

extension EnvironmentValues {
  var formLook: _FormLook.Kind {
    get { self[FormLookKey.self] }
    set { self[FormLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the forms within this view. It is read when a form is created.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { environment(\.formLook, S._look.kind) }
}
