@_spi(SwiftUI) import Observation

/// Watches a flag that is true, and tells whether code has set it to true again.
///
/// A write of true counts, though the flag is true already, where the storage reports it: in a state, and in a
/// published property that is a Boolean. Elsewhere, the flag must have been false in between. A flag that tells whether
/// there is a value is set by a write of the value, which an observable object reports as well.
@MainActor final class FlagWatch {
  /// The storage of a value, as its writes name it.
  struct Key {
    let storage: AnyObject
    var property: AnyKeyPath?

    func isSame(as other: Key) -> Bool { storage === other.storage && property == other.property }
  }

  private static var active: [FlagWatch] = []

  private let flag: Binding<Bool>
  /// The storages of the flag itself.
  private var keys: [Key] = []
  /// The storages of values from which the flag is computed.
  private var sources: [Key] = []
  private var wasSet = false

  /// Starts watching.
  init(_ flag: Binding<Bool>) {
    self.flag = flag
    let location = flag.location
    Self.active.append(self)
    let reads = PublishedReads.collect {
      withObservationTracking(
        { _ = flag.wrappedValue },
        didSet: { [weak self] tracking in
          guard MainThread.isCurrent else { return }
          MainThread.assumeIsolated {
            // A registration ends only when the property changes.
            guard let self, self.isActive else { return tracking.cancel() }
            if let property = self.flag.location.property, tracking.changed == property { self.wasSet = true }
            self.checkFlag()
          }
        })
    }
    if let key = location.writeKey { keys = [key] }
    for read in keys.isEmpty ? reads : [] {
      let key = Key(storage: read.object, property: read.property)
      if read.type == location.storedType { keys.append(key) } else { sources.append(key) }
    }
  }

  /// Whether a write of something else doesn't change what the flag stands for: it is stored by itself, or computed
  /// from other flags. A flag that is computed from other values, such as whether there is an item, may stand for
  /// another item.
  var isIndependent: Bool { flag.location.isStored || !keys.isEmpty && sources.isEmpty }

  private var isActive: Bool { Self.active.contains { $0 === self } }

  private func checkFlag() {
    if !flag.wrappedValue { wasSet = true }
  }

  /// Stops watching.
  ///
  /// - Returns: whether the flag is true because it has been set again.
  @discardableResult
  func end() -> Bool {
    guard isActive else { return false }
    Self.active.removeAll { $0 === self }
    return wasSet && flag.wrappedValue
  }

  /// A value is written, be it an equal one. Called before the write.
  static func willWrite(to storage: AnyObject, _ property: AnyKeyPath? = nil) {
    guard !active.isEmpty else { return }
    let written = Key(storage: storage, property: property)
    for watch in active {
      if watch.keys.contains(where: { $0.isSame(as: written) }) {
        watch.wasSet = true
      } else if watch.sources.contains(where: { $0.isSame(as: written) }) {
        watch.checkFlag()
      } else if watch.flag.location.peek() == false {
        // A part of a state.
        watch.wasSet = true
      }
    }
  }
}
