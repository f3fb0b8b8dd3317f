@testable import OrielCore
@testable import OrielTesting

/// A banner below the title bar of its window: a form that only these tests have, as an addition to Oriel's.
struct BannerForm: PresentationForm {
  var height: Double

  var lane: PresentationLane { .inspector }

  func sizeClasses(in window: SizeClasses) -> SizeClasses? {
    SizeClasses(horizontal: window.horizontal, vertical: .compact)
  }
}

extension BannerForm: TestablePresentationForm {
  var kind: ScreenPresentation.Kind { .banner }
  var isWindow: Bool { false }
  var takesFocus: Bool { false }

  @MainActor func lengths(of presentation: HeadlessPresentation) -> (width: Double?, height: Double?) {
    (presentation.availableSize?.width, height)
  }

  func blocksOthers(_ request: PresentationRequest) -> Bool { false }
}

extension ScreenPresentation.Kind {
  static let banner = ScreenPresentation.Kind(rawValue: "banner")
}
