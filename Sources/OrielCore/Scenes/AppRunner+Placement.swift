extension AppRunner {
  /// The open windows but one, the oldest of each scene first.
  func proxies(without window: WindowController?) -> [WindowProxy] {
    let readsFromLeft = environment.values.layoutDirection == .leftToRight
    return registeredScenes.flatMap { scene in
      scene.openWindows.filter { $0 !== window }.map {
        WindowProxy(id: scene.sceneID, phase: $0.phase, place: $0.window?.place, readsFromLeft: readsFromLeft)
      }
    }
  }
}
