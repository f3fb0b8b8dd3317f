import Foundation
import OrielCore

extension HeadlessPlatform: PicturePlatform {
  package func loadPicture(from url: URL) async throws -> LoadedPicture {
    if url.isFileURL { return LoadedPicture(try Data(contentsOf: url)) }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        pictureRequests.append((url, continuation))
        if Task.isCancelled { cancelRequest(url) }
      }
    } onCancel: {
      Task { @MainActor [weak self] in self?.cancelRequest(url) }
    }
  }

  package func picture(of data: Data) async throws -> LoadedPicture { LoadedPicture(data) }

  private func cancelRequest(_ url: URL) {
    guard let index = pictureRequests.firstIndex(where: { $0.url == url }) else { return }
    pictureRequests.remove(at: index).continuation.resume(throwing: CancellationError())
  }

  package var desktopSettings: DesktopSettings { reportedDesktop }

  package func themeColors(in appearance: AssetAppearance) -> PlatformColors {
    // Those of GTK's own theme.
    let hexes: [UInt32] =
      appearance.isDark ? [0xeeeeec, 0x3584e4, 0x353535, 0x2d2d2d] : [0x2e3436, 0x3584e4, 0xf6f5f4, 0xffffff]
    let colors = hexes.map(ColorPalette.components)
    return PlatformColors(foreground: colors[0], accent: colors[1], window: colors[2], content: colors[3])
  }

  package func makeStudio() -> any PictureStudio { HeadlessStudio(self) }
}

/// Lays out views for a picture, which is transparent.
@MainActor private final class HeadlessStudio: PictureStudio {
  private let window: HeadlessWindow
  private let sink = NoWindowEvents()

  init(_ platform: HeadlessPlatform) {
    window = HeadlessWindow(WindowRequest(title: "", identifier: ""), sink: sink, platform: platform)
  }

  func insert(_ node: LayoutNode, after sibling: LayoutNode?) { window.insert(node, after: sibling) }
  func move(_ node: LayoutNode, after sibling: LayoutNode?) { window.move(node, after: sibling) }
  func remove(_ node: LayoutNode) { window.remove(node) }
  func dispose() {}

  func size(for proposal: ProposedViewSize) -> Size? {
    window.propose(proposal)
    window.layOut()
    let size = window.contentSize
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return nil }
    return Size(width: size.width, height: size.height)
  }

  func picture(for proposal: ProposedViewSize, scale: Double, isOpaque: Bool) -> LoadedPicture? {
    guard let size = size(for: proposal) else { return nil }
    return LoadedPicture(
      BlankPicture(width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up))).png)
  }

  private final class NoWindowEvents: WindowEventSink {
    func windowShouldClose() -> Bool { true }
    func windowDidClose() {}
    func windowDidResize(_ size: SurfaceSize) {}
  }
}

/// A transparent picture in PNG format.
private struct BlankPicture {
  let width: Int
  let height: Int

  var png: Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // Eight bits for each of red, green, blue and alpha.
    append("IHDR", bytes(width) + bytes(height) + [8, 6, 0, 0, 0], to: &data)
    append("IDAT", compressed, to: &data)
    append("IEND", [], to: &data)
    return data
  }

  private func bytes(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }

  /// Zeros, stored without compression.
  private var compressed: [UInt8] {
    let count = height * (1 + 4 * width)
    var result: [UInt8] = [0x78, 0x01]
    var left = count
    repeat {
      let part = min(left, 0xFFFF)
      left -= part
      let (low, high) = (UInt8(part & 0xFF), UInt8(part >> 8))
      result += [left == 0 ? 1 : 0, low, high, ~low, ~high]
      result += [UInt8](repeating: 0, count: part)
    } while left > 0
    // The checksum of zeros.
    return result + bytes(count % 65521 << 16 | 1)
  }

  private func append(_ type: String, _ content: [UInt8], to data: inout Data) {
    data.append(contentsOf: bytes(content.count))
    let chunk = Array(type.utf8) + content
    data.append(contentsOf: chunk)
    data.append(contentsOf: bytes(Int(checksum(chunk))))
  }

  private func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
  }
}
