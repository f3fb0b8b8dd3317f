import FoundationEssentials

/// A loaded picture: its bytes, and the platform's object that was created from them.
// Unchecked: both properties are constants, and the platform's object is used on the main actor only.
package final class LoadedPicture: @unchecked Sendable {
  package let data: Data
  /// The platform's object for the picture; nil if there is none.
  package let object: AnyObject?

  package init(_ data: Data, object: AnyObject? = nil) {
    self.data = data
    self.object = object
  }
}
