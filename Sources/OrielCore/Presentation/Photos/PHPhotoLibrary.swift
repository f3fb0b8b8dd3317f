/// The user's pictures and videos: the files in the folders Pictures and Videos.
///
/// A picker that is given the library returns items with identifiers.
public final class PHPhotoLibrary: Sendable {
  private static let library = PHPhotoLibrary()

  private init() {}

  /// The library of the user.
  public static func shared() -> PHPhotoLibrary { library }
}
