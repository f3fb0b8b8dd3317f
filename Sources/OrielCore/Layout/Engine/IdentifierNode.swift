import FoundationEssentials

/// `accessibilityIdentifier` on something without a widget: tests find its place by it.
package final class IdentifierNode: SingleChildNode {
  package var identifier: String?

  package init(_ identifier: String?) { self.identifier = identifier }
}
