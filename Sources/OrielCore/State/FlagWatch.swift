@_spi(SwiftUI) import Observation

/// Watches a flag that is true, and tells whether code has set it to true again.
///
/// A write of true counts, though the flag is true already, where the storage reports it: in a state, and in a published
/// property. Observation reports changes only: a property of an `@Observable` object must have been false in between.
@MainActor final class FlagWatch {
  /// The storage of a value, as its writes name it.
  struct Key {
    let storage: AnyObject
    var property: AnyKeyPath?
  }

  private static var active: [FlagWatch] = []

  private let flag: Binding<Bool>
  private let key: Key?
  private var wasSet = false

  /// Starts watching.
  init(_ flag: Binding<Bool>) {
    self.flag = flag
    key = flag.location.writeKey
    Self.active.append(self)
    withObservationTracking(
      { _ = flag.wrappedValue },
      didSet: { [weak self] tracking in
        guard MainThread.isCurrent else { return }
        MainThread.assumeIsolated {
          // A registration ends only when the property changes.
          guard let self, self.isActive else { return tracking.cancel() }
          if !self.flag.wrappedValue { self.wasSet = true }
        }
      })
  }

  private var isActive: Bool { Self.active.contains { $0 === self } }

  /// Stops watching.
  ///
  /// - Returns: whether the flag is true because it has been set again.
  @discardableResult
  func end() -> Bool {
    guard isActive else { return false }
    Self.active.removeAll { $0 === self }
    return wasSet && flag.wrappedValue
  }

  /// A value has been written, be it an equal one.
  static func didWrite(to storage: AnyObject, _ property: AnyKeyPath? = nil) {
    for watch in active where watch.key?.storage === storage && watch.key?.property == property { watch.wasSet = true }
  }
}

extension Binding {
  /// Whether it refers to a value's own storage, so that each write of that is a write of the value.
  @MainActor var isStored: Bool { location.writeKey != nil }
}
