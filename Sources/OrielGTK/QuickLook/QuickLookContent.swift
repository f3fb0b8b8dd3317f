import CGtk
import FoundationEssentials
import OrielCore

/// The content of a preview. Created on a background thread.
enum QuickLookContent: Sendable {
  case picture(QuickLookPicture)
  case animation(AnimatedPicture)
  case text(QuickLookText)
  /// A video or a sound.
  case media
  /// Only the icon, the kind, the size and the date, and the thumbnail if there is one.
  case summary
  /// As with `summary`, with the reason why the content can't be displayed.
  case failure(QuickLookFailure)
}

/// A file that was read for its preview.
struct LoadedQuickLook: Sendable {
  /// Nil if the file couldn't be found.
  var facts: FileFacts?
  var content: QuickLookContent

  /// Reads a file.
  ///
  /// - Parameter side: the longest side of a picture, in pixels.
  init(_ url: URL, pictureSide side: Int32) {
    do throws(QuickLookFailure) {
      let facts = try FileFacts(of: url)
      self.facts = facts
      content = try Self.content(of: url, facts, side)
    } catch {
      content = .failure(error)
    }
  }

  private static func content(
    of url: URL, _ facts: FileFacts, _ side: Int32
  ) throws(QuickLookFailure) -> QuickLookContent {
    // Reading a pipe would block, and a device may have no end.
    guard facts.kind == .file, url.isFileURL else { return .summary }
    let path = url.path(percentEncoded: false)
    if facts.isOf("image"), PictureFormats.contains(facts.contentType) {
      if let animation = try AnimatedPicture(path, type: facts.contentType) { return .animation(animation) }
      return .picture(try PictureDecoder.preview(path, within: side))
    }
    if facts.isOf("video") || facts.isOf("audio") { return .media }
    if facts.isText { return .text(try QuickLookText(path)) }
    return .summary
  }
}

extension LoadedQuickLook {
  /// Creates the failure for a file that can't be read in time.
  init(tooSlow url: URL) { content = .failure(QuickLookFailure(Word.quickLookTakesTooLong.text)) }
}
