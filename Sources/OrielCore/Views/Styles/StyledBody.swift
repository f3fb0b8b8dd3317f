/// Makes the body of a control with a style: the common part of all style protocols.
@MainActor protocol StyleBodyMaker {
  associatedtype Style
  associatedtype Configuration
  associatedtype Content: View
  static func makeBody(_ style: Style, _ configuration: Configuration) -> Content
}

/// The body that a style makes for a control, with the dynamic properties of the style.
struct StyledBody<Maker: StyleBodyMaker>: View {
  private var properties: NestedProperties<Maker.Style>
  private let configuration: Maker.Configuration

  init(_ style: Maker.Style, _ configuration: Maker.Configuration) {
    properties = NestedProperties(style)
    self.configuration = configuration
  }

  var body: Maker.Content { Maker.makeBody(properties.value, configuration) }
}
