/// The constants for the assets of one kind, in namespaces.
struct AssetNames {
  struct Constant {
    /// The name as it is declared.
    let name: String
    /// The name after those of the namespaces.
    let path: String
    let asset: AssetCatalog.Asset
  }

  struct Namespace {
    let name: String
    var content: AssetNames
  }

  private(set) var constants: [Constant] = []
  private(set) var namespaces: [Namespace] = []

  private init() {}

  /// Names the assets. Of those that would have the same constant, the first one gets it, and each other one a warning.
  init(_ assets: [AssetCatalog.Asset], withoutLast word: String, _ report: Report) {
    for asset in assets {
      let scope = asset.path.dropLast().map { SwiftName.type($0) }
      let name = SwiftName.constant(asset.path.last ?? "", withoutLast: word)
      let path = (scope + [name]).joined(separator: ".")
      if let other = add(Constant(name: name, path: path, asset: asset), in: scope[...]) {
        report.warn(
          "\"\(asset.name)\" gets no constant: .\(path) is \"\(other.asset.name)\"", in: asset.contents.path)
      }
    }
  }

  /// Whether there is no constant, in no namespace.
  var isEmpty: Bool { constants.isEmpty && namespaces.allSatisfy { $0.content.isEmpty } }

  /// The constants outside of namespaces that meet a condition.
  func ownConstants(where isIncluded: (Constant) -> Bool) -> AssetNames {
    var names = AssetNames()
    names.constants = constants.filter(isIncluded)
    return names
  }

  /// Adds a constant. Returns the one that has its name already.
  private mutating func add(_ constant: Constant, in scope: ArraySlice<String>) -> Constant? {
    guard let first = scope.first else {
      if let other = constants.first(where: { $0.name == constant.name }) { return other }
      constants.append(constant)
      return nil
    }
    let index = namespaces.firstIndex { $0.name == first } ?? namespaces.endIndex
    if index == namespaces.endIndex { namespaces.append(Namespace(name: first, content: AssetNames())) }
    return namespaces[index].content.add(constant, in: scope.dropFirst())
  }
}
