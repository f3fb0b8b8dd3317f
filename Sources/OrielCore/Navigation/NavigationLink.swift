/// A button that shows a page in the enclosing stack, or in the detail column of the enclosing split view.
///
/// The page is either that of `navigationDestination(for:destination:)` for the link's value, or the destination of the link
/// itself. Outside of stacks and split views the button is disabled.
///
/// In a list, a `Form` and a `GroupBox` the link fills its row and has an arrow at its end; in GTK it is a `GtkButton`
/// without a border there, and a click anywhere in the row follows it. Elsewhere it is a button in the style of the
/// buttons around it. A label that isn't just a title is then shown as it is, unless a style is set.
///
/// In a list with a selection, the value of a link is also that of its row, if it has the type of the selection. A link
/// without a destination is then only its label, which the list selects:
///
/// ```swift
/// NavigationSplitView {
///   List(mailboxes, selection: $mailbox) { NavigationLink($0.name, value: $0.id) }
/// } detail: {
///   MailboxView(id: mailbox)
/// }
/// ```
public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case value(AnyHashable?)
    case destination(Destination, isActive: Binding<Bool>?)
  }

  @Environment(\.navigator) private var navigator
  @Environment(\.rowSelector) private var rowSelector
  @Environment(\.linkHeight) private var height
  @Environment(\.isInList) private var isInList
  @Environment(\.usesAutomaticButtonStyle) private var usesAutomaticButtonStyle
  @State private var destination = LinkDestination()
  @State private var page = PageReference()
  private let target: Target
  private let label: Label

  private init(_ target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  /// The button, or the label in a list that selects it.
  public var body: some View {
    if isOnlySelected { label } else { button }
  }

  /// Whether the list selects the link, for which there is no destination.
  private var isOnlySelected: Bool {
    guard let value = selectedValue else { return false }
    return navigator?.hasDestination(for: value) != true
  }

  /// The value that the list around the link selects; nil if it doesn't select links.
  private var selectedValue: AnyHashable? {
    guard case .value(let value?) = target, rowSelector?.accepts(value) == true else { return nil }
    return value
  }

  @ViewBuilder private var button: some View {
    let isActive = activeBinding
    let _ = updateDestination()
    Group {
      if isInList || height != nil {
        Button(action: follow) {
          HStack {
            label
            Spacer()
            Image(systemName: "chevron.forward").foregroundStyle(.secondary).accessibilityHidden(true)
          }
          .frame(minHeight: height)
        }
        .buttonStyle(.plain)
      } else if usesAutomaticButtonStyle && Label.self != Text.self {
        Button(action: follow) { label }.buttonStyle(.plain)
      } else {
        Button(action: follow) { label }
      }
    }
    .disabled(!isUsable)
    .onChange(of: isActive?.wrappedValue ?? false, initial: true) { _, isActive in
      if isActive { show() } else { page.current?.close() }
    }
  }

  private func updateDestination() {
    if case .destination(let view, _) = target { destination.update { AnyView(view) } }
  }

  private var activeBinding: Binding<Bool>? {
    if case .destination(_, let isActive) = target { isActive } else { nil }
  }

  private var isUsable: Bool {
    if case .value(nil) = target { return false }
    return navigator != nil
  }

  private func follow() {
    if let selectedValue { rowSelector?.select(selectedValue) }
    if let isActive = activeBinding { isActive.wrappedValue = true } else { show() }
  }

  private func show() {
    guard let navigator else { return }
    switch target {
    case .value(let value): if let value { navigator.push(value) }
    case .destination(_, let isActive):
      guard page.current == nil else { return }
      let shown = navigator.push(destination)
      page.current = shown
      shown.didPop = { [page] in
        page.current = nil
        isActive?.wrappedValue = false
      }
    }
  }
}

extension NavigationLink: TraitPeeking {
  /// The value of the link is the tag of its row.
  func peek<Key: _ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    guard case .value(let value?) = target, Key.self is any TagKey.Type else { return nil }
    return value.base as? Key.Value
  }

  func isIdentified<ID: Hashable>(as id: ID) -> Bool { false }
  static func mayHave<Key: _ViewTraitKey>(_ key: Key.Type) -> Bool { Key.self is any TagKey.Type }
}

/// The page that a link or a modifier has pushed.
@MainActor final class PageReference {
  var current: NavigationPage?
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the destination for a value. A link without a value is disabled.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a localized title to the destination for a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { self.init(value: value) { Text(titleKey) } }

  /// Creates a link with a verbatim title to the destination for a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { self.init(value: value) { Text(title) } }
}

extension NavigationLink {
  /// Creates a link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.destination(destination(), isActive: nil), label: label())
  }

  /// Creates a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.destination(destination, isActive: nil), label: label())
  }

  /// Creates a link to a view that is shown while a binding is true.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:) instead.")
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.destination(destination(), isActive: isActive), label: label())
  }

  /// Creates a link to a view that is shown while a binding is true.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:) instead.")
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(.destination(destination, isActive: isActive), label: label())
  }

  /// Creates a link to a view that is shown while a selection has a value.
  @available(*, deprecated, message: "Use a list with a selection and navigationDestination(for:) instead.")
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.destination(destination(), isActive: .isSelected(tag, in: selection)), label: label())
  }

  /// Creates a link to a view that is shown while a selection has a value.
  @available(*, deprecated, message: "Use a list with a selection and navigationDestination(for:) instead.")
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(.destination(destination, isActive: .isSelected(tag, in: selection)), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localized title to a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a verbatim title to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a localized title to a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a verbatim title to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localized title to a view that is shown while a binding is true.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:) instead.")
  public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    self.init(.destination(destination(), isActive: isActive), label: Text(titleKey))
  }

  /// Creates a link with a verbatim title to a view that is shown while a binding is true.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:) instead.")
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.destination(destination(), isActive: isActive), label: Text(title))
  }

  /// Creates a link with a localized title to a view that is shown while a binding is true.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:) instead.")
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(.destination(destination, isActive: isActive), label: Text(titleKey))
  }

  /// Creates a link with a verbatim title to a view that is shown while a binding is true.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:) instead.")
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(.destination(destination, isActive: isActive), label: Text(title))
  }

  /// Creates a link with a localized title to a view that is shown while a selection has a value.
  @available(*, deprecated, message: "Use a list with a selection and navigationDestination(for:) instead.")
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.destination(destination(), isActive: .isSelected(tag, in: selection)), label: Text(titleKey))
  }

  /// Creates a link with a verbatim title to a view that is shown while a selection has a value.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use a list with a selection and navigationDestination(for:) instead.")
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.destination(destination(), isActive: .isSelected(tag, in: selection)), label: Text(title))
  }

  /// Creates a link with a localized title to a view that is shown while a selection has a value.
  @available(*, deprecated, message: "Use a list with a selection and navigationDestination(for:) instead.")
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.destination(destination, isActive: .isSelected(tag, in: selection)), label: Text(titleKey))
  }

  /// Creates a link with a verbatim title to a view that is shown while a selection has a value.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use a list with a selection and navigationDestination(for:) instead.")
  public init<S: StringProtocol, V: Hashable>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>) {
    self.init(.destination(destination, isActive: .isSelected(tag, in: selection)), label: Text(title))
  }
}

extension Binding where Value == Bool {
  /// Whether a selection has a value.
  fileprivate static func isSelected<V: Hashable>(_ tag: V, in selection: Binding<V?>) -> Binding<Bool> {
    Binding {
      selection.wrappedValue == tag
    } set: { isSelected in
      if isSelected {
        selection.wrappedValue = tag
      } else if selection.wrappedValue == tag {
        selection.wrappedValue = nil
      }
    }
  }
}
