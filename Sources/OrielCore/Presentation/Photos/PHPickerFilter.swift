/// Which pictures and videos a photo picker offers.
///
/// ```swift
/// .photosPicker(isPresented: $picks, selection: $items, matching: .any(of: [.images, .not(.screenshots)]))
/// ```
///
/// The kinds are those that can be told from files: screenshots and screen recordings by their folder or name, Live
/// Photos by a picture and a video of one name. Kinds that only a camera's database knows are empty.
public struct PHPickerFilter: Hashable, Sendable {
  package let filter: PhotoFilter

  private init(_ filter: PhotoFilter) { self.filter = filter }

  private init(_ traits: PhotoTraits) { filter = .traits(traits, without: []) }

  /// Pictures, including Live Photos.
  public static let images = PHPickerFilter(.image)
  /// Videos.
  public static let videos = PHPickerFilter(.video)
  /// Pictures beside a short QuickTime video of the same name.
  public static let livePhotos = PHPickerFilter(.livePhoto)
  /// Pictures in a folder `Screenshots`, or with such a name.
  public static let screenshots = PHPickerFilter(.screenshot)
  /// Videos in a folder `Screencasts`, or with such a name.
  public static let screenRecordings = PHPickerFilter(.screenRecording)
  /// Pictures that are at least twice as wide as high.
  public static let panoramas = PHPickerFilter(.panorama)
  /// Burst photos, of which none is known.
  public static let bursts = PHPickerFilter(.nothing)
  /// Cinematic videos, of which none is known.
  public static let cinematicVideos = PHPickerFilter(.nothing)
  /// Photos with depth information, of which none is known.
  public static let depthEffectPhotos = PHPickerFilter(.nothing)
  /// Slow-motion videos, of which none is known.
  public static let slomoVideos = PHPickerFilter(.nothing)
  /// Time-lapse videos, of which none is known.
  public static let timelapseVideos = PHPickerFilter(.nothing)
  /// Spatial pictures and videos, of which none is known.
  public static let spatialMedia = PHPickerFilter(.nothing)

  /// What at least one of the filters offers.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.any(filters.map(\.filter)))
  }

  /// What all of the filters offer.
  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.all(filters.map(\.filter)))
  }

  /// What a filter doesn't offer.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(.not(filter.filter)) }

  /// What is played in a certain way.
  public static func playbackStyle(_ style: PHAsset.PlaybackStyle) -> PHPickerFilter {
    switch style {
    case .image: PHPickerFilter(.traits(.image, without: [.animated, .livePhoto]))
    case .imageAnimated: PHPickerFilter(.traits([.image, .animated], without: []))
    case .livePhoto: livePhotos
    case .video: videos
    case .unsupported, .videoLooping: PHPickerFilter(.nothing)
    }
  }
}

/// A picture or video of a photo library, as far as a photo picker has to know it.
public enum PHAsset {
  /// How a picture or video is played.
  public enum PlaybackStyle: Int, Sendable {
    case unsupported = 0
    /// A picture that doesn't move.
    case image = 1
    /// An animated GIF or WebP.
    case imageAnimated = 2
    /// A picture with a short video.
    case livePhoto = 3
    case video = 4
    case videoLooping = 5
  }
}
