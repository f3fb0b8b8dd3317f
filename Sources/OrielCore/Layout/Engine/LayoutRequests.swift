/// The surfaces that have to be laid out because of an action, with their numbers of layouts at that time.
struct LayoutRequests {
  private struct Request {
    weak var surface: LayoutSurface?
    let layoutCount: Int
  }

  private var requests: [Request] = []

  /// Returns the requests that `action` makes.
  static func made(by action: () -> Void) -> LayoutRequests {
    let outer = LayoutSurface.requests
    LayoutSurface.requests = LayoutRequests()
    action()
    let made = LayoutSurface.requests ?? LayoutRequests()
    LayoutSurface.requests = outer
    return made
  }

  mutating func note(_ surface: LayoutSurface) {
    guard !asks(surface) else { return }
    requests.append(Request(surface: surface, layoutCount: surface.layoutCount))
  }

  private func asks(_ surface: LayoutSurface) -> Bool { requests.contains { $0.surface === surface } }

  /// Forgets the request to a surface if it needs no layout after all, since no size has changed.
  mutating func settle(_ surface: LayoutSurface) {
    guard asks(surface) else { return }
    surface.settle()
    if !surface.isLayoutDue { requests.removeAll { $0.surface === surface } }
  }

  /// Whether the layout that a surface performs may be an effect of the requests. It isn't if there are none, or if they
  /// have been served already: surfaces around this one are laid out once before it, and those in it afterwards.
  func mayCauseLayout(of surface: LayoutSurface) -> Bool {
    if asks(surface) { return true }
    let live = requests.filter { $0.surface != nil }
    return !live.isEmpty
      && live.allSatisfy { request in
        guard let asked = request.surface else { return true }
        return asked.layoutCount - request.layoutCount <= (asked.isInside(surface) ? 0 : 1)
      }
  }
}

extension LayoutSurface {
  fileprivate func isInside(_ other: LayoutSurface) -> Bool {
    var next = boundary?.surface ?? host?.container?.surface
    while let surface = next {
      if surface === other { return true }
      next = surface.boundary?.surface ?? surface.host?.container?.surface
    }
    return false
  }
}
