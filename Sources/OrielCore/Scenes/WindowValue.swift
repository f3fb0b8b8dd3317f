import FoundationEssentials

/// The value that a window of a group shows, and that identifies the window in its group.
@MainActor final class WindowValue: DependencySource {
  /// Nil for a window without a value.
  private(set) var current: AnyHashable?
  /// Called after the content of the window has set another value.
  var didChange: (() -> Void)?

  init(_ value: AnyHashable?) { current = value }

  fileprivate func set(_ value: AnyHashable?) {
    guard value != current else { return }
    current = value
    notifyReaders()
    didChange?()
  }
}

/// Reads and writes the value of a window.
final class WindowValueLocation<Value: Hashable>: Location<Value?> {
  private let value: WindowValue

  init(_ value: WindowValue) { self.value = value }

  override func get() -> Value? {
    value.recordRead()
    return value.current?.base as? Value
  }

  override func set(_ newValue: Value?) { value.set(newValue.map { AnyHashable($0) }) }

  override func isSame(as other: Location<Value?>) -> Bool { (other as? Self)?.value === value }
}

/// Reads and writes the value of a window that always has one.
final class DefaultWindowValueLocation<Value: Hashable>: Location<Value> {
  private let value: WindowValue
  private let defaultValue: () -> Value

  init(_ value: WindowValue, defaultValue: @escaping () -> Value) {
    self.value = value
    self.defaultValue = defaultValue
  }

  override func get() -> Value {
    value.recordRead()
    return value.current?.base as? Value ?? defaultValue()
  }

  override func set(_ newValue: Value) { value.set(AnyHashable(newValue)) }

  override func isSame(as other: Location<Value>) -> Bool { (other as? Self)?.value === value }
}

/// The type of the values for which a group opens windows.
@MainActor struct WindowValueType {
  let type: Any.Type
  /// Returns the value of a window that is opened without one; nil for none.
  let makeInitial: () -> AnyHashable?
  private let encode: (AnyHashable) -> Data?
  private let decode: (Data) -> AnyHashable?

  init<Value: Codable & Hashable>(_ type: Value.Type, initial: @escaping () -> Value?) {
    self.type = type
    makeInitial = { initial().map { AnyHashable($0) } }
    encode = { ($0.base as? Value).flatMap { try? JSONEncoder().encode($0) } }
    decode = { (try? JSONDecoder().decode(Value.self, from: $0)).map { AnyHashable($0) } }
  }

  /// Where the value of a window is stored between launches.
  private static func key(in storage: SceneStorageStore) -> String { storage.key("oriel.window.value") }

  func store(_ value: AnyHashable?, in storage: SceneStorageStore) {
    let text = value.flatMap(encode).map { String(decoding: $0, as: UTF8.self) }
    storage.values.set(text.map(StoredValue.string), for: Self.key(in: storage))
  }

  /// Whether a value is stored, which may not be decodable.
  func isStored(in storage: SceneStorageStore) -> Bool {
    storage.values.entry(for: Self.key(in: storage)).value != nil
  }

  /// The stored value; nil if there is none, or it can't be decoded.
  func stored(in storage: SceneStorageStore) -> AnyHashable? {
    guard case .string(let text) = storage.values.entry(for: Self.key(in: storage)).value else { return nil }
    return decode(Data(text.utf8))
  }
}
