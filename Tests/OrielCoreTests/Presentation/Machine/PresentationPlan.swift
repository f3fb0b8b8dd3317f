import OrielCore
import Testing

/// What a model world is made of.
struct PresentationPlan: Hashable, Sendable {
  struct Slot: Hashable, Sendable {
    var lane = PresentationLane.modal
    /// The slot in whose content this one is, or nil for the window's content.
    var container: Int?
    /// How many different items the binding may ask for.
    var items = 1
    /// The binding ignores being cleared.
    var isConstant = false
    /// `onDismiss` sets the binding again.
    var asksAgain = false
    /// The action sets the binding of this other slot.
    var actionAsksFor: Int?
    /// The action sets its own binding to this item, which may be the one that is presented.
    var actionAsksOnce: Int?
    /// The action sets the binding of this other slot back.
    var actionWithdraws: Int?
    /// `onDismiss` sets the binding of this other slot back.
    var endWithdraws: Int?
    /// It is at times an inspector, at times a sheet.
    var isAdaptive = false
  }

  var name: String
  var slots: [Slot]
  /// The platform answers from within the effect, rather than some time later.
  var isImmediate = false

  func contents(of container: Int) -> [Int] {
    slots.indices.filter { slots[$0].container == container }
  }
}

extension PresentationPlan: CustomTestStringConvertible {
  var testDescription: String { name }

  /// Two root modals, the first with a modal and a popover inside; a popover and an inspector beside them.
  static let window = Self(
    name: "window",
    slots: [
      Slot(items: 2), Slot(), Slot(container: 0), Slot(lane: .popover), Slot(lane: .inspector),
      Slot(lane: .popover, container: 0),
    ])

  /// The same, with bindings and callbacks that make trouble, on a platform that answers at once.
  static let immediate = Self(
    name: "immediate",
    slots: [
      Slot(items: 2, actionAsksFor: 1), Slot(asksAgain: true), Slot(container: 0), Slot(lane: .popover),
      Slot(lane: .inspector, isAdaptive: true), Slot(lane: .popover, container: 0),
    ],
    isImmediate: true)

  /// Modals and popovers that wait for each other.
  static let queue = Self(
    name: "queue",
    slots: [Slot(items: 2), Slot(), Slot(), Slot(lane: .popover), Slot(lane: .popover)])

  /// Bindings that ignore being cleared, and callbacks that ask again.
  static let stubborn = Self(
    name: "stubborn",
    slots: [
      Slot(items: 2, isConstant: true), Slot(asksAgain: true, actionAsksFor: 2),
      Slot(container: 0, isConstant: true),
    ])

  /// Three levels, with a popover on the second, and an inspector that is a sheet at times.
  static let deep = Self(
    name: "deep",
    slots: [
      Slot(), Slot(container: 0), Slot(container: 1, items: 2), Slot(lane: .popover, container: 1),
      Slot(lane: .inspector, isAdaptive: true),
    ])

  /// Callbacks that withdraw what waits, or replace it, before and inside a modal.
  static let withdrawing = Self(
    name: "withdrawing",
    slots: [
      Slot(actionWithdraws: 1, endWithdraws: 3), Slot(items: 2, actionAsksFor: 2), Slot(endWithdraws: 1),
      Slot(lane: .popover, container: 0),
    ])

  /// Previews that wait for each other, beside a modal that has one inside, and withdraws one.
  static let previews = Self(
    name: "previews",
    slots: [
      Slot(lane: .preview), Slot(lane: .preview, asksAgain: true), Slot(endWithdraws: 0),
      Slot(lane: .preview, container: 2),
    ])

  /// Alerts whose actions ask the next question through their own binding, or the same one again.
  static let chained = Self(
    name: "chained",
    slots: [Slot(items: 2, actionAsksOnce: 2), Slot(actionAsksOnce: 1, endWithdraws: 2), Slot()])

  static let all = [window, immediate, queue, stubborn, deep, withdrawing, previews, chained]
}
