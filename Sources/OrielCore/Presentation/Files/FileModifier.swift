import FoundationEssentials

/// Imports, exports or moves files.
struct FileModifier: PresentingModifier {
  typealias Body = Never

  let isPresented: Binding<Bool>
  /// Creates the operation when the dialog is presented; nil if there is nothing to do.
  let makeTask: (() -> FileTask)?
  /// Whether a request waits until there is something to do; otherwise the binding is reset.
  var waitsForTask = true
  let onCompletion: (Result<[URL], any Error>) -> Void
  let onCancellation: () -> Void

  /// The outcome of the operation.
  enum Outcome {
    case completed(Result<[URL], any Error>)
    case cancelled
  }

  /// State that is kept between presentations.
  @MainActor final class Memory {
    /// Whether the binding has been reset because there was nothing to do, and hasn't changed since.
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

  /// Resets, once, a binding that requests a dialog although there is nothing to do.
  private func refuse(at place: Place) {
    guard !place.isRemoved, !place.memory.hasRefused, makeTask == nil, isPresented.wrappedValue else { return }
    place.memory.hasRefused = true
    isPresented.wrappedValue = false
  }

  func makePresentation(of item: PresentationItemID, as token: PresentationToken, at place: Place)
    -> FilePresentation
  {
    FilePresentation(token, at: place)
  }

  func clear(_ item: PresentationItemID, at place: Place) -> Bool {
    if isPresented.wrappedValue { isPresented.wrappedValue = false }
    return false
  }

  func didDismiss(_ presentation: FilePresentation, at place: Place) {
    // No callback after the view has been removed or the window has closed.
    guard !place.isRemoved, !place.coordinator.isHostGone else { return }
    // The document or file has become nil while the binding is still true.
    if makeTask == nil, isPresented.wrappedValue { isPresented.wrappedValue = false }
    switch presentation.outcome {
    case .completed(let result): onCompletion(result)
    case .cancelled: onCancellation()
    }
  }
}
