/// A view that displays a root view, and the pages that links push on top of it.
///
/// ```swift
/// NavigationStack {
///   List(notes) { NavigationLink($0.title, value: $0) }
///     .navigationDestination(for: Note.self) { NoteView(note: $0) }
/// }
/// ```
///
/// The pages below the top one keep their state, and disappear: see ``View/onDisappear(perform:)``. The title and the
/// toolbar of the window are those of the top page, with a button to go back. Alt and the left arrow, Escape and the mouse
/// button for going back do the same. In a page, `dismiss` goes back to the page below. The stack fills the size that it is offered; without an offer
/// it is as large as the page.
public struct NavigationStack<Data, Root: View>: View {
  @State private var model = NavigationModel()
  private let path: NavigationPathSource?
  private let root: Root

  private init(path: NavigationPathSource?, root: Root) {
    self.path = path
    self.root = root
  }

  /// The top page.
  public var body: some View { NavigationPages(model: model, path: path, root: root) }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that manages its path.
  public init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }

  /// Creates a stack with a binding to a path of different types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(path: NavigationPathSource(path), root: root())
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  /// Creates a stack with a binding to a path of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(path: NavigationPathSource(path), root: root())
  }
}

/// The root and the pages above it, of which the last is shown.
struct NavigationPages<Root: View>: View {
  let model: NavigationModel
  let path: NavigationPathSource?
  /// Whether the first page has no button to go back, because it is the selection of a sidebar.
  var startsWithPage = false
  let root: Root

  var body: some View {
    model.path = path
    let pages = model.pages(for: path?.values())
    let isStacked = pages.count > (startsWithPage ? 1 : 0)
    return ZStack {
      root.modifier(EditModeScope()).modifier(PageModifier(isShown: pages.isEmpty, isCovered: !pages.isEmpty))
      ForEach(pages) { page in
        NavigationPageView(model: model, page: page, hidesBack: startsWithPage && page === pages.first)
          .modifier(EditModeScope()).modifier(
            PageModifier(isShown: page === pages.last, isCovered: page !== pages.last))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .modifier(PreferenceModifier<StackedPagesKey> { _ in isStacked ? .set(true) : .pass })
    .environment(\.navigator, model)
    .environment(\.rowSelector, nil)
    .environment(\.ownsTitleBar, false)
  }
}

/// A page above the root.
private struct NavigationPageView: View {
  let model: NavigationModel
  let page: NavigationPage
  let hidesBack: Bool
  @State private var requestsNoBack = false

  var body: some View {
    content
      .environment(\.dismiss, DismissAction(page))
      .environment(\.isPresented, true)
      .onPreferenceChange(BackButtonHiddenKey.self) { requestsNoBack = $0 }
      .transformPreference(BackButtonHiddenKey.self) { $0 = false }
      .windowTargets(page: hidesBack || requestsNoBack ? nil : page)
      .toolbar {
        if !hidesBack, !requestsNoBack {
          ToolbarItem(placement: .wayBack) {
            Button(LocalizedStringKey(.commandBack), systemImage: "chevron.backward") { page.close() }
              .help(LocalizedStringKey(.commandBack))
          }
        }
      }
  }

  private func warn(of value: AnyHashable) {
    let type = type(of: value.base)
    Diagnostics.warn(
      "a link's value \(Diagnostics.named(value)) has no destination", at: Graph.reader,
      advice: "add navigationDestination(for: \(type).self) to a view in the stack that isn't in a lazy container",
      once: "destination.\(type)")
  }

  @ViewBuilder private var content: some View {
    switch page.content {
    case .destination(let destination): destination.view
    case .value(let value):
      if let view = model.destination(for: value) {
        view
      } else {
        let _ = warn(of: value)
        Image(systemName: "exclamationmark.triangle")
      }
    }
  }
}

/// Whether a page hides the button to go back.
enum BackButtonHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
