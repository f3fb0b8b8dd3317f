/// A color in an app's asset catalog.
///
/// The plugin `Assets` declares a constant for each color set of a target, so that a missing color is an error of the compiler:
///
/// ```swift
/// Text("Sale").foregroundStyle(Color(.brand))
/// ```
public struct ColorResource: Hashable, Sendable {
  package let asset: ColorAsset

  /// Creates a reference to a color set.
  ///
  /// - Parameters:
  ///   - name: the name in the catalog, after those of the folders that provide a namespace: `Charts/Axis`.
  ///   - resources: the folder with the catalog; nil for the app's own.
  public init(name: String, resources: ResourceFolder?) { asset = ColorAsset(name: name, folder: resources) }
}

extension Color {
  /// Creates a color of an asset catalog, which adapts to the light and dark style and to the contrast.
  public init(_ resource: ColorResource) { self.init(resource.asset) }

  /// Creates a color of an asset catalog by its name.
  ///
  /// It adapts to the light and dark style and to the contrast. If there is no color with the name, a gray is displayed and a
  /// warning is logged once.
  ///
  /// - Parameters:
  ///   - name: the name in the catalog, after those of the folders that provide a namespace: `Charts/Axis`.
  ///   - resources: the folder with the catalog; nil for the app's own.
  public init(_ name: String, resources: ResourceFolder? = nil) {
    self.init(ColorAsset(name: name, folder: resources))
  }
}
