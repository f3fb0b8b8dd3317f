import Oriel

/// The modifier with which Xcode's canvas marks the views of a preview. Nothing is marked here: source that names the type
/// compiles, and the modifier has no effect.
public nonisolated struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
  /// The mark.
  public var identifier: Identifier

  /// Creates a modifier with a mark.
  public init(identifier: Identifier) { self.identifier = identifier }

  @MainActor public func body(content: Content) -> some View { content }
}

/// The mark of a view that is selected in Xcode's canvas.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {}
