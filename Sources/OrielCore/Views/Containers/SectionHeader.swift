/// The visual prominence of a part of a view. See ``View/headerProminence(_:)``.
@frozen public enum Prominence: Equatable, Hashable, Sendable {
  /// The standard prominence.
  case standard
  /// An increased prominence.
  case increased
}

private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
  /// The prominence of the headers of sections.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets the prominence of the headers of the sections within this view. Headers of an increased prominence are in a
  /// larger font.
  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Sets whether the user can collapse the section.
  ///
  /// A section without a binding to its expansion is expanded initially, and keeps its own state. With false, the header
  /// has no button; a binding still collapses and expands the section.
  public func collapsible(_ collapsible: Bool) -> some View {
    CollapsibleSection(section: self, isCollapsible: collapsible)
  }
}

/// A section with a state of its own.
private struct CollapsibleSection<Parent: View, Content: View, Footer: View>: View {
  @State private var isExpanded = true
  let section: Section<Parent, Content, Footer>
  let isCollapsible: Bool

  init(section: Section<Parent, Content, Footer>, isCollapsible: Bool) {
    self.section = section
    self.isCollapsible = isCollapsible
  }

  var body: some View {
    var shown = Section(
      header: section.header, footer: section.footer, content: section.content,
      isExpanded: section.isExpanded ?? (isCollapsible ? $isExpanded : nil))
    shown.isCollapsible = isCollapsible
    return shown
  }
}

/// The header of a section, with a button if the section can be collapsed.
package struct SectionHeader<Content: View>: View {
  let content: Content
  let isExpanded: Binding<Bool>?
  @Environment(\.headerProminence) private var prominence

  package init(content: Content, isExpanded: Binding<Bool>?) {
    self.content = content
    self.isExpanded = isExpanded
  }

  package var body: some View {
    content.transformEnvironment(\.font) { if prominence == .increased { $0 = .title3 } }
      .modifier(AttributeModifier(.accessibilityTitle(.h2)))
    if let isExpanded {
      Spacer()
      Button {
        isExpanded.wrappedValue.toggle()
      } label: {
        DisclosureIndicator(isExpanded: isExpanded.wrappedValue)
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(DisclosureIndicator.label(isExpanded: isExpanded.wrappedValue))
      .modifier(AttributeModifier(.accessibilityExpanded(isExpanded.wrappedValue)))
    }
  }
}

/// The content of a section, unless the section is collapsed.
package struct SectionContent<Content: View>: View {
  let content: Content
  let isExpanded: Binding<Bool>?

  package var body: some View {
    if isExpanded?.wrappedValue != false { content }
  }
}
