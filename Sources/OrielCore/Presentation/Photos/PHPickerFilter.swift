/// A filter for the pictures and videos that a photo picker offers.
///
/// ```swift
/// .photosPicker(isPresented: $picks, selection: $items, matching: .any(of: [.images, .not(.screenshots)]))
/// ```
///
/// Kinds are determined from files: screenshots and screen recordings by their folder or name, Live Photos by a picture
/// and a video with the same name. Kinds that can't be determined from files match nothing.
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
  /// Burst photos. Matches nothing on Linux.
  public static let bursts = PHPickerFilter(.nothing)
  /// Cinematic videos. Matches nothing on Linux.
  public static let cinematicVideos = PHPickerFilter(.nothing)
  /// Photos with depth information. Matches nothing on Linux.
  public static let depthEffectPhotos = PHPickerFilter(.nothing)
  /// Slow-motion videos. Matches nothing on Linux.
  public static let slomoVideos = PHPickerFilter(.nothing)
  /// Time-lapse videos. Matches nothing on Linux.
  public static let timelapseVideos = PHPickerFilter(.nothing)
  /// Spatial pictures and videos. Matches nothing on Linux.
  public static let spatialMedia = PHPickerFilter(.nothing)

  /// Returns a filter that matches if any of the given filters does.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.any(filters.map(\.filter)))
  }

  /// Returns a filter that matches if all of the given filters do.
  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.all(filters.map(\.filter)))
  }

  /// Returns a filter that matches if the given filter doesn't.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(.not(filter.filter)) }

  /// Returns a filter for a playback style.
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

/// The namespace of the properties of pictures and videos.
public enum PHAsset {
  /// How a picture or video is played.
  public enum PlaybackStyle: Int, Sendable {
    case unsupported = 0
    /// A still picture.
    case image = 1
    /// An animated GIF or WebP.
    case imageAnimated = 2
    /// A picture with a short video.
    case livePhoto = 3
    case video = 4
    case videoLooping = 5
  }
}
