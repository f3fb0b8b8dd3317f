extension UTType {
  /// An image of any kind.
  public static var image: UTType { UTType(builtIn: "public.image") }
  /// JPEG.
  public static var jpeg: UTType { UTType(builtIn: "public.jpeg") }
  /// TIFF.
  public static var tiff: UTType { UTType(builtIn: "public.tiff") }
  /// GIF.
  public static var gif: UTType { UTType(builtIn: "com.compuserve.gif") }
  /// PNG.
  public static var png: UTType { UTType(builtIn: "public.png") }
  /// An icon of macOS.
  public static var icns: UTType { UTType(builtIn: "com.apple.icns") }
  /// A bitmap of Windows.
  public static var bmp: UTType { UTType(builtIn: "com.microsoft.bmp") }
  /// An icon of Windows.
  public static var ico: UTType { UTType(builtIn: "com.microsoft.ico") }
  /// A camera's raw data.
  public static var rawImage: UTType { UTType(builtIn: "public.camera-raw-image") }
  /// A digital negative.
  public static var dng: UTType { UTType(builtIn: "com.adobe.raw-image") }
  /// OpenEXR.
  public static var exr: UTType { UTType(builtIn: "com.ilm.openexr-image") }
  /// SVG.
  public static var svg: UTType { UTType(builtIn: "public.svg-image") }
  /// A Live Photo.
  public static var livePhoto: UTType { UTType(builtIn: "com.apple.live-photo") }
  /// HEIF.
  public static var heif: UTType { UTType(builtIn: "public.heif-standard") }
  /// HEIC.
  public static var heic: UTType { UTType(builtIn: "public.heic") }
  /// A HEIC image sequence.
  public static var heics: UTType { UTType(builtIn: "public.heics") }
  /// WebP.
  public static var webP: UTType { UTType(builtIn: "org.webmproject.webp") }
  /// JPEG XL.
  public static var jpegxl: UTType { UTType(builtIn: "public.jpeg-xl") }
  /// 3D content.
  public static var threeDContent: UTType { UTType(builtIn: "public.3d-content") }
  /// Universal Scene Description.
  public static var usd: UTType { UTType(builtIn: "com.pixar.universal-scene-description") }
  /// Universal Scene Description in one file.
  public static var usdz: UTType { UTType(builtIn: "com.pixar.universal-scene-description-mobile") }
  /// A scene of Reality Composer.
  public static var realityFile: UTType { UTType(builtIn: "com.apple.reality") }
  /// A scene of SceneKit.
  public static var sceneKitScene: UTType { UTType(builtIn: "com.apple.scenekit.scene") }
  /// An ARKit reference object.
  public static var arReferenceObject: UTType { UTType(builtIn: "com.apple.arobject") }
  /// A video or audio recording.
  public static var audiovisualContent: UTType { UTType(builtIn: "public.audiovisual-content") }
  /// A movie, with or without sound.
  public static var movie: UTType { UTType(builtIn: "public.movie") }
  /// A video without sound.
  public static var video: UTType { UTType(builtIn: "public.video") }
  /// Audio.
  public static var audio: UTType { UTType(builtIn: "public.audio") }
  /// QuickTime.
  public static var quickTimeMovie: UTType { UTType(builtIn: "com.apple.quicktime-movie") }
  /// MPEG.
  public static var mpeg: UTType { UTType(builtIn: "public.mpeg") }
  /// MPEG-2 without sound.
  public static var mpeg2Video: UTType { UTType(builtIn: "public.mpeg-2-video") }
  /// An MPEG-2 stream.
  public static var mpeg2TransportStream: UTType { UTType(builtIn: "public.mpeg-2-transport-stream") }
  /// An MPEG-4 movie.
  public static var mpeg4Movie: UTType { UTType(builtIn: "public.mpeg-4") }
  /// A protected MPEG-4 movie.
  public static var appleProtectedMPEG4Video: UTType { UTType(builtIn: "com.apple.protected-mpeg-4-video") }
  /// AVI.
  public static var avi: UTType { UTType(builtIn: "public.avi") }
  /// MP3.
  public static var mp3: UTType { UTType(builtIn: "public.mp3") }
  /// MPEG-4 audio.
  public static var mpeg4Audio: UTType { UTType(builtIn: "public.mpeg-4-audio") }
  /// Protected MPEG-4 audio.
  public static var appleProtectedMPEG4Audio: UTType { UTType(builtIn: "com.apple.protected-mpeg-4-audio") }
  /// AIFF.
  public static var aiff: UTType { UTType(builtIn: "public.aiff-audio") }
  /// WAV.
  public static var wav: UTType { UTType(builtIn: "com.microsoft.waveform-audio") }
  /// MIDI.
  public static var midi: UTType { UTType(builtIn: "public.midi-audio") }
  /// A playlist of any kind.
  public static var playlist: UTType { UTType(builtIn: "public.playlist") }
  /// An M3U playlist.
  public static var m3uPlaylist: UTType { UTType(builtIn: "public.m3u-playlist") }
  /// A font.
  public static var font: UTType { UTType(builtIn: "public.font") }
}
