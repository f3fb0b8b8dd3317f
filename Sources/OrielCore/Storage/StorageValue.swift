import FoundationEssentials

/// A value that `@AppStorage` and `@SceneStorage` store: a Boolean, a number, a string, a URL, data or a date.
///
/// A type with such a raw value, and an optional of either, is stored as well. For another value, store the data of an
/// encoder, or let the type conform to `RawRepresentable` with a string.
public protocol StorageValue {
  @MainActor static var _storageCoding: _StorageCoding<Self> { get }
}

extension Bool: StorageValue {
  public static var _storageCoding: _StorageCoding<Bool> { .bool }
}

extension Int: StorageValue {
  public static var _storageCoding: _StorageCoding<Int> { .int }
}

extension Double: StorageValue {
  public static var _storageCoding: _StorageCoding<Double> { .double }
}

extension String: StorageValue {
  public static var _storageCoding: _StorageCoding<String> { .string }
}

extension URL: StorageValue {
  public static var _storageCoding: _StorageCoding<URL> { .url }
}

extension Data: StorageValue {
  public static var _storageCoding: _StorageCoding<Data> { .data }
}

extension Date: StorageValue {
  public static var _storageCoding: _StorageCoding<Date> { .date }
}
