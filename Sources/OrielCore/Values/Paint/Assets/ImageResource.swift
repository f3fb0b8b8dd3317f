/// An image in an app's asset catalog.
///
/// The plugin `Assets` declares a constant for each image set and symbol set of a target, so that a missing image is an error
/// of the compiler:
///
/// ```swift
/// Image(.logo)
/// Label("Orders", image: .basket)
/// ```
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let folder: ResourceFolder?

  /// Creates a reference to an image set.
  ///
  /// - Parameters:
  ///   - name: the name in the catalog, after those of the folders that provide a namespace: `Icons/Star`.
  ///   - resources: the folder with the catalog; nil for the app's own.
  public init(name: String, resources: ResourceFolder?) {
    self.name = name
    folder = resources
  }
}
