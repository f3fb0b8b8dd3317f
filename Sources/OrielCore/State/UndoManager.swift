/// Records actions with which the user takes back changes, and performs them.
///
/// ```swift
/// func rename(_ note: Note, to title: String, undoManager: UndoManager?) {
///   let old = note.title
///   undoManager?.registerUndo(withTarget: note) { [weak undoManager] note in
///     rename(note, to: old, undoManager: undoManager)
///   }
///   undoManager?.setActionName("Rename")
///   note.title = title
/// }
/// ```
///
/// An action that is registered while a change is taken back is the one that makes the change again. The class has the
/// interface of Foundation's, which doesn't exist on Linux. Each window has one, the environment value `undoManager`:
/// Ctrl+Z and Ctrl+Shift+Z call its `undo()` and `redo()`, unless a text field has the focus. A field undoes the user's
/// changes of its text; without one, it passes the keys on if the app has replaced the text. What is typed in one go is one
/// group. A body that reads a property such as `canUndo` runs again when it changes.
///
/// All actions of one event of the user are one group, which is undone at once. With `groupsByEvent` set to false,
/// begin and end the groups with `beginUndoGrouping()` and `endUndoGrouping()`.
@MainActor public final class UndoManager {
  enum Phase { case none, undoing, redoing }

  var undoGroups: [UndoGroup] = []
  var redoGroups: [UndoGroup] = []
  /// The step of a field to which the last action belongs.
  weak var textStep: TextEditStep?
  /// The outermost group that has begun and not ended.
  private var openGroup = UndoGroup()
  private(set) var phase = Phase.none
  /// Whether the outermost group has begun with an event, and ends with it.
  private var isEventGroup = false
  private var disabledCount = 0
  private var lastNumber = 0
  /// The number of the state that is reached when everything has been undone.
  private var firstNumber = 0
  private let readers = DependencySource()
  /// Called when actions have been registered, performed or removed.
  var didChange: (() -> Void)?
  private let schedule: (@escaping @MainActor () -> Void) -> Void

  /// Creates an undo manager without actions.
  public init() {
    schedule = { end in Task { @MainActor in end() } }
  }

  /// - Parameter scheduler: runs turns between events, with which the groups of events end.
  package init(_ scheduler: any TurnScheduler) {
    schedule = { [weak scheduler] in scheduler?.scheduleTurn($0) }
  }

  // MARK: Registering

  /// Registers an action that takes back a change.
  ///
  /// - Parameters:
  ///   - target: the object that the action changes. It isn't retained; without it, the action has no effect.
  ///   - handler: receives the target. Called once, when the user undoes the change, or redoes it.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    register(UndoAction(target, handler))
  }

  func register(_ action: UndoAction) {
    if let step = TextEditStep.current, joins(step) { return register(action, of: step) }
    if phase == .none { redoGroups = [] }
    if groupingLevel == 0 {
      guard groupsByEvent else { return finish(UndoGroup(number: makeNumber(), actions: [action])) }
      beginEventGroup()
    }
    if phase == .none { openGroup.number = makeNumber() }
    openGroup.actions.append(action)
    notify()
  }

  func makeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func notify() {
    readers.notifyReaders()
    didChange?()
  }

  /// The number of the present state: it changes with each action, and is the same again when the action is undone.
  var stateNumber: Int { openGroup.actions.isEmpty ? undoGroups.last?.number ?? firstNumber : openGroup.number }

  /// Whether actions are registered.
  public var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Ignores actions until `enableUndoRegistration()` has been called as often as this method.
  public func disableUndoRegistration() { disabledCount += 1 }

  /// Ends the effect of a call of `disableUndoRegistration()`.
  public func enableUndoRegistration() {
    guard disabledCount > 0 else {
      return Diagnostics.warn("enableUndoRegistration without disableUndoRegistration", once: "undo.enable")
    }
    disabledCount -= 1
  }

  /// Removes all actions.
  public func removeAllActions() {
    firstNumber = stateNumber
    undoGroups = []
    redoGroups = []
    openGroup.actions = []
    notify()
  }

  /// Removes the actions with a target.
  public func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for index in undoGroups.indices { undoGroups[index].actions.removeAll { $0.target === target } }
    for index in redoGroups.indices { redoGroups[index].actions.removeAll { $0.target === target } }
    openGroup.actions.removeAll { $0.target === target }
    notify()
  }

  /// The maximum number of groups that can be undone; 0 if there is none. The default is 0.
  public var levelsOfUndo = 0 {
    didSet {
      limit()
      notify()
    }
  }

  // MARK: Grouping

  /// Whether all actions of one event of the user are one group. The default is true.
  public var groupsByEvent = true

  /// The number of groups that have begun and not ended.
  public private(set) var groupingLevel = 0

  /// Begins a group, whose actions are undone together. Within another group, it is a part of that.
  public func beginUndoGrouping() {
    if groupingLevel == 0, groupsByEvent { beginEventGroup() }
    groupingLevel += 1
  }

  /// Ends a group.
  public func endUndoGrouping() {
    guard groupingLevel > (isEventGroup ? 1 : 0) else {
      return Diagnostics.warn("endUndoGrouping without beginUndoGrouping", once: "undo.grouping")
    }
    groupingLevel -= 1
    if groupingLevel == 0 { endGroup() }
  }

  private func beginEventGroup() {
    groupingLevel = 1
    isEventGroup = true
    schedule { [weak self] in self?.endEventGroup() }
  }

  /// Ends the group of the event, unless the app has begun another one in it.
  private func endEventGroup() {
    guard isEventGroup else { return }
    guard groupingLevel == 1 else {
      return schedule { [weak self] in self?.endEventGroup() }
    }
    groupingLevel = 0
    endGroup()
  }

  private func endGroup() {
    isEventGroup = false
    let group = openGroup
    openGroup = UndoGroup()
    finish(group)
  }

  /// Adds a group to those that are undone or redone.
  private func finish(_ group: UndoGroup) {
    guard !group.actions.isEmpty else { return }
    if phase == .undoing { redoGroups.append(group) } else { undoGroups.append(group) }
    limit()
    notify()
  }

  func limit() {
    guard levelsOfUndo > 0 else { return }
    if undoGroups.count > levelsOfUndo { firstNumber = undoGroups[undoGroups.count - levelsOfUndo - 1].number }
    undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
    redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
  }

  // MARK: Undoing

  /// Whether there is something to undo.
  public var canUndo: Bool {
    readers.recordRead()
    return (phase == .none && openGroup.isLive) || undoGroups.contains(where: \.isLive)
  }

  /// Whether there is something to redo.
  public var canRedo: Bool {
    readers.recordRead()
    return redoGroups.contains(where: \.isLive)
  }

  /// Whether `undo()` is running.
  public var isUndoing: Bool { phase == .undoing }

  /// Whether `redo()` is running.
  public var isRedoing: Bool { phase == .redoing }

  /// Performs the actions of the last group, the last one first. Has no effect if there is none.
  public func undo() {
    endEventGroupNow()
    guard isReady("undo") else { return }
    while let group = undoGroups.popLast() {
      if group.isLive { return perform(group, .undoing) }
    }
  }

  /// Performs the actions that were registered by the last `undo()`. Has no effect if there are none, and after another
  /// action has been registered.
  public func redo() {
    endEventGroupNow()
    guard isReady("redo") else { return }
    while let group = redoGroups.popLast() {
      if group.isLive { return perform(group, .redoing) }
    }
  }

  func endEventGroupNow() {
    if phase == .none, groupingLevel == 1, isEventGroup { endEventGroup() }
  }

  private func isReady(_ name: String) -> Bool {
    guard phase == .none else { return false }
    if groupingLevel > 0 { Diagnostics.warn("\(name)() within beginUndoGrouping()", once: "undo.open") }
    return groupingLevel == 0
  }

  private func perform(_ group: UndoGroup, _ phase: Phase) {
    self.phase = phase
    groupingLevel = 1
    // The counterpart has the same name, unless an action sets another one.
    openGroup = UndoGroup(number: group.number, name: group.name)
    for action in group.actions.reversed() { action.run() }
    groupingLevel = 0
    endGroup()
    self.phase = .none
    notify()
  }

  // MARK: Names

  /// Sets the name of the current group, such as "Rename". It is part of the title of its command.
  public func setActionName(_ name: String) {
    if groupingLevel > 0 {
      openGroup.name = name
    } else if let last = undoGroups.indices.last {
      undoGroups[last].name = name
    }
    readers.notifyReaders()
  }

  /// The name of the group that `undo()` performs; empty if it has none.
  public var undoActionName: String {
    readers.recordRead()
    if phase == .none, openGroup.isLive { return openGroup.name }
    return undoGroups.last(where: \.isLive)?.name ?? ""
  }

  /// The name of the group that `redo()` performs; empty if it has none.
  public var redoActionName: String {
    readers.recordRead()
    return redoGroups.last(where: \.isLive)?.name ?? ""
  }

  /// The title of a command that calls `undo()`, such as "Undo Rename". Its localization key is `Undo %@`, or `Undo`
  /// without a name.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of a command that calls `redo()`, such as "Redo Rename". Its localization key is `Redo %@`, or `Redo`
  /// without a name.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of a command that undoes an action with a name.
  public func undoMenuTitle(forUndoActionName name: String) -> String {
    (name.isEmpty ? LocalizedStringKey(.undoUndo) : LocalizedStringKey(.undoUndoAction, name)).resolved()
  }

  /// Returns the title of a command that redoes an action with a name.
  public func redoMenuTitle(forUndoActionName name: String) -> String {
    (name.isEmpty ? LocalizedStringKey(.undoRedo) : LocalizedStringKey(.undoRedoAction, name)).resolved()
  }
}
