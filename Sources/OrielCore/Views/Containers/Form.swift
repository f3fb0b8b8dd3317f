/// A container for controls in the style of the desktop's preferences: sections of rows in a scrollable column.
///
/// ```swift
/// Form {
///   Section("Account") {
///     TextField("Name", text: $name)
///     Toggle("Stay signed in", isOn: $staysSignedIn)
///   }
/// }
/// ```
///
/// Each section has a box. Views outside of sections are rows as well: adjacent ones share a box. A control that is the
/// whole content of its row has its label at the leading edge and stands at the trailing edge; a ``TextField`` has its
/// label above its text. `formStyle(_:)` sets another style. In GTK: `GtkListBox`es in a `GtkScrolledWindow`, in the
/// style of GNOME's boxed lists.
public struct Form<Content: View>: View {
  public typealias Body = Never

  let content: Content

  /// Creates a form of the views that `content` returns.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    switch context.environment.values.formLook {
    case .grouped: PrimitiveNode(view, in: context)
    case .columns: MappedNode(view, in: context) { ColumnsForm(content: $0.content) }
    }
  }
}

extension Form: PrimitiveView {
  package var contained: some View {
    content.environment(\.linkHeight, EnvironmentValues.rowHeight).environment(\.isScrolled, true)
  }
  package var stackAxis: Axis? { .vertical }
  package func element(in context: ElementContext) -> FormElement { FormElement() }
}

/// A group of rows in a `Form`, a `List` or a `Table`, with an optional header and footer.
///
/// ```swift
/// Form {
///   Section("Account") {
///     TextField("Name", text: $name)
///     Toggle("Public", isOn: $isPublic)
///   } footer: {
///     Text("Public accounts are listed.")
///   }
/// }
/// ```
///
/// In GTK: a `GtkListBox` in the style of a boxed list, between its header and its footer, also outside of a `Form`; in a
/// list or a table, rows of its own kinds.
@MainActor public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Nil for a section that can't be collapsed.
  let isExpanded: Binding<Bool>?
  /// Whether the user can collapse and expand it.
  var isCollapsible = true

  init(header: Parent, footer: Footer, content: Content, isExpanded: Binding<Bool>? = nil) {
    self.isExpanded = isExpanded
    self.header = header
    self.content = content
    self.footer = footer
  }
}

extension Section: _Primitive {}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.makesRows ? SectionRows(view, in: context) : PrimitiveNode(view, in: context)
  }

  public static var _rowCount: Int? { nil }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  package var contained: TupleView<(Slot<SectionHeader<Parent>>, SectionContent<Content>, Slot<Footer>)> {
    TupleView(
      (
        Slot(.header, SectionHeader(content: header, isExpanded: isCollapsible ? isExpanded : nil)),
        SectionContent(content: content, isExpanded: isExpanded), Slot(.footer, footer)
      ))
  }
  package var stackAxis: Axis? { .vertical }
  package func element(in context: ElementContext) -> SectionElement { SectionElement() }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), footer: footer(), content: content())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content())
  }

  /// Creates a section with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section that the user can collapse with a button in its header.
  ///
  /// The content is removed while the section is collapsed.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), footer: EmptyView(), content: content(), isExpanded: isExpanded)
  }

  /// Creates a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content())
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: footer, content: content())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localized title that the user can collapse.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content(), isExpanded: isExpanded)
  }

  /// Creates a section with a verbatim title that the user can collapse.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content(), isExpanded: isExpanded)
  }
}

/// Content that is placed in a named slot of the enclosing widget.
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

/// A scrollable, centered column of sections.
package struct FormElement: Element {}

/// A group of rows between its header and its footer.
package struct SectionElement: Element {}

/// The slot of the parent in which a child is placed that isn't its main content.
package enum SlotRole: Equatable {
  case header, footer
}

/// The container of a slot's content.
package struct SlotElement: Element {
  package var role: SlotRole
}

extension SectionElement: CollectibleElement {
  /// The items of a section without its header and footer.
  @MainActor static func content(of section: CollectedItem) -> [CollectedItem] {
    section.children.filter { !($0.element is SlotElement) }
  }

  func choices(of item: CollectedItem) -> [CollectedItem] { Self.content(of: item).flatMap(\.choices) }
}
