import FoundationEssentials

/// A presented preview of files.
@MainActor final class QuickLookPresentation: LivePresentation, EventSink {
  let item = PresentationItemID.unit
  private let token: PresentationToken
  private let place: any PresentingPlace<QuickLookModifier>
  private var request: QuickLookRequest?
  private var preview: (any PresentedQuickLook)?
  /// The position to which the user has stepped, until the binding has been read.
  private var step: Int?

  init(_ token: PresentationToken, at place: any PresentingPlace<QuickLookModifier>) {
    self.token = token
    self.place = place
  }

  func show(over surface: (any PlatformSurface)?) {
    request = place.modifier.selected(near: nil)
    guard let request, let platform = place.context.host.services.quickLook else {
      return place.graph.afterUpdates { self.handle(.failed("the platform shows no previews")) }
    }
    preview = platform.presentQuickLook(request, over: surface, sink: self)
  }

  // MARK: LivePresentation

  // Nothing is presented from inside a preview.
  var surface: (any PlatformSurface)? { nil }
  func coverDidChange(_ isCovered: Bool) {}
  func runAction(_ id: ActionID) {}

  func update() {
    let new = place.modifier.selected(near: step ?? request?.index)
    step = nil
    guard let new, new != request else { return }
    request = new
    preview?.update(new)
  }

  func dismiss(animated: Bool) { preview?.dismiss() }

  func tearDown() {
    preview?.dismiss()
    preview = nil
  }

  // MARK: EventSink

  func handle(_ event: QuickLookEvent) {
    switch event {
    case .presented: place.coordinator.send(.didPresent(token))
    case .selected(let position):
      guard let request, position != request.index, request.items.indices.contains(position) else { return }
      step = position
      // If the binding ignores the write, its file remains displayed.
      place.modifier.selection.wrappedValue = request.items[position]
      // Two equal files follow each other without a change of the binding.
      if request.items[position] == request.item { update() }
    case .closed: place.coordinator.send(.didClose(token, outcome: .dismissed))
    case .failed(let reason):
      Diagnostics.warn("a preview couldn't be shown: \(reason)")
      place.coordinator.send(.didFail(token))
    }
  }
}
