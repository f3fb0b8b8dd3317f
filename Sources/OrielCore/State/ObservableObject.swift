/// A class whose changes are published as a whole.
///
/// Use `@Observable` in new code, which is tracked property by property. A view that holds an observable object in
/// `@ObservedObject`, `@StateObject` or `@EnvironmentObject` is updated after each write to one of its `@Published`
/// properties and after each call of `objectWillChange.send()`, whether its body reads the object or not.
///
/// The protocol isn't bound to an actor. Declare a class that is used by views as `@MainActor`.
public protocol ObservableObject: AnyObject {
  /// A publisher that emits before the object changes.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// A publisher that emits before the object changes. Each object has one publisher.
  public var objectWillChange: ObservableObjectPublisher { PublisherTable.publisher(of: self) }
}
