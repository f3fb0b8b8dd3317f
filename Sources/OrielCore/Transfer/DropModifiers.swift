import FoundationEssentials

extension View {
  /// Accepts transferable items that the user drops on the view, from this or another app.
  ///
  /// ```swift
  /// .dropDestination(for: URL.self) { urls, location in
  ///   files += urls
  ///   return true
  /// } isTargeted: { isTargeted = $0 }
  /// ```
  ///
  /// While such items are over the view, it has a frame in the desktop's color.
  ///
  /// - Parameters:
  ///   - payloadType: the type of the items.
  ///   - action: runs with the items when they have been loaded, and the position in the view's coordinates. It returns
  ///     whether it has accepted them.
  ///   - isTargeted: runs with true when such items are dragged over the view, and with false when they leave it.
  @_alwaysEmitIntoClient public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    _onDrop(of: T.self, isTargeted: isTargeted) { action($0, CGPoint(x: $1, y: $2)) }
  }

  /// The implementation of `dropDestination`.
  public func _onDrop<T: Transferable>(
    of type: T.Type, isTargeted: @escaping (Bool) -> Void,
    perform action: @escaping (_ items: [T], _ x: CGFloat, _ y: CGFloat) -> Bool
  ) -> some View {
    modifier(
      DropModifier(
        types: T.importedContentTypes,
        delegate: DropActions(targeted: isTargeted) { items, place in
          let loaded = await TransferLoad.items(of: T.self, from: items)
          return !loaded.isEmpty && action(loaded, place.x, place.y)
        }))
  }

  /// Accepts items of certain types that the user drops on the view, from this or another app.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: the accepted types.
  ///   - isTargeted: true while such items are dragged over the view.
  ///   - action: runs with the items. It returns whether it has accepted them.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    _onDrop(of: supportedContentTypes, isTargeted: isTargeted) { items, _, _ in action(items) }
  }

  /// Accepts items of certain types that the user drops on the view, with the position in the view's coordinates. See
  /// `onDrop(of:isTargeted:perform:)`.
  @_alwaysEmitIntoClient public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    _onDrop(of: supportedContentTypes, isTargeted: isTargeted) { action($0, CGPoint(x: $1, y: $2)) }
  }

  /// The implementation of `onDrop` with an action.
  public func _onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ x: CGFloat, _ y: CGFloat) -> Bool
  ) -> some View {
    modifier(
      DropModifier(
        types: types,
        delegate: DropActions(targeted: { isTargeted?.wrappedValue = $0 }) { items, place in
          action(items, place.x, place.y)
        }))
  }

  /// The implementation of `onDrop` with an action and identifiers of types.
  public func _onDrop(
    of types: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ x: CGFloat, _ y: CGFloat) -> Bool
  ) -> some View {
    _onDrop(of: types.map { UTType(transferred: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// Accepts items of certain types that the user drops on the view, as determined by a delegate.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(DropModifier(types: supportedContentTypes, delegate: delegate))
  }

  /// Accepts items whose types have certain identifiers. See `onDrop(of:isTargeted:perform:)`.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    _onDrop(of: supportedTypes, isTargeted: isTargeted) { items, _, _ in action(items) }
  }

  /// Accepts items whose types have certain identifiers. See `onDrop(of:isTargeted:perform:)`.
  @_alwaysEmitIntoClient public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    _onDrop(of: supportedTypes, isTargeted: isTargeted) { action($0, CGPoint(x: $1, y: $2)) }
  }

  /// Accepts items whose types have certain identifiers. See `onDrop(of:delegate:)`.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map { UTType(transferred: $0) }, delegate: delegate)
  }
}

/// An object that validates and handles items that are dragged over a view.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Whether the view accepts the items. By default, it does if they have one of its types.
  func validateDrop(info: DropInfo) -> Bool
  /// Handles dropped items. Returns whether it has accepted them.
  func performDrop(info: DropInfo) -> Bool
  /// Called when the items are dragged over the view.
  func dropEntered(info: DropInfo)
  /// Called when the pointer moves over the view. Returns nil to keep the last proposal.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when the items leave the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Accepts the items.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Has no effect.
  public func dropEntered(info: DropInfo) {}
  /// Keeps the last proposal, which is initially a copy.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Has no effect.
  public func dropExited(info: DropInfo) {}
}

/// The operation that is performed on dropped items.
public enum DropOperation: Sendable {
  /// The drop is cancelled.
  case cancel
  /// The view doesn't accept the items.
  case forbidden
  /// The items are copied.
  case copy
  /// The items are moved.
  case move
}

/// The operation that a view proposes for items that are dragged over it.
public struct DropProposal: Equatable, Sendable {
  /// The operation that a drop performs.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Items that are dragged over a view.
@MainActor public struct DropInfo {
  let source: any TransferSource
  let place: Point
  /// The loaded items, once they are dropped.
  var loaded: [NSItemProvider]?

  /// The position of the pointer in the view's coordinates.
  public var location: CGPoint { place.cgPoint }

  /// Whether items of certain types are dragged.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    loaded.map { $0.contains { $0.conforms(toAny: contentTypes) } } ?? source.mayProvide(contentTypes)
  }

  /// Whether items whose types have certain identifiers are dragged.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map { UTType(transferred: $0) })
  }

  /// The items of certain types. Before the drop, those of other apps aren't known.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    (loaded ?? source.localItems ?? []).filter { $0.conforms(toAny: contentTypes) }
  }

  /// The items whose types have certain identifiers.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(transferred: $0) })
  }
}

/// The delegate of drop modifiers with closures.
private struct DropActions: DropDelegate {
  let targeted: (Bool) -> Void
  let drop: @MainActor ([NSItemProvider], Point) async -> Bool

  init(targeted: @escaping (Bool) -> Void, drop: @escaping @MainActor ([NSItemProvider], Point) async -> Bool) {
    self.targeted = targeted
    self.drop = drop
  }

  func dropEntered(info: DropInfo) { targeted(true) }
  func dropExited(info: DropInfo) { targeted(false) }
  func performDrop(info: DropInfo) -> Bool { false }
}

extension DropDelegate {
  /// Handles dropped items, which may take time.
  fileprivate func finish(_ info: DropInfo) async -> Bool {
    guard let actions = self as? DropActions else { return performDrop(info: info) }
    return await actions.drop(info.loaded ?? [], info.place)
  }
}

/// The node of a view that accepts dropped items.
package final class DropInputNode: InputNode {
  fileprivate var modifier: DropModifier
  fileprivate var proposal = DropProposal(operation: .copy)
  /// Called before an action.
  fileprivate var willAct: () -> Void = {}

  fileprivate init(_ modifier: DropModifier) { self.modifier = modifier }

  override package var isReceiver: Bool { true }

  @MainActor func accepts(_ info: DropInfo) -> Bool {
    info.source.mayProvide(modifier.types) && modifier.delegate.validateDrop(info: info)
  }

  @MainActor func enter(_ info: DropInfo) {
    proposal = DropProposal(operation: .copy)
    modifier.delegate.dropEntered(info: info)
  }

  @MainActor func update(_ info: DropInfo) -> DropOperation {
    if let new = modifier.delegate.dropUpdated(info: info) { proposal = new }
    return proposal.operation
  }

  @MainActor func exit(_ info: DropInfo) { modifier.delegate.dropExited(info: info) }

  /// Loads the items and handles them. Returns the operation; `cancel` if they weren't accepted.
  @MainActor func drop(_ info: DropInfo) async -> DropOperation {
    var info = info
    let items = await info.source.items(of: modifier.types)
    info.loaded = items
    guard !items.isEmpty else { return .cancel }
    willAct()
    guard await modifier.delegate.finish(info) else { return .cancel }
    return proposal.operation
  }
}

private struct DropModifier: LayoutModifier {
  let types: [UTType]
  let delegate: any DropDelegate

  func makeLayout() -> DropInputNode { DropInputNode(self) }
  func update(_ layout: DropInputNode) { layout.modifier = self }

  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    DropNode(view, in: context)
  }
}

@MainActor private final class DropNode<Modified: View>: LayoutModifierNode<Modified, DropModifier> {
  override func didMake(_ layout: DropInputNode) {
    layout.willAct = { [weak self] in self?.graph.endEditing() }
  }
}
