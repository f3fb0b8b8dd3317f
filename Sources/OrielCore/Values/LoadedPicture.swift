import FoundationEssentials

/// A loaded picture: its bytes, and the platform's object that was created from them.
// Unchecked: the properties are constants, and the platform's object is used on the main actor only.
package final class LoadedPicture: @unchecked Sendable {
  package let data: Data
  /// The platform's object for the picture; nil if there is none.
  package let object: AnyObject?
  /// The number of pixels of the platform's object; 0 if there is none, or if it is unknown.
  private let pixels: Int

  package init(_ data: Data, object: AnyObject? = nil, pixels: Int = 0) {
    self.data = data
    self.object = object
    self.pixels = pixels
  }

  /// The number of bytes in memory: those of the file, and four for each decoded pixel.
  package var memorySize: Int { data.count + 4 * pixels }
}
