/// A part of the tree that is shown and hidden as a whole, while its views keep their state: the page of a tab, a page
/// of a stack, or a column of a split view.
@MainActor final class VisibilityScope {
  private let parent: VisibilityScope?
  private var isShown: Bool
  private var members: [ObjectIdentifier: Member] = [:]
  private var lastNumber = 0

  /// Whether the user sees the part: it and the parts that contain it are shown.
  private(set) var isVisible: Bool

  private struct Member {
    /// The position in the order in which the members were added.
    let number: Int
    weak var member: (any VisibilityMember)?
  }

  init(isShown: Bool, in parent: VisibilityScope?) {
    self.parent = parent
    self.isShown = isShown
    isVisible = isShown && parent?.isVisible != false
    parent?.add(self)
  }

  /// Adds a view or a part within this part. It is notified of later changes.
  func add(_ member: any VisibilityMember) {
    lastNumber += 1
    members[ObjectIdentifier(member)] = Member(number: lastNumber, member: member)
  }

  func remove(_ member: any VisibilityMember) { members[ObjectIdentifier(member)] = nil }

  /// Shows or hides the part.
  func show(_ isShown: Bool) {
    self.isShown = isShown
    visibilityDidChange()
  }

  /// Called when the part leaves the tree.
  func end() { parent?.remove(self) }
}

extension VisibilityScope: VisibilityMember {
  func visibilityDidChange() {
    let wasVisible = isVisible
    isVisible = isShown && parent?.isVisible != false
    guard isVisible != wasVisible else { return }
    // A view appears after those in it and disappears before them, as if they were created and removed.
    let ordered = members.values.sorted { isVisible ? $0.number < $1.number : $0.number > $1.number }
    for entry in ordered { entry.member?.visibilityDidChange() }
  }
}

/// What is notified when the part of the tree that contains it is shown or hidden.
@MainActor protocol VisibilityMember: AnyObject {
  /// Called when `isVisible` of the part has changed.
  func visibilityDidChange()
}
