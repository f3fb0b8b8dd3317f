import FoundationEssentials

extension View {
  /// Lets the user move the items of a stack, a grid, a list or another container by dragging them.
  ///
  /// ```swift
  /// LazyVGrid(columns: columns) {
  ///   ForEach(photos) { PhotoView($0) }.reorderable()
  /// }
  /// .reorderContainer(for: Photo.self) { difference in
  ///   photos.move(difference.sources, to: difference.destination.position)
  /// }
  /// ```
  ///
  /// The dragged view follows the pointer, and a line shows where it will be. In a ``List`` the keys of `onMove(perform:)`
  /// move items as well.
  ///
  /// - Parameters:
  ///   - item: the type of the items: the elements of a `ForEach` that is `reorderable()`.
  ///   - isEnabled: whether items can be moved.
  ///   - move: moves the items in their collection. Runs in an animation, after the drag.
  public func reorderContainer<Item: Identifiable>(
    for item: Item.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where Item.ID: Sendable {
    modifier(ReorderContainerModifier(isEnabled: isEnabled, move: reordering(\Item.id, move)))
  }

  /// The variant of `reorderContainer(for:isEnabled:move:)` for items that are identified by a property.
  public func reorderContainer<Item, ItemID: Hashable & Sendable>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View {
    modifier(ReorderContainerModifier(isEnabled: isEnabled, move: reordering(itemID, move)))
  }

  /// The variant of `reorderContainer(for:isEnabled:move:)` for several collections, between which items can be moved.
  ///
  /// - Parameters:
  ///   - item: the type of the items.
  ///   - collectionID: the type of the identifiers of `reorderable(collectionID:)`.
  ///   - isEnabled: whether items can be moved.
  ///   - move: moves the items. Runs in an animation, after the drag.
  public func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
    for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
  ) -> some View where Item.ID: Sendable {
    modifier(ReorderContainerModifier(isEnabled: isEnabled, move: reordering(\Item.id, move)))
  }
}

extension DynamicViewContent {
  /// Lets the user move the elements in the container around: see ``View/reorderContainer(for:isEnabled:move:)``.
  ///
  /// Each element is one view.
  public func reorderable() -> some DynamicViewContent {
    reorderable(collectionID: ReorderableSingleCollectionIdentifier())
  }

  /// Lets the user move the elements in the container around, which has several collections.
  public func reorderable(collectionID: some Hashable & Sendable) -> some DynamicViewContent {
    let data = data
    let elements = ReorderContainer.Elements(count: data.count) { data.dropFirst($0).first }
    return modifier(ReorderableModifier(collection: AnyHashable(collectionID), elements: elements))
  }
}

/// The action of a container for elements whose types it knows.
@MainActor private func reordering<Item, ItemID, CollectionID: Hashable>(
  _ id: KeyPath<Item, ItemID>, _ move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
) -> ReorderContainer.Move {
  { sources, before, collection in
    guard let collectionID = collection.base as? CollectionID else { return }
    let ids = sources.compactMap { ($0 as? Item)?[keyPath: id] }
    guard ids.count == sources.count else { return }
    let target = (before as? Item).map {
      ReorderDifference<ItemID, CollectionID>.Destination.Position.before($0[keyPath: id])
    }
    move(
      ReorderDifference(
        sources: ids, destination: ReorderDifference.Destination(position: target ?? .end, collectionID: collectionID)))
  }
}

private struct ReorderContainerModifier: ViewModifier {
  let isEnabled: Bool
  let move: ReorderContainer.Move
  @State private var container = ReorderContainer()

  func body(content: Content) -> some View {
    let _ = container.update(move)
    content.environment(\.reorderContainer, isEnabled ? container : nil).coordinateSpace(container.space)
  }
}

private struct ReorderableModifier: ViewModifier {
  let collection: AnyHashable
  let elements: ReorderContainer.Elements
  @Environment(\.reorderContainer) private var container
  @Environment(\.isInList) private var isInList

  func body(content: Content) -> some View {
    let _ = container?.setElements(elements, of: collection)
    if isInList {
      content.modifier(_RowEditModifier(delete: nil, move: container.map(moveRows), isDelete: false))
    } else if let container {
      Group(subviews: content) { subviews in
        ForEach(Array(subviews.enumerated()), id: \.element.id) { item in
          item.element.modifier(
            ReorderableItem(
              container: container, place: ReorderContainer.Place(collection: collection, offset: item.offset)))
        }
      }
    } else {
      content
    }
  }

  private func moveRows(in container: ReorderContainer) -> ([Int], Int) -> Void {
    { container.moveElements(at: $0, of: collection, to: $1, of: collection) }
  }
}

/// A view that the user drags.
private struct ReorderableItem: ViewModifier {
  let container: ReorderContainer
  let place: ReorderContainer.Place
  @State private var item = ReorderContainer.Item()
  @GestureState private var isDragged = false

  func body(content: Content) -> some View {
    let _ = item.setPlace(place)
    let translation = item.translation
    content
      .offset(x: translation?.width ?? 0, y: translation?.height ?? 0)
      .opacity(translation == nil ? 1 : 0.7)
      .zIndex(translation == nil ? 0 : 1)
      .overlay { if let edge = item.edge { InsertionLine(edge: edge) } }
      .onGeometryChange(for: Rect.self) {
        Rect($0.frame(in: container.space))
      } action: {
        container.setFrame($0, of: item)
      }
      .gesture(
        DragGesture(minimumDistance: 8, coordinateSpace: container.space)
          .updating($isDragged) { _, isDragged, _ in isDragged = true }
          .onChanged { container.drag(item, by: $0.translation, to: $0.location) }
          .onEnded { _ in container.drop(item) }
      )
      .onChange(of: isDragged) { if !isDragged { container.cancel(item) } }
      .onDisappear { container.setFrame(nil, of: item) }
  }
}

/// Shows at an edge of a view that an item will be inserted there.
private struct InsertionLine: View {
  let edge: Edge

  var body: some View {
    let isUpright = edge == .leading || edge == .trailing
    Color.accentColor.frame(width: isUpright ? 3 : nil, height: isUpright ? nil : 3)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      .allowsHitTesting(false)
  }

  private var alignment: Alignment {
    switch edge {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}
