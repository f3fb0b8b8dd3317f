import FoundationEssentials

/// A type that determines the size of a sheet without detents.
///
/// ```swift
/// .sheet(isPresented: $showsForm) {
///   Settings().presentationSizing(.form)
/// }
/// ```
@MainActor @preconcurrency public protocol PresentationSizing {
  /// Returns the size of a sheet's content. Lengths that are nil are those of the content.
  ///
  /// Called when the sheet opens, and when its options or the size of its parent window change.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a sheet.
@MainActor @preconcurrency public struct PresentationSizingRoot {
  let measure: @MainActor (ProposedViewSize) -> (width: CGFloat, height: CGFloat)

  /// Returns the size of the content for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = measure(proposal)
    return CGSize(width: size.width, height: size.height)
  }
}

/// The context in which the size of a sheet is determined.
@MainActor @preconcurrency public struct PresentationSizingContext {
  /// The size of the parent window.
  let available: ProposedViewSize
  /// The current size of the sheet; unspecified while it opens.
  let current: ProposedViewSize
}

/// The default size of the desktop's dialogs, which is that of the content.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// Returns an unspecified size.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    .unspecified
  }
}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing {
  /// Returns an unspecified size.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    .unspecified
  }
}

/// The size of a form, which is smaller than a page.
public struct FormPresentationSizing: PresentationSizing {
  /// Returns 480 × 560 application pixels.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(width: 480, height: 560)
  }
}

/// The size of a page.
public struct PagePresentationSizing: PresentationSizing {
  /// Returns 640 × 800 application pixels.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(width: 640, height: 800)
  }
}

/// A sizing that is fitted to the content in some dimensions.
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

/// A sizing that grows with the content in some dimensions, but doesn't shrink.
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
  /// Returns the sizing, fitted to the content in the given dimensions.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedSizing(base: self, horizontal: horizontal, vertical: vertical)
  }

  /// Returns the sizing, which grows with the content in the given dimensions but doesn't shrink.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    StickySizing(base: self, horizontal: horizontal, vertical: vertical)
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The default size of the desktop's dialogs, which is that of the content.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form, which is smaller than a page.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}
