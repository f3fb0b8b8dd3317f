/// How a view that displays an editable text takes part in finding: the environment value `findContext`.
public struct FindContext: Sendable {
  /// Whether the find bar is displayed; nil without a `findNavigator(isPresented:)` around the view.
  public var isPresented: Binding<Bool>?
  /// Whether the user may replace what is found.
  public var supportsReplace: Bool
}

/// How the editors in a view are searched.
struct FindSettings {
  var isPresented: Binding<Bool>?
  /// The editor that has the find bar, of several ones.
  var chosen: Binding<Namespace.ID?>?
  var isFindDisabled = false
  var isReplaceDisabled = false

  var supportsReplace: Bool { !isFindDisabled && !isReplaceDisabled }
}

private enum FindSettingsKey: EnvironmentKey { static var defaultValue: FindSettings { FindSettings() } }

extension EnvironmentValues {
  var findSettings: FindSettings {
    get { self[FindSettingsKey.self] }
    set { self[FindSettingsKey.self] = newValue }
  }

  /// How a view that displays an editable text takes part in finding; nil if `findDisabled(_:)` excludes it.
  public var findContext: FindContext? {
    let settings = findSettings
    guard !settings.isFindDisabled else { return nil }
    return FindContext(isPresented: settings.isPresented, supportsReplace: settings.supportsReplace)
  }
}

extension View {
  /// Presents the find bar of the text editor in this view while a binding is true.
  ///
  /// ```swift
  /// TextEditor(text: $notes)
  ///   .findNavigator(isPresented: $isFinding)
  ///   .toolbar { Button("Find", systemImage: "magnifyingglass") { isFinding.toggle() } }
  /// ```
  ///
  /// The bar is above the editor. All matches are highlighted; diacritics make no difference, nor does the case of letters
  /// unless the user asks for it. Return and Shift+Return select the next and the previous match, from one end of the text
  /// to the other, and Escape closes the bar. Ctrl+F and Ctrl+H open it in an editor that has the keyboard focus, also
  /// without this modifier; F3 or Ctrl+G, with and without Shift, go from match to match. The user undoes with Ctrl+Z what
  /// is replaced, all of it at once. The binding is written when the user opens or closes the bar.
  ///
  /// Of several editors in the view, the bar belongs to the one that had the focus last, or to the first one.
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    modifier(FindNavigatorModifier(isPresented: isPresented))
  }

  /// Prevents the user from finding and replacing text in the editors in this view.
  ///
  /// A `findNavigator(isPresented:)` inside the view isn't affected.
  public func findDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.findSettings) { $0.isFindDisabled = isDisabled }
  }

  /// Prevents the user from replacing what is found in the editors in this view.
  ///
  /// A `findNavigator(isPresented:)` inside the view isn't affected.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.findSettings) { $0.isReplaceDisabled = isDisabled }
  }
}

private struct FindNavigatorModifier: ViewModifier {
  let isPresented: Binding<Bool>
  @State private var chosen: Namespace.ID?

  func body(content: Content) -> some View {
    content.environment(\.findSettings, FindSettings(isPresented: isPresented, chosen: $chosen))
  }
}
