import FoundationEssentials

/// A rule for the value of an attribute, in the body of a formatting definition.
///
/// ```swift
/// struct LinksAreBlue: AttributedTextValueConstraint {
///   typealias Scope = AttributeScopes.SwiftUIAttributes
///   typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
///
///   func constrain(_ container: inout Attributes) {
///     container.foregroundColor = container.link == nil ? nil : .blue
///   }
/// }
/// ```
public protocol AttributedTextValueConstraint: Hashable, Sendable, AttributedTextFormattingDefinition
where Body == Self {
  /// The attribute whose value is constrained.
  associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable

  /// The attributes of a run, of which ``AttributeKey`` can be changed.
  typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>

  /// Changes the attribute to a value that is allowed.
  ///
  /// Called for the runs that are displayed, and for those that an edit changes. It must not change an allowed value.
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  public var body: Self { self }

  public func _applyConstraints(to container: inout AttributeContainer) {
    var proxy = Attributes(container: container)
    constrain(&proxy)
    container = proxy.container
  }
}
