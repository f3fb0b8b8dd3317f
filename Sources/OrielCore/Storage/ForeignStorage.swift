import FoundationEssentials

/// Values that another object holds and saves, such as user defaults. It doesn't report their changes.
// Unchecked: the closures are called on the main thread, `save` also on the scheduler's; `isScheduled` is guarded.
final class ForeignStorage: StorageBacking, @unchecked Sendable {
  private let read: (String) -> Any?
  private let write: (Any?, String) -> Void
  private let saveAll: @Sendable () -> Void
  private let scheduler: StorageJournal.Scheduler
  private let state = Lock()
  private var isScheduled = false

  init(
    read: @escaping (String) -> Any?, write: @escaping (Any?, String) -> Void, save: @escaping @Sendable () -> Void,
    scheduler: @escaping StorageJournal.Scheduler
  ) {
    self.read = read
    self.write = write
    saveAll = save
    self.scheduler = scheduler
  }

  var changesSilently: Bool { true }
  /// Foreign values have no prefixes of Oriel.
  var keys: [String] { [] }
  var writes: Int { 0 }

  func stored(_ value: StoredValue) -> StoredValue {
    // A URL is read as the text of its path, as by UserDefaults.url(forKey:).
    if case .url(let url) = value { .string(url.isFileURL ? url.path : url.absoluteString) } else { value }
  }

  func value(of key: String) -> StoredValue? { read(key).flatMap(StoredValue.init(foreign:)) }

  func set(_ value: StoredValue?, of key: String) {
    write(value?.foreign, key)
    let mustSchedule = state.withLock {
      defer { isScheduled = true }
      return !isScheduled
    }
    if mustSchedule { scheduler { self.save() } }
  }

  func save() {
    let isPending = state.withLock {
      defer { isScheduled = false }
      return isScheduled
    }
    if isPending { saveAll() }
  }
}

extension StoredValue {
  /// The value as an object of a property list.
  fileprivate var foreign: Any {
    switch self {
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .data(let value): value
    case .date(let value): value
    case .url(let value): value.absoluteString
    case .array(let values): values.map(\.foreign)
    case .object(let values): values.mapValues(\.foreign)
    // A property list has no null.
    case .null: ""
    }
  }

  /// The value of an object of a property list; nil for another object.
  fileprivate init?(foreign: Any) {
    switch foreign {
    case let value as Bool: self = .bool(value)
    case let value as String: self = .string(value)
    case let value as Data: self = .data(value)
    case let value as Date: self = .date(value)
    case let value as any BinaryInteger:
      guard let value = Int(exactly: value) else { return nil }
      self = .int(value)
    case let value as any BinaryFloatingPoint: self = .double(Double(value))
    case let values as [Any]: self = .array(values.compactMap(StoredValue.init(foreign:)))
    case let values as [String: Any]: self = .object(values.compactMapValues(StoredValue.init(foreign:)))
    default: return nil
    }
  }
}

/// A value of user defaults as a number. Those in the arguments of the process are texts.
struct ForeignNumber {
  let value: Double

  /// Returns nil for a value that isn't a number.
  init?(_ stored: StoredValue) {
    switch stored {
    case .bool(let isTrue): value = isTrue ? 1 : 0
    case .int(let number): value = Double(number)
    case .double(let number): value = number
    case .string(let text):
      switch text.lowercased() {
      case "yes", "true": value = 1
      case "no", "false": value = 0
      default:
        guard let number = Double(text) else { return nil }
        value = number
      }
    case .data, .date, .url, .array, .object, .null: return nil
    }
  }
}
