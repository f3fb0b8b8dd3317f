import FoundationEssentials

/// A filter of a file dialog, such as "Images", "PDF documents" or "All files".
package struct TypeFilter: Equatable, Sendable {
  /// In the user's language.
  package let name: String
  /// The types that match the filter.
  package let types: [UTType]
  /// The MIME types that match, which may be patterns such as `image/*`.
  package let mimeTypes: [String]
  /// The lowercase extensions that match, without the dot.
  package let suffixes: [String]
  /// Whether all files match, in which case the lists are empty.
  package let matchesEverything: Bool

  /// Whether all of the types are folders or packages, so that the dialog has to select folders: GTK's dialog for files
  /// can't select folders.
  package static func areFolders(_ types: [UTType]) -> Bool {
    !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) }
  }

  /// Returns the filters for the given types, in their order. Types of one category are grouped; if there are several
  /// filters, the first one matches all types. Empty if all files are requested.
  ///
  /// - Parameters:
  ///   - types: the requested types.
  ///   - groups: whether types of one category share a filter. A save dialog has a filter for each type.
  ///   - languages: the user's languages, the preferred one first.
  package static func filters(
    for types: [UTType], groups: Bool = true, languages: [String] = UserLanguage.preferred
  ) -> [TypeFilter] {
    let words = Catalog.catalog(for: languages)
    var filters: [TypeFilter] = []
    var grouped: [Category: [UTType]] = [:]
    let wanted = types.reduce(into: [UTType]()) { if !$0.contains($1) { $0.append($1) } }
    if groups {
      for type in wanted { if let category = Category.of(type) { grouped[category, default: []].append(type) } }
    }
    for type in wanted {
      if isEverything(type) {
        filters.append(everything(words))
      } else if let category = Category.of(type), let members = grouped[category], isNamed(type, category, members) {
        if members.first == type { filters.append(filter(category.label(in: words), members)) }
      } else {
        filters.append(filter(name(of: type, words), [type]))
      }
    }
    if filters.contains(where: \.matchesEverything) || filters.isEmpty || !groups || filters.count == 1 {
      return filters
    }
    return [filter(words[.filterSupportedFiles], wanted)] + filters
  }

  /// A filter that matches all files.
  package static func everything(languages: [String] = UserLanguage.preferred) -> TypeFilter {
    everything(Catalog.catalog(for: languages))
  }

  private static func everything(_ words: Catalog) -> TypeFilter {
    TypeFilter(name: words[.filterAllFiles], types: [.item], mimeTypes: [], suffixes: [], matchesEverything: true)
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
      // Adds the extensions of the naming type, such as `.txt` for UTF-8 text.
      suffixes += (type.namingType.tags[.filenameExtension] ?? []).filter { !suffixes.contains($0) }
    }
    return TypeFilter(name: name, types: types, mimeTypes: mimeTypes, suffixes: suffixes, matchesEverything: false)
  }

  /// Whether the type is represented by its category's filter: it is the category itself, or there are several types.
  private static func isNamed(_ type: UTType, _ category: Category, _ members: [UTType]) -> Bool {
    members.count > 1 || type == category.type
  }

  private static func isEverything(_ type: UTType) -> Bool { [.item, .data, .content].contains(type) }

  private static func name(of type: UTType, _ words: Catalog) -> String {
    if let category = Category.of(type), category.type == type { return category.label(in: words) }
    if let description = type.localizedDescription, !description.isEmpty {
      return description.prefix(1).uppercased() + description.dropFirst()
    }
    return type.preferredFilenameExtension.map { "*.\($0)" } ?? type.identifier
  }

  /// The top-level MIME types that correspond to uniform types.
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

  /// The categories of files with their own filter names.
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

    func label(in words: Catalog) -> String {
      switch self {
      case .images: words[.filterImages]
      case .videos: words[.filterVideos]
      case .audio: words[.filterAudio]
      case .pdf: words[.filterPdfDocuments]
      case .spreadsheets: words[.filterSpreadsheets]
      case .presentations: words[.filterPresentations]
      case .archives: words[.filterArchives]
      case .sourceCode: words[.filterSourceCode]
      case .text: words[.filterTextFiles]
      case .fonts: words[.filterFonts]
      case .folders: words[.filterFolders]
      }
    }

    /// The most specific category of a type.
    static func of(_ type: UTType) -> Category? { allCases.first { type.conforms(to: $0.type) } }
  }
}
