/// The views that a tuple consists of: their types and offsets, determined once for each type of tuple.
@MainActor struct TupleParts {
  /// A view of a tuple, to be used with addresses of tuples of this type only.
  struct Part {
    let offset: Int
    let kind: any View.Type

    /// Creates the node of the view in the tuple at an address.
    @MainActor func makeNode(from tuple: UnsafeRawPointer, in context: _NodeContext) -> _RowsNode {
      func make<Content: View>(_ kind: Content.Type) -> _RowsNode { Content.makePart(view(in: tuple), in: context) }
      return make(kind)
    }

    /// Updates the node of the view, which has been created from a tuple of the same type.
    @MainActor func update(_ node: _RowsNode, from tuple: UnsafeRawPointer) {
      func update<Content: View>(_ kind: Content.Type) {
        unsafeDowncast(node, to: _ViewNode<Content>.self).update(view(in: tuple))
      }
      update(kind)
    }

    /// The view in the tuple at an address.
    @MainActor func anyView(in tuple: UnsafeRawPointer) -> any View {
      func view<Content: View>(_ kind: Content.Type) -> any View { self.view(in: tuple) as Content }
      return view(kind)
    }

    private func view<Content: View>(in tuple: UnsafeRawPointer) -> Content {
      (tuple + offset).assumingMemoryBound(to: Content.self).pointee
    }
  }

  let parts: [Part]

  private static var known: [ObjectIdentifier: TupleParts] = [:]

  static func of<Tuple>(_ type: Tuple.Type) -> TupleParts {
    if let parts = known[ObjectIdentifier(type)] { return parts }
    let parts = TupleParts(type)
    known[ObjectIdentifier(type)] = parts
    return parts
  }

  private init<Tuple>(_ type: Tuple.Type) {
    // A tuple of one view is the view itself.
    if let view = type as? any View.Type {
      parts = [Part(offset: 0, kind: view)]
      return
    }
    precondition(MetadataKind(of: type) == .tuple, "\(type) isn't a tuple of views")
    var parts: [Part] = []
    TypeLayout.forEachField(of: type) { offset, fieldType in
      guard let view = fieldType as? any View.Type else {
        preconditionFailure("\(fieldType) in the tuple \(type) isn't a view")
      }
      parts.append(Part(offset: offset, kind: view))
    }
    self.parts = parts
  }
}

extension TupleView {
  /// The views of the tuple.
  @MainActor var views: [any View] {
    withUnsafePointer(to: value) { tuple in
      TupleParts.of(T.self).parts.map { $0.anyView(in: UnsafeRawPointer(tuple)) }
    }
  }
}
