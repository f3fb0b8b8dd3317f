import OrielCore

extension Screen {
  /// Examines what the window and its presentations show for problems of users of a screen reader or a keyboard, or with
  /// weak sight or an unsteady hand.
  ///
  /// ```swift
  /// #expect(Screen { Editor() }.accessibilityAudit() == [])
  /// ```
  ///
  /// These problems are found:
  ///
  /// - ``AccessibilityFinding/Kind/name``: a control, a picture or a view with a tap gesture without a name. A symbol without
  ///   a label isn't read, and names the control that consists of it.
  /// - ``AccessibilityFinding/Kind/targetSize``: a button, a toggle or a view with a tap gesture under 24 points, with the
  ///   sizes that elements have on a screen. The desktop decides about the size of other controls.
  /// - ``AccessibilityFinding/Kind/contrast``: a ratio of less than 4.5, or 3 for large text. The desktop's colors are
  ///   legible on its backgrounds; the ratio is that of a color with fixed components, or of the desktop's text on one.
  /// - ``AccessibilityFinding/Kind/order``: in a container without layers, an element that is read after another one, but is
  ///   above it, or before it in the same line. `accessibilitySortPriority(_:)` changes the order.
  /// - ``AccessibilityFinding/Kind/heading``: words in a title's font that aren't a heading, and a window with more than
  ///   ten elements without a heading.
  ///
  /// Views that are hidden from assistive technology aren't examined.
  ///
  /// - Parameter kinds: the kinds of problems to look for.
  /// - Returns: the problems, in reading order.
  public func accessibilityAudit(
    for kinds: Set<AccessibilityFinding.Kind> = Set(AccessibilityFinding.Kind.allCases)
  ) -> [AccessibilityFinding] {
    settleNow()
    let isDark = platform.reportedDesktop.colorScheme == .dark
    let surfaces: [any HeadlessSurface] = [window] + platform.presentations.filter { $0.window === window && $0.isSeen }
    return surfaces.flatMap { surface in
      surface.layOut()
      var audit = AccessibilityAudit(isDark: isDark)
      audit.examine(surface)
      return audit.findings.filter { kinds.contains($0.kind) }
    }
  }
}
