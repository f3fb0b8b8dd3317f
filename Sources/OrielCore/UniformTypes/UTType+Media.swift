extension UTType {
  /// An image of any kind.
  public static var image: UTType { UTType(builtIn: "public.image") }
  /// A JPEG image.
  public static var jpeg: UTType { UTType(builtIn: "public.jpeg") }
  /// A TIFF image.
  public static var tiff: UTType { UTType(builtIn: "public.tiff") }
  /// A GIF image.
  public static var gif: UTType { UTType(builtIn: "com.compuserve.gif") }
  /// A PNG image.
  public static var png: UTType { UTType(builtIn: "public.png") }
  /// A macOS icon.
  public static var icns: UTType { UTType(builtIn: "com.apple.icns") }
  /// A Windows bitmap.
  public static var bmp: UTType { UTType(builtIn: "com.microsoft.bmp") }
  /// A Windows icon.
  public static var ico: UTType { UTType(builtIn: "com.microsoft.ico") }
  /// A raw image of a camera.
  public static var rawImage: UTType { UTType(builtIn: "public.camera-raw-image") }
  /// A digital negative.
  public static var dng: UTType { UTType(builtIn: "com.adobe.raw-image") }
  /// An OpenEXR image.
  public static var exr: UTType { UTType(builtIn: "com.ilm.openexr-image") }
  /// An SVG image.
  public static var svg: UTType { UTType(builtIn: "public.svg-image") }
  /// A Live Photo.
  public static var livePhoto: UTType { UTType(builtIn: "com.apple.live-photo") }
  /// A HEIF image.
  public static var heif: UTType { UTType(builtIn: "public.heif-standard") }
  /// A HEIC image.
  public static var heic: UTType { UTType(builtIn: "public.heic") }
  /// A HEIC image sequence.
  public static var heics: UTType { UTType(builtIn: "public.heics") }
  /// A WebP image.
  public static var webP: UTType { UTType(builtIn: "org.webmproject.webp") }
  /// A JPEG XL image.
  public static var jpegxl: UTType { UTType(builtIn: "public.jpeg-xl") }
  /// 3D content.
  public static var threeDContent: UTType { UTType(builtIn: "public.3d-content") }
  /// Universal Scene Description.
  public static var usd: UTType { UTType(builtIn: "com.pixar.universal-scene-description") }
  /// Universal Scene Description in one file.
  public static var usdz: UTType { UTType(builtIn: "com.pixar.universal-scene-description-mobile") }
  /// A Reality Composer scene.
  public static var realityFile: UTType { UTType(builtIn: "com.apple.reality") }
  /// A SceneKit scene.
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
  /// A QuickTime movie.
  public static var quickTimeMovie: UTType { UTType(builtIn: "com.apple.quicktime-movie") }
  /// An MPEG movie.
  public static var mpeg: UTType { UTType(builtIn: "public.mpeg") }
  /// An MPEG-2 movie without sound.
  public static var mpeg2Video: UTType { UTType(builtIn: "public.mpeg-2-video") }
  /// An MPEG-2 stream.
  public static var mpeg2TransportStream: UTType { UTType(builtIn: "public.mpeg-2-transport-stream") }
  /// An MPEG-4 movie.
  public static var mpeg4Movie: UTType { UTType(builtIn: "public.mpeg-4") }
  /// A protected MPEG-4 movie.
  public static var appleProtectedMPEG4Video: UTType { UTType(builtIn: "com.apple.protected-mpeg-4-video") }
  /// An AVI movie.
  public static var avi: UTType { UTType(builtIn: "public.avi") }
  /// MP3 audio.
  public static var mp3: UTType { UTType(builtIn: "public.mp3") }
  /// MPEG-4 audio.
  public static var mpeg4Audio: UTType { UTType(builtIn: "public.mpeg-4-audio") }
  /// Protected MPEG-4 audio.
  public static var appleProtectedMPEG4Audio: UTType { UTType(builtIn: "com.apple.protected-mpeg-4-audio") }
  /// AIFF audio.
  public static var aiff: UTType { UTType(builtIn: "public.aiff-audio") }
  /// WAV audio.
  public static var wav: UTType { UTType(builtIn: "com.microsoft.waveform-audio") }
  /// MIDI audio.
  public static var midi: UTType { UTType(builtIn: "public.midi-audio") }
  /// A playlist of any kind.
  public static var playlist: UTType { UTType(builtIn: "public.playlist") }
  /// An M3U playlist.
  public static var m3uPlaylist: UTType { UTType(builtIn: "public.m3u-playlist") }
  /// A font.
  public static var font: UTType { UTType(builtIn: "public.font") }
}
