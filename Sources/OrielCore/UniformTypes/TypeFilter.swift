import FoundationEssentials

/// One line in a file dialog's list of types: "Images", "PDF documents", "All files".
package struct TypeFilter: Equatable, Sendable {
  /// In the user's language.
  package let name: String
  /// The types that it stands for.
  package let types: [UTType]
  /// What the files' MIME types may be; `image/*` is every one of its kind.
  package let mimeTypes: [String]
  /// What the files' names may end in, without the dot, in lower case.
  package let suffixes: [String]
  /// Whether it lets every file through; then the lists are empty.
  package let matchesEverything: Bool

  /// Whether these types are folders alone, packages among them, so that the dialog is one for folders: GTK's dialog
  /// for files lets no folder be chosen.
  package static func areFolders(_ types: [UTType]) -> Bool {
    !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) }
  }

  /// The filters for these types, in their order: types of one kind together, and first of all one for all of them if
  /// there are several. None if everything is wanted.
  ///
  /// - Parameters:
  ///   - types: what the app asks for.
  ///   - groups: whether types of one kind share a filter. A dialog that saves has one for each.
  ///   - languages: what the user reads, the best first.
  package static func filters(
    for types: [UTType], groups: Bool = true, languages: [String] = UserLanguage.preferred
  ) -> [TypeFilter] {
    let labels = TypeFilterLabels.labels(for: languages)
    var filters: [TypeFilter] = []
    var grouped: [Category: [UTType]] = [:]
    let wanted = types.reduce(into: [UTType]()) { if !$0.contains($1) { $0.append($1) } }
    if groups {
      for type in wanted { if let category = Category.of(type) { grouped[category, default: []].append(type) } }
    }
    for type in wanted {
      if isEverything(type) {
        filters.append(everything(labels))
      } else if let category = Category.of(type), let members = grouped[category], isNamed(type, category, members) {
        if members.first == type { filters.append(filter(category.label(in: labels), members)) }
      } else {
        filters.append(filter(name(of: type, labels), [type]))
      }
    }
    if filters.contains(where: \.matchesEverything) || filters.isEmpty || !groups || filters.count == 1 {
      return filters
    }
    return [filter(labels.supportedFiles, wanted)] + filters
  }

  /// A filter that lets every file through.
  package static func everything(languages: [String] = UserLanguage.preferred) -> TypeFilter {
    everything(TypeFilterLabels.labels(for: languages))
  }

  private static func everything(_ labels: TypeFilterLabels) -> TypeFilter {
    TypeFilter(name: labels.allFiles, types: [.item], mimeTypes: [], suffixes: [], matchesEverything: true)
  }

  private static func filter(_ name: String, _ types: [UTType]) -> TypeFilter {
    var mimeTypes: [String] = []
    var suffixes: [String] = []
    for type in types {
      let telling = type.tellingType
      var found = TypeRegistry.shared.descendants(of: telling.key)
      if let own = TypeRegistry.shared.declaration(for: telling.key), !found.contains(own) { found.insert(own, at: 0) }
      for family in Family.allCases where telling == family.type { mimeTypes.append("\(family.rawValue)/*") }
      for declaration in found {
        mimeTypes += declaration.mimeTypes.filter { !$0.contains(where: { $0 == ";" }) && !mimeTypes.contains($0) }
        suffixes += declaration.extensions.filter { !suffixes.contains($0) }
      }
      // What is called like other text may be text in UTF-8: the user sees it, whether opening or saving.
      suffixes += (type.namingType.tags[.filenameExtension] ?? []).filter { !suffixes.contains($0) }
    }
    return TypeFilter(name: name, types: types, mimeTypes: mimeTypes, suffixes: suffixes, matchesEverything: false)
  }

  /// Whether the filter of a category stands for the type: it is the category itself, or there are others.
  private static func isNamed(_ type: UTType, _ category: Category, _ members: [UTType]) -> Bool {
    members.count > 1 || type == category.type
  }

  private static func isEverything(_ type: UTType) -> Bool { [.item, .data, .content].contains(type) }

  private static func name(of type: UTType, _ labels: TypeFilterLabels) -> String {
    if let category = Category.of(type), category.type == type { return category.label(in: labels) }
    if let description = type.localizedDescription, !description.isEmpty {
      return description.prefix(1).uppercased() + description.dropFirst()
    }
    return type.preferredFilenameExtension.map { "*.\($0)" } ?? type.identifier
  }

  /// The halves of MIME types that are types of their own.
  private enum Family: String, CaseIterable {
    case image, audio, video, text, font

    var type: UTType {
      switch self {
      case .image: .image
      case .audio: .audio
      case .video: .movie
      case .text: .text
      case .font: .font
      }
    }
  }

  /// The kinds of files that have a name of their own in a dialog.
  private enum Category: CaseIterable {
    case images, videos, audio, pdf, spreadsheets, presentations, archives, sourceCode, text, fonts, folders

    var type: UTType {
      switch self {
      case .images: .image
      case .videos: .movie
      case .audio: .audio
      case .pdf: .pdf
      case .spreadsheets: .spreadsheet
      case .presentations: .presentation
      case .archives: .archive
      case .sourceCode: .sourceCode
      case .text: .text
      case .fonts: .font
      case .folders: .folder
      }
    }

    func label(in labels: TypeFilterLabels) -> String {
      switch self {
      case .images: labels.images
      case .videos: labels.videos
      case .audio: labels.audio
      case .pdf: labels.pdfDocuments
      case .spreadsheets: labels.spreadsheets
      case .presentations: labels.presentations
      case .archives: labels.archives
      case .sourceCode: labels.sourceCode
      case .text: labels.textFiles
      case .fonts: labels.fonts
      case .folders: labels.folders
      }
    }

    /// The most special kind that the type is of.
    static func of(_ type: UTType) -> Category? { allCases.first { type.conforms(to: $0.type) } }
  }
}
