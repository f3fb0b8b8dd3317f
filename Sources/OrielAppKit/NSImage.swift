import Foundation
import Oriel
import OrielCore
import OrielGTK

/// A picture that has been read, for source that is shared with macOS. A view displays it with `Image(nsImage:)`.
public final class NSImage: Sendable {
  private enum Content {
    case empty
    case picture(DecodedPicture)
    /// The name of a symbol.
    case symbol(String)
  }

  private let content: Content
  /// The size in application pixels. That of a symbol is 16 × 16.
  public let size: CGSize

  private init(_ content: Content, size: CGSize) {
    self.content = content
    self.size = size
  }

  /// Creates a picture without pixels, of which nothing is seen.
  public convenience init() { self.init(.empty, size: .zero) }

  private convenience init(_ picture: DecodedPicture) {
    let size = CGSize(width: Double(picture.width) / picture.scale, height: Double(picture.height) / picture.scale)
    self.init(.picture(picture), size: size)
  }

  /// Reads an encoded picture, in any format that GdkPixbuf or GTK can read; nil if it can't be read.
  public convenience init?(data: Data) {
    guard let picture = DecodedPicture(data) else { return nil }
    self.init(picture)
  }

  /// Reads a picture of the app's asset catalogs or resources; nil if there is none with the name.
  public convenience init?(named name: String) {
    guard let picture = DecodedPicture(named: name, in: nil) else { return nil }
    self.init(picture)
  }

  /// Creates the picture of a literal, such as `#imageLiteral(resourceName: "Logo")`; an empty one if there is no such image.
  public convenience init(imageLiteralResourceName name: String) {
    if let picture = DecodedPicture(named: name, in: nil) { self.init(picture) } else { self.init() }
  }

  /// Reads a file; nil if it isn't a picture that can be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Reads a file; nil if it isn't a picture that can be read.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Creates a symbol by its name in SF Symbols. One without a drawing is displayed as a placeholder, as in a view. The
  /// description has no effect.
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    self.init(.symbol(name), size: CGSize(width: 16, height: 16))
  }

  fileprivate var image: Image {
    switch content {
    case .empty: Image(DecodedPicture.empty.loaded, scale: 1)
    case .picture(let picture): Image(picture.loaded, scale: Double(picture.width) / max(size.width, 1))
    case .symbol(let name): Image(systemName: name)
    }
  }
}

extension Image {
  /// Creates an image from a picture of source that is shared with macOS.
  public init(nsImage: NSImage) { self = nsImage.image }
}

extension Bundle {
  /// Reads a picture of the bundle's asset catalogs or resources; nil if there is none with the name.
  public func image(forResource name: String) -> NSImage? { NSImage(named: name, in: self) }
}

extension NSImage {
  fileprivate convenience init?(named name: String, in bundle: Bundle) {
    guard let picture = DecodedPicture(named: name, in: ResourceFolder(bundle)) else { return nil }
    self.init(picture)
  }
}
