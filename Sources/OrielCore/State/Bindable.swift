import Observation

/// Makes bindings to the properties of an observable object.
///
/// ```swift
/// @Bindable var book: Book   // an @Observable class
/// TextField("Title", text: $book.title)
/// ```
@MainActor @preconcurrency @propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself, which gives the bindings.
  public var projectedValue: Bindable<Value> { self }

  /// Wraps an object.
  public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject {
  /// Wraps an object.
  public init(_ wrappedValue: Value) where Value: Observable { self.wrappedValue = wrappedValue }

  /// Copies a wrapper.
  public init(projectedValue: Bindable<Value>) where Value: Observable { self = projectedValue }

  /// A binding to one property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}

extension Bindable: @MainActor Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}
