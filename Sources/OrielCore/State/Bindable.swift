import Observation

/// A property wrapper that creates bindings to the properties of an observable object.
///
/// ```swift
/// @Bindable var book: Book   // an @Observable class
/// TextField("Title", text: $book.title)
/// ```
@MainActor @preconcurrency @propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself, through which bindings are created: `$book.title`.
  public var projectedValue: Bindable<Value> { self }

  /// Creates a wrapper of an observable object.
  public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject {
  /// Creates a wrapper of an observable object.
  public init(_ wrappedValue: Value) where Value: Observable { self.wrappedValue = wrappedValue }

  /// Creates a copy of a wrapper.
  public init(projectedValue: Bindable<Value>) where Value: Observable { self = projectedValue }

  /// Returns a binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}

extension Bindable: @MainActor Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}
