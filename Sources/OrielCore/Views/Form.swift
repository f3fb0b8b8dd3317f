/// Controls for entering values, in the desktop's style of preferences: sections of rows, in a column that scrolls.
public struct Form<Content: View>: View {
  /// Oriel lays the view out, or draws it, itself.
  public typealias Body = Never

  let content: Content

  /// A form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Puts it into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PrimitiveNode(view, in: context)
  }
}

extension Form: PrimitiveView {
  package var contained: Content { content }
  package func withContained(_ body: @MainActor (Content) -> Void) { body(content) }
  package var stackAxis: Axis? { .vertical }
  package func element(in context: ElementContext) -> FormElement { FormElement() }
}

/// Rows that belong together, in a `Form` or a `List`, with a header and a footer.
///
/// In GTK: a `GtkListBox` in the style of a boxed list, between its header and its footer. Elsewhere a plain column.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  /// Oriel lays the view out, or draws it, itself.
  public typealias Body = Never

  let header: Parent
  let content: Content
  let footer: Footer

  init(header: Parent, footer: Footer, content: Content) {
    self.header = header
    self.content = content
    self.footer = footer
  }

  /// Puts it into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PrimitiveNode(view, in: context)
  }
}

extension Section: PrimitiveView {
  package var contained: TupleView<Slot<Parent>, Content, Slot<Footer>> {
    TupleView(Slot(.header, header), content, Slot(.footer, footer))
  }
  package var stackAxis: Axis? { .vertical }
  package func element(in context: ElementContext) -> SectionElement { SectionElement() }
}

extension Section {
  /// A section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), footer: footer(), content: content())
  }
}

extension Section where Footer == EmptyView {
  /// A section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content())
  }
}

extension Section where Parent == EmptyView {
  /// A section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content())
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// A section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// A section with a title that is looked up in the app's translations.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content())
  }

  /// A section with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content())
  }
}

/// Content that goes to a particular place of the widget that it is in.
package struct Slot<Content: View>: View {
  package typealias Body = Never

  let role: SlotRole
  let content: Content

  init(_ role: SlotRole, _ content: Content) {
    self.role = role
    self.content = content
  }

  package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PrimitiveNode(view, in: context)
  }
}

extension Slot: PrimitiveView {
  package var contained: Content { content }
  package func withContained(_ body: @MainActor (Content) -> Void) { body(content) }
  package var stackAxis: Axis? { .horizontal }
  package func element(in context: ElementContext) -> SlotElement { SlotElement(role: role) }
}

/// A column of sections, in the middle of a viewport that scrolls.
package struct FormElement: Element {}

/// A box of rows between its header and its footer.
package struct SectionElement: Element {}

/// Where in its parent a child goes that isn't plain content.
package enum SlotRole: Equatable {
  case header, footer
}

/// What holds the content of a slot.
package struct SlotElement: Element {
  package var role: SlotRole
}
