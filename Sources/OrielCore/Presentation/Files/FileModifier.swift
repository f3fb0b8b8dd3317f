import FoundationEssentials

/// Imports, exports or moves files from the view that it is put on.
struct FileModifier: PresentingModifier {
  typealias Body = Never

  let isPresented: Binding<Bool>
  /// Makes what is to be done, when the dialog is presented; nil while there is nothing to do.
  let makeTask: (() -> FileTask)?
  /// Whether a request waits until there is something to do; otherwise the binding is set back.
  var waitsForTask = true
  let onCompletion: (Result<[URL], any Error>) -> Void
  let onCancellation: () -> Void

  /// How it ended.
  enum Outcome {
    case completed(Result<[URL], any Error>)
    case cancelled
  }

  /// What the place remembers.
  @MainActor final class Memory {
    /// How what was presented last has ended; nil until it has.
    var outcome: Outcome?
    /// Whether the binding has been set back for lack of anything to do, and hasn't changed since.
    var hasRefused = false
  }

  static var noun: String { "a file dialog" }

  func makeMemory(in context: _NodeContext, _ coordinator: PresentationCoordinator) -> Memory { Memory() }

  func wanted(at place: Place) -> PresentationItemID? {
    isPresented.wrappedValue && makeTask != nil ? .unit : nil
  }

  func bindingWasRead(_ item: PresentationItemID?, at place: Place) {
    if item != nil || !isPresented.wrappedValue {
      place.memory.hasRefused = false
    } else if !waitsForTask, !place.memory.hasRefused {
      place.graph.afterUpdates { place.modifier.refuse(at: place) }
    }
  }

  /// Sets back, once, a binding that asks though there is nothing to do.
  private func refuse(at place: Place) {
    guard !place.hasLeft, !place.memory.hasRefused, makeTask == nil, isPresented.wrappedValue else { return }
    place.memory.hasRefused = true
    isPresented.wrappedValue = false
  }

  func present(
    _ item: PresentationItemID, as token: PresentationToken, over surface: (any PlatformSurface)?, at place: Place
  ) -> FilePresentation {
    place.memory.outcome = nil
    let presentation = FilePresentation(token, at: place, over: surface)
    place.live = presentation
    presentation.begin()
    return presentation
  }

  func clear(_ item: PresentationItemID, at place: Place) {
    if isPresented.wrappedValue { isPresented.wrappedValue = false }
  }

  func didDismiss(at place: Place) {
    let outcome = place.memory.outcome ?? .cancelled
    place.memory.outcome = nil
    // Nothing is called after the view or its window has gone.
    guard !place.hasLeft, !place.coordinator.isHostGone else { return }
    // What there was to do has been taken away, and the binding has not been told.
    if makeTask == nil, isPresented.wrappedValue { isPresented.wrappedValue = false }
    switch outcome {
    case .completed(let result): onCompletion(result)
    case .cancelled: onCancellation()
    }
  }
}
