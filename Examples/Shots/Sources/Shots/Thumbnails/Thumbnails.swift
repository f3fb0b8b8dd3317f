import Foundation
import Oriel
import OrielUIKit

/// Small pictures of the pictures: from memory, from the desktop's cache, or made when they are needed.
actor Thumbnails {
  private let cache: ThumbnailCache
  private let gate: Gate
  private var memory = RecentPictures(limit: 400)

  /// - Parameter width: how many thumbnails are made at a time.
  init(cache: ThumbnailCache = ThumbnailCache(), width: Int = ProcessInfo.processInfo.activeProcessorCount) {
    self.cache = cache
    gate = Gate(width: width)
  }

  /// The thumbnail of a picture that is on the screen.
  func image(of shot: Shot) async throws -> UIImage {
    if let image = memory[shot] { return image }
    let cache = cache
    let image = try await gate.run(.screen) {
      try Task.checkCancellation()
      return try await Self.load(shot, from: cache)
    }
    memory[shot] = image
    return image
  }

  @concurrent private static func load(_ shot: Shot, from cache: ThumbnailCache) async throws -> UIImage {
    let source = ThumbnailCache.Source(shot)
    if let data = cache.thumbnail(of: source), let image = UIImage(data: data) { return image }
    guard !cache.hasFailed(source) else { throw PictureError(String(localized: "The picture can’t be read.")) }
    let data = try cache.make(source)
    guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
    return image
  }

  /// Makes the thumbnail of a picture unless there is one, when nothing on the screen waits.
  func prepare(_ shot: Shot) async throws {
    let cache = cache
    try await gate.run(.background) {
      try Task.checkCancellation()
      await Self.make(shot, in: cache)
    }
  }

  @concurrent private static func make(_ shot: Shot, in cache: ThumbnailCache) async {
    let source = ThumbnailCache.Source(shot)
    if !cache.isKnown(source) { _ = try? cache.make(source) }
  }

  /// Forgets a picture that is about to change, or has changed.
  func forget(_ shot: Shot) {
    memory[shot] = nil
    cache.remove(ThumbnailCache.Source(shot))
  }
}

/// The pictures that were used last.
struct RecentPictures {
  let limit: Int
  private var pictures: [Shot.ID: (shot: Shot, image: UIImage, use: Int)] = [:]
  private var lastUse = 0

  init(limit: Int) { self.limit = limit }

  var count: Int { pictures.count }

  subscript(shot: Shot) -> UIImage? {
    mutating get {
      guard let found = pictures[shot.id], found.shot.url == shot.url, found.shot.modified == shot.modified else {
        return nil
      }
      lastUse += 1
      pictures[shot.id]?.use = lastUse
      return found.image
    }
    set {
      lastUse += 1
      pictures[shot.id] = newValue.map { (shot, $0, lastUse) }
      guard pictures.count > limit else { return }
      // Many at once, since it takes a look at all.
      let oldest = pictures.values.map(\.use).sorted()[limit / 4]
      pictures = pictures.filter { $0.value.use > oldest }
    }
  }
}
