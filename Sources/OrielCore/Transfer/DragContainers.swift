import FoundationEssentials

extension View {
  /// Lets the user drag the views in this one that are `draggable(containerItemID:containerNamespace:)`, several at once.
  ///
  /// ```swift
  /// LazyVGrid(columns: columns) {
  ///   ForEach(photos) { photo in
  ///     PhotoView(photo).draggable(containerItemID: photo.id)
  ///   }
  /// }
  /// .dragContainer(for: Photo.self) { ids in photos.filter { ids.contains($0.id) } }
  /// .dragContainerSelection(Array(selection))
  /// ```
  ///
  /// Other apps receive the files of all items as one list. In GTK, a picture of the view under the pointer follows it.
  ///
  /// - Parameters:
  ///   - itemType: the type of the items.
  ///   - namespace: a namespace, if several containers have items that are identified alike.
  ///   - payload: called when a drag begins, with the identifiers of all selected items if the dragged one is selected,
  ///     and otherwise with its own. It returns the items; without any, nothing is dragged.
  public func dragContainer<Item: Transferable & Identifiable, Items: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil, _ payload: @escaping ([Item.ID]) -> Items
  ) -> some View where Items.Element == Item, Item.ID: Sendable {
    modifier(DragContainerModifier(scope: DragScope(Item.ID.self, in: namespace), payload: payload))
  }

  /// The variant of `dragContainer(for:in:_:)` for items that are identified by a property.
  public func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Items: Collection>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([ItemID]) -> Items
  ) -> some View where Items.Element == Item {
    modifier(DragContainerModifier(scope: DragScope(ItemID.self, in: namespace), payload: payload))
  }

  /// Sets the identifiers of the selected items of the drag containers in this view: all of them are dragged with one.
  ///
  /// - Parameters:
  ///   - selection: evaluated when a drag begins, in the order in which the items are dragged.
  ///   - containerNamespace: the namespace of the container, if it has one.
  public func dragContainerSelection<ItemID: Hashable & Sendable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View {
    modifier(DragSelectionModifier(scope: DragScope(ItemID.self, in: containerNamespace), selection: selection))
  }

  /// Lets the user drag the view as an item of the drag container around: see ``View/dragContainer(for:in:_:)``.
  ///
  /// - Parameters:
  ///   - containerItemID: the identifier of the item.
  ///   - containerNamespace: the namespace of the container, if it has one.
  public func draggable<ItemID: Hashable & Sendable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View {
    modifier(DragItemModifier(scope: DragScope(ItemID.self, in: containerNamespace), id: containerItemID))
  }
}

/// What connects draggable views, their container and its selection.
private struct DragScope: Hashable {
  private let type: ObjectIdentifier
  private let namespace: Namespace.ID?

  init<ItemID>(_ type: ItemID.Type, in namespace: Namespace.ID?) {
    self.type = ObjectIdentifier(type)
    self.namespace = namespace
  }
}

/// The payload of a container, or its selection, for views whose types aren't known.
@MainActor private final class DragSource<Content>: Equatable {
  /// The current closure of the modifier.
  var content: Content?

  /// By identity, so that the environment of the items changes only with the containers around them.
  nonisolated static func == (left: DragSource, right: DragSource) -> Bool { left === right }
}

private typealias DragPayloads = DragSource<@MainActor ([AnyHashable]) -> [NSItemProvider]>
private typealias DragSelections = DragSource<@MainActor () -> [AnyHashable]>
private enum DragPayloadsKey: EnvironmentKey { static var defaultValue: [DragScope: DragPayloads] { [:] } }
private enum DragSelectionsKey: EnvironmentKey { static var defaultValue: [DragScope: DragSelections] { [:] } }

extension EnvironmentValues {
  fileprivate var dragPayloads: [DragScope: DragPayloads] {
    get { self[DragPayloadsKey.self] }
    set { self[DragPayloadsKey.self] = newValue }
  }

  fileprivate var dragSelections: [DragScope: DragSelections] {
    get { self[DragSelectionsKey.self] }
    set { self[DragSelectionsKey.self] = newValue }
  }
}

private struct DragContainerModifier<ItemID: Hashable, Items: Collection>: ViewModifier
where Items.Element: Transferable {
  let scope: DragScope
  let payload: ([ItemID]) -> Items
  @State private var source = DragPayloads()

  func body(content: Content) -> some View {
    let payload = payload
    source.content = { ids in payload(ids.compactMap { $0.base as? ItemID }).map { NSItemProvider(object: $0) } }
    return content.transformEnvironment(\.dragPayloads) { [scope, source] in $0[scope] = source }
  }
}

private struct DragSelectionModifier<ItemID: Hashable>: ViewModifier {
  let scope: DragScope
  let selection: () -> [ItemID]
  @State private var source = DragSelections()

  func body(content: Content) -> some View {
    let selection = selection
    source.content = { selection().map { AnyHashable($0) } }
    return content.transformEnvironment(\.dragSelections) { [scope, source] in $0[scope] = source }
  }
}

private struct DragItemModifier<ItemID: Hashable>: ViewModifier {
  let scope: DragScope
  let id: ItemID
  @Environment(\.dragPayloads) private var payloads
  @Environment(\.dragSelections) private var selections

  func body(content: Content) -> some View {
    content.modifier(DragModifier<EmptyView>(items))
  }

  private func items() -> [NSItemProvider] {
    let id = AnyHashable(id)
    let selected = selections[scope]?.content?() ?? []
    return payloads[scope]?.content?(selected.contains(id) ? selected : [id]) ?? []
  }
}
