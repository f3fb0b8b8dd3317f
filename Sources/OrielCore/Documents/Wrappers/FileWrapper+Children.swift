import FoundationEssentials

extension FileWrapper {
  /// Adds a file to a folder, under its preferred name or, if that is taken, a name derived from it.
  ///
  /// - Returns: the name, which is the key in `fileWrappers`.
  @discardableResult public func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = content else {
      preconditionFailure("a file wrapper can be added only to a folder")
    }
    if let key = keyForChildFileWrapper(child) { return key }
    guard let wanted = child.preferredFilename, !wanted.isEmpty else {
      preconditionFailure("a file wrapper without a preferred filename can't be added to a folder")
    }
    let key = Self.freeName(for: wanted, in: children)
    children[key] = child
    content = .folder(children)
    return key
  }

  /// Adds a new file with the given contents to a folder.
  ///
  /// - Returns: its name, which is derived from the preferred name if that is taken.
  @discardableResult public func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a file from a folder. Has no effect if the folder doesn't contain it.
  public func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(var children) = content else {
      preconditionFailure("a file wrapper can be removed only from a folder")
    }
    guard let key = keyForChildFileWrapper(child) else { return }
    children[key] = nil
    content = .folder(children)
  }

  /// Returns the name of a file in this folder; nil if the folder doesn't contain it.
  public func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  private static func freeName(for name: String, in children: [String: FileWrapper]) -> String {
    guard children[name] != nil else { return name }
    let (base, ending) = Filename.split(name)
    var number = 2
    while children["\(base) \(number)\(ending)"] != nil { number += 1 }
    return "\(base) \(number)\(ending)"
  }
}
