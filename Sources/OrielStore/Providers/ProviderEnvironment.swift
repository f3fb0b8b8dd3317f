import OrielCore

private enum StoreProviderKey: EnvironmentKey { static var defaultValue: (any StoreProvider)? { nil } }
private enum MusicOfferProviderKey: EnvironmentKey { static var defaultValue: (any MusicOfferProvider)? { nil } }

extension EnvironmentValues {
  /// The provider of the store sheets; nil if the app has registered none.
  public var storeProvider: (any StoreProvider)? {
    get { self[StoreProviderKey.self] }
    set { self[StoreProviderKey.self] = newValue }
  }

  /// The provider of offers for music; nil if the app has registered none.
  public var musicOfferProvider: (any MusicOfferProvider)? {
    get { self[MusicOfferProviderKey.self] }
    set { self[MusicOfferProviderKey.self] = newValue }
  }
}

extension Scene {
  /// Registers the provider of the store sheets in the scene's windows, and of ``Transaction/updates``.
  public func storeProvider(_ provider: (any StoreProvider)?) -> some Scene {
    if let provider { TransactionUpdates.shared.register(provider) }
    return environment(\.storeProvider, provider)
  }

  /// Registers the provider of offers for music in the scene's windows.
  public func musicOfferProvider(_ provider: (any MusicOfferProvider)?) -> some Scene {
    environment(\.musicOfferProvider, provider)
  }
}

extension View {
  /// Registers the provider of the store sheets that this view and the views in it present, and of
  /// ``Transaction/updates``.
  public func storeProvider(_ provider: (any StoreProvider)?) -> some View {
    if let provider { TransactionUpdates.shared.register(provider) }
    return environment(\.storeProvider, provider)
  }

  /// Registers the provider of offers for music that this view and the views in it present.
  public func musicOfferProvider(_ provider: (any MusicOfferProvider)?) -> some View {
    environment(\.musicOfferProvider, provider)
  }
}
