import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK
@testable import OrielTesting

/// Runs the same views and the same actions in a real window and in a headless one, and compares what is seen.
@MainActor class AgreementTestCase: PopoverTestCase {
  private static let patience = 0.7

  /// Performs the steps with both, and compares after each.
  ///
  /// - Parameter comparesFocus: whether the focus has to be in the same place.
  func compare<Content: View>(
    _ content: Content, _ steps: [UserStep], comparesFocus: Bool = true, file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    let headless = HeadlessUser(
      Screen(title: "App", size: ProposedViewSize(width: 800, height: 500)) { content })
    let before = Set(toplevels)
    let opened = try open(content)
    FocusWatch.shared.begin { [weak graph = opened.graph] in graph?.focusedValues.focusDidMove(to: $0) }
    wait("the active window") { gtk_window_is_active(opened.window) != 0 }
    let user = WindowUser(self, opened.widget, besides: before)
    var differences: [String] = []
    await headless.screen.settle()
    func seen(_ seen: Seen) -> Seen { comparesFocus ? seen : seen.withoutFocus }
    note({ seen(user.seen) }, seen(headless.seen), user, after: "opening", in: &differences)
    for step in steps {
      do {
        try headless.perform(step)
        await headless.screen.settle()
      } catch { differences.append("headless, \(step) fails: \(error)") }
      do { try user.perform(step) } catch { differences.append("in the window, \(step) fails: \(error)") }
      note({ seen(user.seen) }, seen(headless.seen), user, after: "\(step)", in: &differences)
    }
    XCTAssertEqual(differences.joined(separator: "\n"), "", file: file, line: line)
  }

  /// The lines of both, with a mark before those of one alone.
  private static func difference(_ window: Seen, _ headless: Seen) -> String {
    let (old, new) = ("\(headless)".split(separator: "\n"), "\(window)".split(separator: "\n"))
    let changes = new.difference(from: old)
    let removed = Set(changes.removals.map { if case .remove(let offset, _, _) = $0 { offset } else { -1 } })
    let inserted = Set(changes.insertions.map { if case .insert(let offset, _, _) = $0 { offset } else { -1 } })
    var lines: [String] = []
    var (one, other) = (0, 0)
    while one < old.count || other < new.count {
      if removed.contains(one) {
        lines.append("headless | \(old[one])")
        one += 1
      } else if inserted.contains(other) {
        lines.append("window   | \(new[other])")
        other += 1
      } else {
        lines.append("         | \(new[other])")
        (one, other) = (one + 1, other + 1)
      }
    }
    return lines.joined(separator: "\n")
  }

  private func note(
    _ seen: () -> Seen, _ expected: Seen, _ user: WindowUser, after step: String, in list: inout [String]
  ) {
    let deadline = g_get_monotonic_time() + gint64(Self.patience * 1_000_000)
    let timer = g_timeout_add(20, { _ in gboolean(G_SOURCE_CONTINUE) }, nil)
    defer { g_source_remove(timer) }
    while seen() != expected {
      guard g_get_monotonic_time() < deadline else {
        return list.append(
          "after \(step), the focus of the window is in \(user.focus):\n\(Self.difference(seen(), expected))")
      }
      g_main_context_iteration(nil, 1)
    }
  }
}
