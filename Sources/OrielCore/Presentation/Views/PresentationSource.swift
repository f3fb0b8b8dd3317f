/// What a presentation's binding asks for, and the content for it.
@MainActor struct PresentationSource<Content: View> {
  /// What the binding says now.
  let wanted: () -> PresentationItemID?
  /// Sets the binding back, if it still says this item.
  let clear: (PresentationItemID) -> Void
  /// The content for an item; nil once the binding says another one.
  let content: (PresentationItemID) -> Content?
}

extension PresentationSource {
  /// Presents while a binding is true.
  init(_ isPresented: Binding<Bool>, content: @escaping () -> Content) {
    wanted = { isPresented.wrappedValue ? .unit : nil }
    clear = { _ in if isPresented.wrappedValue { isPresented.wrappedValue = false } }
    self.content = { _ in content() }
  }

  /// Presents while a binding has an item.
  init<Item: Identifiable>(_ item: Binding<Item?>, content: @escaping (Item) -> Content) {
    let id = { item.wrappedValue.map { PresentationItemID($0.id) } }
    wanted = id
    clear = { if id() == $0 { item.wrappedValue = nil } }
    self.content = { wanted in
      guard let value = item.wrappedValue, PresentationItemID(value.id) == wanted else { return nil }
      return content(value)
    }
  }
}

/// The root of a presentation's tree: its content, which stays as it last was when the binding has moved on.
struct PresentedRoot<Content: View>: View {
  let source: PresentationSource<Content>
  let item: PresentationItemID
  let last: LastContent<Content>

  var body: Content? {
    if let content = source.content(item) { last.content = content }
    return last.content
  }
}

@MainActor final class LastContent<Content> {
  var content: Content?
}
