import Foundation
import Oriel
import OrielCore
import OrielGTK

/// A picture that has been read, for source that is shared with iOS. A view displays it with `Image(uiImage:)`.
public final class UIImage: Sendable {
  /// How the picture is drawn.
  public enum RenderingMode: Sendable {
    /// In its own colors, unless an asset catalog says otherwise.
    case automatic
    /// In its own colors.
    case alwaysOriginal
    /// In the foreground style.
    case alwaysTemplate
  }

  private enum Content {
    case empty
    case picture(DecodedPicture)
    /// The name of a symbol.
    case symbol(String)
  }

  private let content: Content
  /// The number of the picture's pixels per application pixel.
  public let scale: CGFloat
  /// How the picture is drawn.
  public let renderingMode: RenderingMode

  private init(_ content: Content, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
    self.content = content
    self.scale = scale
    self.renderingMode = renderingMode
  }

  /// Creates a picture without pixels, of which nothing is seen.
  public convenience init() { self.init(.empty, scale: 1) }

  /// Reads an encoded picture; nil if it can't be read.
  ///
  /// - Parameters:
  ///   - data: the picture in any format that GdkPixbuf or GTK can read.
  ///   - scale: the number of the picture's pixels per application pixel.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let picture = DecodedPicture(data) else { return nil }
    self.init(.picture(picture), scale: scale > 0 ? scale : 1)
  }

  /// Reads a picture of the app's asset catalogs or resources; nil if there is none with the name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// Reads a picture of the asset catalogs or resources of a bundle, or of the app if that is nil; nil if there is none
  /// with the name. The configuration has no effect.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard let picture = DecodedPicture(named: name, in: bundle.map { ResourceFolder($0) }) else { return nil }
    self.init(.picture(picture), scale: picture.scale)
  }

  /// Creates the picture of a literal, such as `#imageLiteral(resourceName: "Logo")`; an empty one if there is no such image.
  public convenience init(imageLiteralResourceName name: String) {
    if let picture = DecodedPicture(named: name, in: nil) {
      self.init(.picture(picture), scale: picture.scale)
    } else {
      self.init()
    }
  }

  /// Reads a file; nil if it isn't a picture that can be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates a symbol by its name in SF Symbols. One without a drawing is displayed as a placeholder, as in a view.
  public convenience init?(systemName name: String) { self.init(.symbol(name), scale: 1) }

  /// A configuration of pictures. None has an effect.
  open class Configuration {
    /// Creates a configuration.
    public init() {}
  }

  /// The size in application pixels. That of a symbol is 16 × 16.
  public var size: CGSize {
    switch content {
    case .empty: .zero
    case .picture(let picture): CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    case .symbol: CGSize(width: 16, height: 16)
    }
  }

  /// Returns the picture with another way of being drawn.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(content, scale: scale, renderingMode: renderingMode)
  }

  /// The picture in PNG format; nil for a symbol.
  public func pngData() -> Data? { if case .picture(let picture) = content { picture.png } else { nil } }

  /// The picture in JPEG format, with transparent parts in white; nil for a symbol.
  ///
  /// - Parameter compressionQuality: from 0 to 1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if case .picture(let picture) = content { picture.jpeg(quality: compressionQuality) } else { nil }
  }

  fileprivate var image: Image {
    let image: Image =
      switch content {
      case .empty: Image(DecodedPicture.empty.loaded, scale: 1)
      case .picture(let picture): Image(picture.loaded, scale: scale)
      case .symbol(let name): Image(systemName: name)
      }
    switch renderingMode {
    case .automatic: return image
    case .alwaysOriginal: return image.renderingMode(.original)
    case .alwaysTemplate: return image.renderingMode(.template)
    }
  }
}

extension Image {
  /// Creates an image from a picture of source that is shared with iOS.
  public init(uiImage: UIImage) { self = uiImage.image }
}
