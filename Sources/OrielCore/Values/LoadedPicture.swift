import FoundationEssentials

/// A picture that was loaded: its bytes, and what the platform has read from them.
// Unchecked: both properties are constants; the platform's object is used on the main actor only.
package final class LoadedPicture: @unchecked Sendable {
  package let data: Data
  /// The platform's object for the picture; nil if there is none.
  package let object: AnyObject?

  package init(_ data: Data, object: AnyObject? = nil) {
    self.data = data
    self.object = object
  }
}
