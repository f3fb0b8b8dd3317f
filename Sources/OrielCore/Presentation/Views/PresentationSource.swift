/// The binding of a presentation and its content.
@MainActor struct PresentationSource<Content: View> {
  /// The item that the binding requests.
  let wanted: () -> PresentationItemID?
  /// Resets the binding, if it still has this item.
  let clear: (PresentationItemID) -> Void
  /// The binding, if it is a Boolean one.
  var flag: Binding<Bool>?
  /// Returns the content for an item; nil if the binding has another one.
  let content: (PresentationItemID) -> Content?
}

extension PresentationSource {
  /// Presents while a binding is true.
  init(_ isPresented: Binding<Bool>, content: @escaping () -> Content) {
    flag = isPresented
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

/// The root view of a presentation, which keeps its last content when the binding changes.
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
