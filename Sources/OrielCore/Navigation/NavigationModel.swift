/// An object to which links push pages: a stack, or the detail column of a split view.
@MainActor protocol Navigator: AnyObject {
  /// Shows the destination for a value.
  func push(_ value: AnyHashable)
  /// Shows the destination of a link.
  func push(_ destination: LinkDestination) -> NavigationPage
  /// Removes a page and those above it.
  func pop(_ page: NavigationPage)
  /// Whether there are views for values of the value's type. The body that asks depends on the answer.
  func hasDestination(for value: AnyHashable) -> Bool
  /// Sets the views for values of a type.
  func register(_ type: ObjectIdentifier, at id: ObjectIdentifier, _ make: ((AnyHashable) -> AnyView)?)
}

/// The pages of a stack above its root.
@MainActor final class NavigationModel: Navigator {
  private let pageReaders = DependencySource()
  private let destinationReaders = DependencySource()
  private var stored: [NavigationPage] = []
  private var destinations: [ObjectIdentifier: [(id: ObjectIdentifier, make: (AnyHashable) -> AnyView)]] = [:]
  /// The binding of the stack, if it has one.
  var path: NavigationPathSource?

  /// The pages for the values of the path. Called in the body of the stack.
  func pages(for values: [AnyHashable]?) -> [NavigationPage] {
    pageReaders.recordRead()
    guard let values else { return stored }
    let known = stored.prefix { $0.value != nil }.map { $0 }
    var pages: [NavigationPage] = []
    for (index, value) in values.enumerated() {
      if index < known.count, pages.count == index, known[index].value == value {
        pages.append(known[index])
      } else {
        pages.append(NavigationPage(.value(value), in: self))
      }
    }
    // Pages of links remain as long as the path below them does.
    let isUnchanged = pages.count == known.count && zip(pages, known).allSatisfy { $0 === $1 }
    let links = stored.dropFirst(known.count)
    if isUnchanged { pages += links }
    let removed = stored.filter { old in !pages.contains { $0 === old } }
    stored = pages
    for page in removed { page.didPop?() }
    return pages
  }

  func hasDestination(for value: AnyHashable) -> Bool {
    destinationReaders.recordRead()
    return destinations[ObjectIdentifier(type(of: value.base))]?.isEmpty == false
  }

  /// The view for a value; nil if there is none for its type.
  func destination(for value: AnyHashable) -> AnyView? {
    destinationReaders.recordRead()
    return destinations[ObjectIdentifier(type(of: value.base))]?.last?.make(value)
  }

  func push(_ value: AnyHashable) {
    if let path, stored.allSatisfy({ $0.value != nil }) { return path.append(value) }
    stored.append(NavigationPage(.value(value), in: self))
    pageReaders.notifyReaders()
  }

  func push(_ destination: LinkDestination) -> NavigationPage {
    let page = NavigationPage(.destination(destination), in: self)
    stored.append(page)
    pageReaders.notifyReaders()
    return page
  }

  func pop(_ page: NavigationPage) {
    guard let index = stored.firstIndex(where: { $0 === page }) else { return }
    let removed = stored[index...]
    let values = removed.count { $0.value != nil }
    if let path, values > 0, path.count == stored.count(where: { $0.value != nil }) { path.removeLast(values) }
    stored.removeSubrange(index...)
    pageReaders.notifyReaders()
    for page in removed { page.didPop?() }
  }

  /// Removes the top page.
  func popLast() { if let last = stored.last { pop(last) } }

  /// Replaces all pages by one.
  func replaceAll(_ page: NavigationPage?) {
    let removed = stored
    stored = page.map { [$0] } ?? []
    if let path { path.removeLast(path.count) }
    pageReaders.notifyReaders()
    for page in removed { page.didPop?() }
  }

  func register(_ type: ObjectIdentifier, at id: ObjectIdentifier, _ make: ((AnyHashable) -> AnyView)?) {
    if let index = destinations[type]?.firstIndex(where: { $0.id == id }) {
      if let make { destinations[type]?[index].make = make } else { destinations[type]?.remove(at: index) }
    } else if let make {
      destinations[type, default: []].append((id, make))
    }
    destinationReaders.notifyReaders()
  }
}

/// Navigates for links in a sidebar, which replace the page of the detail column.
@MainActor final class SidebarNavigator: Navigator {
  private let detail: NavigationModel
  private let columns: SplitColumns

  init(_ detail: NavigationModel, _ columns: SplitColumns) {
    self.detail = detail
    self.columns = columns
  }

  func push(_ value: AnyHashable) {
    detail.replaceAll(NavigationPage(.value(value), in: detail))
    columns.show(.detail)
  }

  func push(_ destination: LinkDestination) -> NavigationPage {
    let page = NavigationPage(.destination(destination), in: detail)
    detail.replaceAll(page)
    columns.show(.detail)
    return page
  }

  func pop(_ page: NavigationPage) { detail.pop(page) }

  func hasDestination(for value: AnyHashable) -> Bool { detail.hasDestination(for: value) }

  func register(_ type: ObjectIdentifier, at id: ObjectIdentifier, _ make: ((AnyHashable) -> AnyView)?) {
    detail.register(type, at: id, make)
  }
}

/// The binding to the path of a stack.
@MainActor struct NavigationPathSource {
  let values: () -> [AnyHashable]
  let append: (AnyHashable) -> Void
  let removeLast: (Int) -> Void

  var count: Int { values().count }

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.elements }
    append = { path.wrappedValue.append(erased: $0) }
    removeLast = { path.wrappedValue.removeLast($0) }
  }

  init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
  where Data.Element: Hashable {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in
      guard let element = value.base as? Data.Element else {
        return Diagnostics.warn(
          "a link's value of the type \(type(of: value.base)) isn't an element of the stack's path")
      }
      path.wrappedValue.append(element)
    }
    removeLast = { count in path.wrappedValue = Data(path.wrappedValue.dropLast(count)) }
  }
}

private enum NavigatorKey: EnvironmentKey { static var defaultValue: (any Navigator)? { nil } }

extension EnvironmentValues {
  /// The navigator of links; nil outside of stacks and split views.
  var navigator: (any Navigator)? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}
