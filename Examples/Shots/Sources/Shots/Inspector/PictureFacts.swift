import Foundation

/// What a file tells of its picture.
struct PictureFacts: Equatable, Sendable {
  var width: Int?
  var height: Int?
  var camera: String?
  var taken: Date?
  /// The exposure in seconds.
  var exposure: Double?
  var aperture: Double?
  var sensitivity: Int?
  var focalLength: Double?

  /// Reads a file.
  @concurrent static func read(_ url: URL) async -> PictureFacts {
    var facts = PictureFacts()
    let exif = (try? Data(contentsOf: url, options: .mappedIfSafe)).flatMap { JPEGFile($0)?.exif }
    if let size = Pixbuf.size(of: url.path) {
      let isSideways = exif?.orientation?.isSideways == true
      (facts.width, facts.height) = isSideways ? (size.height, size.width) : size
    }
    facts.camera = exif?.camera
    facts.taken = exif?.taken.flatMap { date($0) }
    facts.exposure = exif?.exposure
    facts.aperture = exif?.aperture
    facts.sensitivity = exif?.sensitivity
    facts.focalLength = exif?.focalLength
    return facts
  }

  /// Cameras write `2026:05:17 18:30:05`, without a time zone.
  static func date(_ text: String) -> Date? {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 6 else { return nil }
    var parts = DateComponents()
    (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
    (parts.hour, parts.minute, parts.second) = (numbers[3], numbers[4], numbers[5])
    return Calendar(identifier: .gregorian).date(from: parts)
  }

  /// The exposure as photographers write it: `1/250 s`.
  var exposureText: String? {
    guard let exposure, exposure > 0 else { return nil }
    guard exposure < 0.5 else { return "\(exposure.formatted(.number.precision(.fractionLength(0...1)))) s" }
    return "1/\(Int((1 / exposure).rounded())) s"
  }
}
