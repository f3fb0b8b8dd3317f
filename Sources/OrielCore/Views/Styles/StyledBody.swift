/// Makes the body of a control with a style: the common part of all style protocols.
@MainActor protocol StyleBodyMaker {
  associatedtype Style
  associatedtype Configuration
  associatedtype Content: View
  static func makeBody(_ style: Style, _ configuration: Configuration) -> Content
}

/// The body that a style makes for a control, with the dynamic properties of the style.
struct StyledBody<Maker: StyleBodyMaker>: View {
  private var properties: StyleProperties<Maker.Style>
  private let configuration: Maker.Configuration

  init(_ style: Maker.Style, _ configuration: Maker.Configuration) {
    properties = StyleProperties(style)
    self.configuration = configuration
  }

  var body: Maker.Content { Maker.makeBody(properties.style, configuration) }
}

/// The dynamic properties of a style, which the graph updates as those of the view that contains it.
@MainActor private struct StyleProperties<Style>: GraphProperty {
  private(set) var style: Style
  private var storage: StylePropertyStorage?

  init(_ style: Style) { self.style = style }

  mutating func install(storage: inout AnyObject?, node: _GraphNode) {
    let properties: StylePropertyStorage
    if let storage {
      properties = unsafeDowncast(storage, to: StylePropertyStorage.self)
    } else {
      properties = StylePropertyStorage(TypeLayout.of(Style.self))
      storage = properties
    }
    properties.storage.install(in: &style, for: node)
    self.storage = properties
  }

  mutating func update() { storage?.storage.update(in: &style) }

  static var updatesBeforeBody: Bool { true }

  static var sameness: (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    let layout = TypeLayout.of(Style.self)
    return {
      let first = $0.assumingMemoryBound(to: Self.self)
      let second = $1.assumingMemoryBound(to: Self.self)
      return layout.isSame(first.pointee.style, second.pointee.style)
    }
  }
}

@MainActor private final class StylePropertyStorage: GraphStorage {
  var storage: PropertyStorage

  init(_ layout: TypeLayout) { storage = PropertyStorage(layout) }

  func nodeDidUnmount() { storage.uninstall() }
}
