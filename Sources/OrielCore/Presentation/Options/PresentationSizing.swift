import FoundationEssentials

/// How large a sheet without detents is.
///
/// ```swift
/// .sheet(isPresented: $showsForm) {
///   Settings().presentationSizing(.form)
/// }
/// ```
@MainActor @preconcurrency public protocol PresentationSizing {
  /// The size for a sheet's content. Lengths that are nil are left to the content.
  ///
  /// Called when the sheet opens, and again when what the sheet says about itself, or its window, changes.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a sheet that is being sized.
@MainActor @preconcurrency public struct PresentationSizingRoot {
  let measure: @MainActor (ProposedViewSize) -> (width: CGFloat, height: CGFloat)

  /// How large the content would be, were it offered a size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = measure(proposal)
    return CGSize(width: size.width, height: size.height)
  }
}

/// What a sheet's size may depend on.
@MainActor @preconcurrency public struct PresentationSizingContext {
  /// The size of the window that the sheet stands above.
  let available: ProposedViewSize
  /// How large the sheet is now; without lengths while it opens.
  let current: ProposedViewSize
}

/// The size that the desktop's dialogs have: their content's.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// Leaves both lengths to the content.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    .unspecified
  }
}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing {
  /// Leaves both lengths to the content.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    .unspecified
  }
}

/// A size for forms: narrower and lower than a page.
public struct FormPresentationSizing: PresentationSizing {
  /// 480 × 560 pixels of the desktop's scale.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(width: 480, height: 560)
  }
}

/// A size for reading: about that of a page of paper.
public struct PagePresentationSizing: PresentationSizing {
  /// 640 × 800 pixels of the desktop's scale.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(width: 640, height: 800)
  }
}

/// Another sizing, with lengths that are left to the content.
struct FittedSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    var size = base.proposedSize(for: root, context: context)
    if horizontal { size.width = nil }
    if vertical { size.height = nil }
    return size
  }
}

/// Another sizing, with lengths that grow with the content but don't shrink.
struct StickySizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    var size = base.proposedSize(for: root, context: context)
    guard let width = context.current.width, let height = context.current.height else { return size }
    let wanted = size.replacingUnspecifiedDimensions(by: root.sizeThatFits(size))
    if horizontal { size.width = max(wanted.width, width) }
    if vertical { size.height = max(wanted.height, height) }
    return size
  }
}

extension PresentationSizing {
  /// The same, but fitted to the content in the given directions.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedSizing(base: self, horizontal: horizontal, vertical: vertical)
  }

  /// The same, but growing with the content and never shrinking in the given directions.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    StickySizing(base: self, horizontal: horizontal, vertical: vertical)
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size that the desktop's dialogs have: their content's.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// A size for forms: narrower and lower than a page.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// A size for reading: about that of a page of paper.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}
