/// A part of the tree whose values of one key are collected; the counterpart of `EnvironmentScope`.
@MainActor package final class PreferenceScope {
  private let key: ObjectIdentifier
  /// Nil if the preference isn't read.
  private let collector: (any PreferenceCollecting)?
  private let parent: PreferenceScope?

  init<Key: PreferenceKey>(_ collector: PreferenceCollector<Key>?, for key: Key.Type, in parent: PreferenceScope?) {
    self.key = ObjectIdentifier(key)
    self.collector = collector
    self.parent = parent
  }

  /// The collector of a key; nil if the key isn't read.
  func collector<Key: PreferenceKey>(for key: Key.Type) -> PreferenceCollector<Key>? {
    var scope: PreferenceScope? = self
    while let current = scope {
      if current.key == ObjectIdentifier(key) { return current.collector as? PreferenceCollector<Key> }
      scope = current.parent
    }
    return nil
  }

  /// Called when the order of views in the scope has changed.
  func orderDidChange() {
    var known: Set<ObjectIdentifier> = []
    var scope: PreferenceScope? = self
    while let current = scope {
      if known.insert(current.key).inserted { current.collector?.orderDidChange() }
      scope = current.parent
    }
  }
}

/// A collector of any key.
@MainActor protocol PreferenceCollecting: AnyObject {
  /// Called when the order of the collected views has changed.
  func orderDidChange()
}
