import GallerySections
import Synchronization

/// Registers a page. The linker collects these functions of all files in one section of the program, so that no file
/// lists the pages:
///
///     @used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.welcome) }
typealias PageRegistration = @convention(c) () -> Void

/// Finds the pages that are linked into the program.
enum PageRegistry {
  /// Every registered page, in no particular order.
  static var pages: [Page] {
    found.withLock { $0 = [] }
    for register in registrations { register() }
    return found.withLock { $0 }
  }

  fileprivate static let found = Mutex<[Page]>([])

  private static var registrations: UnsafeBufferPointer<PageRegistration> {
    let bytes = UnsafeRawBufferPointer(start: gallery_pages_start(), count: gallery_pages_size())
    return bytes.bindMemory(to: PageRegistration.self)
  }
}

extension Page {
  static func register(_ page: Page) { PageRegistry.found.withLock { $0.append(page) } }
}
