import FoundationEssentials

/// `accessibilityIdentifier` on a view without a widget. Tests find the view's frame by it.
package final class IdentifierNode: SingleChildNode {
  package var identifier: String?

  package init(_ identifier: String?) { self.identifier = identifier }
}
