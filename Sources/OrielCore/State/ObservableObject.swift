/// An object that announces its changes as a whole.
///
/// New code is better served by `@Observable`, which is tracked property by property. A view that holds an observable
/// object in `@ObservedObject`, `@StateObject` or `@EnvironmentObject` runs its body again after each announcement,
/// whether the body reads the object or not: after a write to a `@Published` property, or a call of
/// `objectWillChange.send()`.
///
/// The protocol says nothing about where the object is used. A class that belongs to the screen is best `@MainActor`.
public protocol ObservableObject: AnyObject {
  /// Announces changes.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// Announces changes: the same publisher for every access to one object.
  public var objectWillChange: ObservableObjectPublisher { PublisherTable.publisher(of: self) }
}
