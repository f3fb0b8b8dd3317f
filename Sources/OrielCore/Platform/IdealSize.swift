import FoundationEssentials

/// The ideal sizes of views that scroll any amount of content, and otherwise fill what they are offered: in popovers,
/// sheets and scroll views.
package enum IdealSize {
  private static let width: CGFloat = 280
  private static let shortestList: CGFloat = 100
  private static let mostRows = 12

  /// A list or a table.
  ///
  /// - Parameters:
  ///   - width: the width of what is known of its rows or columns.
  ///   - height: the height of a number of its first rows.
  package static func list(width: CGFloat, height: (_ rows: Int) -> CGFloat) -> CGSize {
    CGSize(width: max(width, self.width), height: max(height(mostRows), shortestList))
  }

  /// A text editor.
  package static let editor = CGSize(width: width, height: 120)
}

extension ProposedViewSize {
  /// The proposal, with the lengths of an ideal size where it has none. That size is only determined if it is needed.
  package func filled(by ideal: () -> CGSize) -> ProposedViewSize {
    if width != nil, height != nil { return self }
    return ProposedViewSize(replacingUnspecifiedDimensions(by: ideal()))
  }
}
