import FoundationEssentials
import Glibc

/// The environment values of file dialogs.
@MainActor struct FileDialogOptions {
  let message: String?
  let confirmationLabel: String?
  let filenameLabel: String?
  let importsUnresolvedAliases: Bool
  let browserOptions: FileDialogBrowserOptions
  let predicate: FilePredicate?
  /// The initial folder of dialogs of this kind.
  let folder: FileDialogFolder

  init(in values: EnvironmentValues) {
    message = values.fileDialogMessage?.nonEmpty
    confirmationLabel = values.fileDialogConfirmationLabel?.nonEmpty
    filenameLabel = values.fileExporterFilenameLabel?.nonEmpty
    importsUnresolvedAliases = values.fileDialogImportsUnresolvedAliases
    browserOptions = values.fileDialogBrowserOptions
    predicate = values.fileDialogPredicate
    folder = FileDialogFolder(in: values)
  }

  /// A request with the common options of all dialogs.
  func request(_ kind: FileDialogRequest.Kind) -> FileDialogRequest {
    var request = FileDialogRequest(kind)
    request.message = message
    request.acceptLabel = confirmationLabel
    request.initialFolder = folder.initial
    request.showsHiddenFiles = browserOptions.contains(.includeHiddenFiles)
    request.predicate = predicate
    return request
  }
}

/// The initial folder of file dialogs: the remembered folder for the customization id, or else the default directory.
@MainActor struct FileDialogFolder {
  private let id: String?
  private let suggested: URL?
  private let values: KeyValueStore

  init(in environment: EnvironmentValues) {
    id = environment.fileDialogCustomizationID
    suggested = environment.fileDialogDefaultDirectory
    values = (environment.defaultAppStorage ?? .standard).values
  }

  private var key: String? { id.map { "oriel.file-dialog.\($0).folder" } }

  /// The initial folder; nil if none exists. A missing default directory is logged once.
  var initial: URL? {
    if let key, case .string(let path)? = values.entry(for: key).value {
      if let last = Self.existing(URL(filePath: path, directoryHint: .isDirectory)) { return last }
    }
    guard let suggested else { return nil }
    if let suggested = Self.existing(suggested) { return suggested }
    Diagnostics.warn(
      "the default folder \(suggested.path) doesn't exist; the file dialog opens in another folder",
      once: "filedialog.folder.\(suggested.path)")
    return nil
  }

  /// Remembers a folder for the next dialog with the same id.
  func remember(_ folder: URL) {
    guard let key, let folder = Self.existing(folder) else { return }
    values.set(.string(folder.path(percentEncoded: false)), for: key)
  }

  /// The folder if it exists.
  static func existing(_ folder: URL) -> URL? {
    guard folder.isFileURL else { return nil }
    var status = stat()
    guard stat(folder.path(percentEncoded: false), &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR ? folder : nil
  }
}

extension Text {
  fileprivate var nonEmpty: String? { resolved.isEmpty ? nil : resolved }
}

private enum MessageKey: EnvironmentKey { static var defaultValue: Text? { nil } }
private enum ConfirmationLabelKey: EnvironmentKey { static var defaultValue: Text? { nil } }
private enum FilenameLabelKey: EnvironmentKey { static var defaultValue: Text? { nil } }
private enum DefaultDirectoryKey: EnvironmentKey { static var defaultValue: URL? { nil } }
private enum CustomizationIDKey: EnvironmentKey { static var defaultValue: String? { nil } }
private enum UnresolvedAliasesKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum BrowserOptionsKey: EnvironmentKey { static var defaultValue: FileDialogBrowserOptions { [] } }
private enum PredicateKey: EnvironmentKey { static var defaultValue: FilePredicate? { nil } }

extension EnvironmentValues {
  package var fileDialogMessage: Text? {
    get { self[MessageKey.self] }
    set { self[MessageKey.self] = newValue }
  }

  package var fileDialogConfirmationLabel: Text? {
    get { self[ConfirmationLabelKey.self] }
    set { self[ConfirmationLabelKey.self] = newValue }
  }

  package var fileExporterFilenameLabel: Text? {
    get { self[FilenameLabelKey.self] }
    set { self[FilenameLabelKey.self] = newValue }
  }

  package var fileDialogDefaultDirectory: URL? {
    get { self[DefaultDirectoryKey.self] }
    set { self[DefaultDirectoryKey.self] = newValue }
  }

  package var fileDialogCustomizationID: String? {
    get { self[CustomizationIDKey.self] }
    set { self[CustomizationIDKey.self] = newValue }
  }

  package var fileDialogImportsUnresolvedAliases: Bool {
    get { self[UnresolvedAliasesKey.self] }
    set { self[UnresolvedAliasesKey.self] = newValue }
  }

  package var fileDialogBrowserOptions: FileDialogBrowserOptions {
    get { self[BrowserOptionsKey.self] }
    set { self[BrowserOptionsKey.self] = newValue }
  }

  package var fileDialogPredicate: FilePredicate? {
    get { self[PredicateKey.self] }
    set { self[PredicateKey.self] = newValue }
  }
}
