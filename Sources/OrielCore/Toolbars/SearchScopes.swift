extension View {
  /// Displays a choice of scopes above the searched view while the user searches.
  ///
  /// ```swift
  /// MessageList(found)
  ///   .searchable(text: $query)
  ///   .searchScopes($scope) {
  ///     Text("Inbox").tag(Scope.inbox)
  ///     Text("All Mailboxes").tag(Scope.all)
  ///   }
  /// ```
  ///
  /// In GTK: linked toggle buttons, as of a segmented picker. Apply the modifier around the searchable view, or to it.
  ///
  /// - Parameters:
  ///   - scope: the tag of the current scope.
  ///   - scopes: the views of the scopes, with a `tag(_:includeOptional:)` each.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Scopes
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Displays a choice of scopes above the searched view. See ``View/searchScopes(_:scopes:)``.
  ///
  /// - Parameters:
  ///   - scope: the tag of the current scope.
  ///   - activation: when the choice is displayed.
  ///   - scopes: the views of the scopes, with a `tag(_:includeOptional:)` each.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> Scopes
  ) -> some View {
    let picker = Picker(LocalizedStringKey(.searchScope), selection: scope, content: scopes).pickerStyle(.segmented)
      .labelsHidden()
    return environment(\.searchScopes, SearchScopes(activation: activation, picker: AnyView(picker)))
  }
}

/// When the scopes of a search are displayed.
public struct SearchScopeActivation: Hashable, Sendable {
  private let needsText: Bool

  /// The platform's default: while the user searches.
  public static let automatic = SearchScopeActivation(needsText: false)
  /// While the field contains text.
  public static let onTextEntry = SearchScopeActivation(needsText: true)
  /// While the user searches: the field contains text or has the focus.
  public static let onSearchPresentation = SearchScopeActivation(needsText: false)

  /// Whether the scopes are displayed.
  func isMet(by text: String, isSearching: Bool) -> Bool { needsText ? !text.isEmpty : isSearching }
}

/// The scopes of a search field.
struct SearchScopes {
  let activation: SearchScopeActivation
  let picker: AnyView
}

private enum SearchScopesKey: EnvironmentKey { static var defaultValue: SearchScopes? { nil } }

extension EnvironmentValues {
  /// The scopes for the search field inside.
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}
