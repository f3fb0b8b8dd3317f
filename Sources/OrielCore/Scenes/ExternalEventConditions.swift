import FoundationEssentials

/// The external events that a scene or a view handles: those whose URL contains one of several strings.
struct ExternalEventConditions: Equatable {
  private var strings: Set<String>

  init(_ strings: Set<String>) { self.strings = Set(strings.map { $0.lowercased() }.filter { !$0.isEmpty }) }

  func contains(_ url: URL) -> Bool {
    let text = url.absoluteString.lowercased()
    return strings.contains { $0 == "*" || text.contains($0) }
  }

  mutating func formUnion(_ other: Self) { strings.formUnion(other.strings) }
}

/// The external events that the views of an open window handle.
struct ExternalEventPreferences: Equatable {
  var preferring: ExternalEventConditions
  var allowing: ExternalEventConditions
}

enum ExternalEventsKey: PreferenceKey {
  static var defaultValue: ExternalEventPreferences? { nil }

  static func reduce(value: inout ExternalEventPreferences?, nextValue: () -> ExternalEventPreferences?) {
    guard let next = nextValue() else { return }
    guard var sum = value else {
      value = next
      return
    }
    sum.preferring.formUnion(next.preferring)
    sum.allowing.formUnion(next.allowing)
    value = sum
  }
}

extension Scene {
  /// Sets which of the URLs that the user opens with the app open this scene.
  ///
  /// ```swift
  /// WindowGroup { Library() }
  /// WindowGroup("Player", id: "player") { Player() }
  ///   .handlesExternalEvents(matching: ["music:play"])
  /// ```
  ///
  /// An open window whose views prefer or allow the URL gets it first: see
  /// ``View/handlesExternalEvents(preferring:allowing:)``. Otherwise, the first scene whose conditions match opens a window
  /// for it, and a URL that no scene matches goes to a scene without this modifier: to its window that was opened last, or
  /// to a new one. The views handle it with ``View/onOpenURL(perform:)``.
  ///
  /// - Parameter conditions: strings that the URL contains, without regard to case. `*` matches each URL; an empty string
  ///   matches none.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    ModifiedScene(content: self) { $0.windowSettings.conditions = ExternalEventConditions(conditions) }
  }
}

extension View {
  /// Sets which of the URLs that the user opens with the app are handled in the window that contains the view, while it is
  /// open.
  ///
  /// The conditions are those of ``Scene/handlesExternalEvents(matching:)``. Those of several views in a window are united.
  ///
  /// - Parameters:
  ///   - preferring: the URLs for which the window comes to the front before those that only allow them.
  ///   - allowing: the URLs that the window handles if no other one prefers them.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    let own = ExternalEventPreferences(
      preferring: ExternalEventConditions(preferring), allowing: ExternalEventConditions(allowing))
    return transformPreference(ExternalEventsKey.self) { value in ExternalEventsKey.reduce(value: &value) { own } }
  }
}
