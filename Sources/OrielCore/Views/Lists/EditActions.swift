/// What the user may do with the elements of a bound collection: see `ForEach` and ``List`` with `editActions`.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  fileprivate static var deletion: EditActions { EditActions(rawValue: 1) }
  fileprivate static var movement: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// The user removes elements, as with `onDelete(perform:)`.
  public static var delete: EditActions { deletion }
}

extension EditActions where Data: MutableCollection {
  /// The user moves elements, as with `onMove(perform:)`.
  public static var move: EditActions { movement }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// The user removes and moves elements.
  public static var all: EditActions { [.delete, .move] }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a collection, which the user may remove and move in a ``List``.
  ///
  /// ```swift
  /// List {
  ///   ForEach($notes, editActions: .all) { $note in TextField("Title", text: $note.title) }
  /// }
  /// ```
  ///
  /// The binding is written when the user has removed or moved an element.
  public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == EditableElements<C, ID, Content>, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Creates a view for each element of a collection, identified by the property at a key path, which the user may remove
  /// and move in a ``List``.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == EditableElements<C, ID, Content>, C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    let plain = ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, Content>(data, id: id, content: content)
    self.init(
      data: EditableElements(elements: plain.data, data: data, actions: editActions), content: plain.content,
      identity: { $0.1 })
  }
}

/// The positions and identities of the elements of a bound collection that the user may edit.
public struct EditableElements<Base: MutableCollection & RandomAccessCollection, ID: Hashable, Content: View>:
  RandomAccessCollection
{
  fileprivate let elements: LazyMapSequence<Base.Indices, (Base.Index, ID)>
  fileprivate let data: Binding<Base>
  fileprivate let actions: EditActions<Base>

  public var startIndex: Base.Indices.Index { elements.startIndex }
  public var endIndex: Base.Indices.Index { elements.endIndex }
  public subscript(position: Base.Indices.Index) -> (Base.Index, ID) { elements[position] }
  /// The position after another one.
  public func index(after index: Base.Indices.Index) -> Base.Indices.Index { elements.index(after: index) }
  /// The position before another one.
  public func index(before index: Base.Indices.Index) -> Base.Indices.Index { elements.index(before: index) }
  /// The position at a distance from another one.
  public func index(_ index: Base.Indices.Index, offsetBy distance: Int) -> Base.Indices.Index {
    elements.index(index, offsetBy: distance)
  }
  public func distance(from start: Base.Indices.Index, to end: Base.Indices.Index) -> Int {
    elements.distance(from: start, to: end)
  }
}

extension EditableElements: ForEachSource {
  static func contents(of each: ForEach<Self, ID, Content>) -> some View {
    let (data, actions) = (each.data.data, each.data.actions)
    return ForEach<LazyMapSequence<Base.Indices, (Base.Index, ID)>, ID, Content>(
      data: each.data.elements, content: each.content, identity: { $0.1 }
    )
    ._onDelete(
      offsets: actions.contains(.deletion) ? { data.wrappedValue = Self.removing($0, from: data.wrappedValue) } : nil
    )
    ._onMove(
      offsets: actions.contains(.movement)
        ? { data.wrappedValue = Self.moving($0, to: $1, in: data.wrappedValue) } : nil)
  }

  private static func removing(_ offsets: [Int], from elements: Base) -> Base {
    func removing<Elements: RangeReplaceableCollection>(from elements: Elements) -> Base? {
      var elements = elements
      for offset in offsets.sorted(by: >) {
        elements.remove(at: elements.index(elements.startIndex, offsetBy: offset))
      }
      return elements as? Base
    }
    // Only a collection of this kind has `EditActions.delete`.
    return (elements as? any RangeReplaceableCollection).flatMap { removing(from: $0) } ?? elements
  }

  private static func moving(_ offsets: [Int], to destination: Int, in elements: Base) -> Base {
    let (old, moved) = (Array(elements), Set(offsets))
    let order =
      old.indices.filter { $0 < destination && !moved.contains($0) } + moved.sorted()
      + old.indices.filter { $0 >= destination && !moved.contains($0) }
    var elements = elements
    for (index, offset) in zip(elements.indices, order) { elements[index] = old[offset] }
    return elements
  }
}

// MARK: Lists

extension List where SelectionValue == Never {
  /// Creates a list with a row for each element of a bound collection, which the user may remove and move.
  public init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<EditableElements<C, C.Element.ID, RowContent>, C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(content: ForEach(data, editActions: editActions, content: rowContent), selection: nil)
  }

  /// Creates a list with a row for each element of a bound collection, identified by the property at a key path, which the
  /// user may remove and move.
  public init<C, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<EditableElements<C, ID, RowContent>, ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    self.init(content: ForEach(data, id: id, editActions: editActions, content: rowContent), selection: nil)
  }
}

extension List {
  /// Creates a list with a row for each element of a bound collection, which the user may remove and move. Any number of
  /// rows may be selected.
  public init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<EditableElements<C, C.Element.ID, RowContent>, C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent), selection: selection.map { .many($0) })
  }

  /// Creates a list with a row for each element of a bound collection, which the user may remove and move. One row may be
  /// selected.
  public init<C, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<EditableElements<C, C.Element.ID, RowContent>, C.Element.ID, RowContent>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent), selection: selection.map { .optional($0) })
  }
}
