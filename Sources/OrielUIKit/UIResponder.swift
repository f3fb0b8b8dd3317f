import Foundation

/// The superclass of delegates in source that is shared with iOS. It handles no events.
open class UIResponder: NSObject {
  // Required, so that a subclass that isn't final can be created by its type.
  /// Creates a responder.
  public required override init() { super.init() }
}
