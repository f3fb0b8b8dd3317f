/// The appearance of text editors: see ``View/textEditorStyle(_:)``.
@MainActor @preconcurrency public protocol TextEditorStyle {
  /// The appearance on the platform.
  static var _look: _TextEditorLook { get }
}

/// A built-in appearance of text editors.
public struct _TextEditorLook: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case framed, plain }
  package let kind: Kind
}

/// The platform's default style: an area with a frame.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public nonisolated init() {}
  public static var _look: _TextEditorLook { _TextEditorLook(kind: .framed) }
}

/// An area without a frame and background.
public struct PlainTextEditorStyle: TextEditorStyle {
  public nonisolated init() {}
  public static var _look: _TextEditorLook { _TextEditorLook(kind: .plain) }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The platform's default style: an area with a frame.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// An area without a frame and background.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

private enum TextEditorLookKey: EnvironmentKey {
  static var defaultValue: _TextEditorLook { _TextEditorLook(kind: .framed) }
}

extension EnvironmentValues {
  var textEditorLook: _TextEditorLook {
    get { self[TextEditorLookKey.self] }
    set { self[TextEditorLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the text editors in this view. The innermost modifier applies.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { environment(\.textEditorLook, S._look) }
}
