import Foundation

/// The texts of a target: its code, its catalog `Localizable.xcstrings`, and the files in the package's folder `po`.
struct AppStrings {
  let folder: URL
  let target: String

  private var sources: URL { folder.appending(path: "Sources/\(target)") }
  private var po: URL { folder.appending(path: "po") }
  private var manager: FileManager { .default }

  /// The catalog in the folder of the target, which may be new.
  private var catalogFile: URL {
    manager.files(in: sources).first { $0.lastPathComponent == "Localizable.xcstrings" }
      ?? sources.appending(path: "Localizable.xcstrings")
  }

  func catalog() throws -> Catalog {
    guard manager.fileExists(atPath: catalogFile.path) else { return Catalog() }
    do {
      return try Catalog(Data(contentsOf: catalogFile))
    } catch { throw Failure("\(catalogFile.path) is no string catalog: \(error)") }
  }

  /// The texts in the code, and the patterns of all its literals.
  func found() throws -> (strings: [SourceString], literals: Set<String>) {
    let files = manager.files(in: sources).filter { $0.pathExtension == "swift" }
    guard !files.isEmpty else { throw Failure("\(sources.path) has no code in Swift") }
    let source = SourceStrings(
      try files.map {
        ("Sources/\(target)/\($0.path.dropFirst(sources.path.count + 1))", try String(contentsOf: $0, encoding: .utf8))
      })
    return (source.strings, source.literals)
  }

  // MARK: Report

  /// What is missing, and whether anything is.
  func report() throws -> (lines: [String], isComplete: Bool) {
    let catalog = try catalog()
    var checked = catalog
    let (strings, literals) = try found()
    let (added, stale) = checked.update(with: strings, literals: literals)
    var lines = added.map { "not in the catalog: \($0)" } + stale.map { "not in the code: \($0)" }
    if !added.isEmpty { lines.append("  run: swift package oriel strings extract") }
    var isComplete = added.isEmpty
    for language in catalog.languages {
      let missing = catalog.missing(in: language)
      let review = catalog.entries.count { catalog.needsReview($0.key, in: language) }
      let count = catalog.entries.count
      lines.append(
        "\(language): \(count - missing.count) of \(count) texts" + (review > 0 ? ", \(review) to be reviewed" : ""))
      lines += missing.map { "  missing: \(Self.shown($0))" }
      isComplete = isComplete && missing.isEmpty
    }
    if catalog.languages.isEmpty {
      lines.append("there are no translations; begin one: swift package oriel strings extract --language de")
    }
    return (lines, isComplete)
  }

  private static func shown(_ text: String) -> String { text.replacing("\n", with: "\\n") }

  // MARK: Out

  /// Adds the keys of the code to the catalog, and writes the template and the files of all languages. What translators have
  /// changed in the files is read before they are written.
  func extract(language new: String?) throws -> [String] {
    var catalog = try catalog()
    let (found, literals) = try found()
    let (added, stale) = catalog.update(with: found, literals: literals)
    let imported = try take(into: &catalog).filter { !$0.hasSuffix(": 0 translations are new or differ") }
    try write(catalog.text, to: catalogFile)
    var lines =
      imported + added.map { "new: \(Self.shown($0))" } + stale.map { "no longer in the code: \(Self.shown($0))" }
    for string in found where added.contains(string.key) && !string.guesses.isEmpty {
      let values = string.guesses.joined(separator: ", ")
      lines.append(
        "\(string.place): the type of \(values) isn't known here, so its placeholder is %@; write \\(…, specifier: \"%lld\") for a number"
      )
    }
    for string in found where added.contains(string.key) && string.hasOneNumber {
      lines.append("\(string.place): write the form for one of “\(Self.shown(string.key))” in the catalog")
    }
    let places = Dictionary(found.map { ($0.key, $0.place) }) { first, _ in first }
    let regular = catalog.entries.filter { !$0.isIrregular }
    for entry in catalog.entries where entry.isIrregular {
      lines.append("only in the catalog, as it has several numbers: \(Self.shown(entry.key))")
    }
    func entry(_ source: Catalog.Entry) -> POFile.Entry {
      var entry = Self.entry(source)
      entry.places = places[source.key].map { [$0] } ?? []
      return entry
    }
    let template = POFile(header: Self.header(target, language: nil), entries: regular.map(entry))
    try write(template.text, to: po.appending(path: "\(target).pot"))
    let languages = Set(catalog.languages + (new.map { [$0] } ?? []) + poLanguages).sorted()
    for language in languages {
      let old = try file(of: language)
      let forms = PluralForms(language: language)
      let entries = regular.map { source in
        var entry = entry(source)
        let before = old?.entry(named: entry.name)
        entry.notes = before?.notes ?? []
        switch catalog.translation(of: source.key, in: language) {
        case .plain(let text): entry.texts = entry.plural == nil ? [text] : forms.categories.map { _ in text }
        case .plural(let texts): entry.texts = entry.plural == nil ? [texts["other"] ?? ""] : forms.texts(texts)
        case nil: entry.texts = before?.texts ?? (entry.plural == nil ? [""] : forms.categories.map { _ in "" })
        }
        entry.isFuzzy = catalog.needsReview(source.key, in: language) || (before?.isFuzzy ?? false)
        return entry
      }
      let header = old?.header ?? Self.header(target, language: language)
      let file = POFile(header: header, notes: old?.notes ?? [], entries: entries)
      try write(file.text, to: po.appending(path: "\(language).po"))
    }
    let names = ["\(target).pot"] + languages.map { "\($0).po" }
    return lines + ["written: \(names.map { "po/\($0)" }.joined(separator: ", "))"]
  }

  /// The entry of a key. Where the key isn't the text, it is the context.
  private static func entry(_ source: Catalog.Entry) -> POFile.Entry {
    switch source.source {
    case .plain(let text):
      POFile.Entry(context: text == source.key ? nil : source.key, id: text, comment: source.comment)
    case .plural(let forms):
      POFile.Entry(
        context: forms["other"] == source.key ? nil : source.key, id: forms["one"] ?? forms["other"] ?? source.key,
        plural: forms["other"] ?? source.key, comment: source.comment)
    }
  }

  private static func header(_ target: String, language: String?) -> [(name: String, value: String)] {
    let forms = language.map { PluralForms(language: $0).header } ?? "nplurals=INTEGER; plural=EXPRESSION;"
    let names = ["PO-Revision-Date", "Last-Translator", "Language-Team"].map { (name: $0, value: "") }
    return [("Project-Id-Version", target)] + names + [
      ("Language", language ?? ""), ("MIME-Version", "1.0"),
      ("Content-Type", "text/plain; charset=UTF-8"), ("Content-Transfer-Encoding", "8bit"), ("Plural-Forms", forms),
    ]
  }

  // MARK: In

  /// Reads the translations of gettext's files into the catalog.
  func importTranslations() throws -> [String] {
    var catalog = try catalog()
    guard !poLanguages.isEmpty else {
      throw Failure("\(po.path) has no files *.po; make them: swift package oriel strings extract --language de")
    }
    let lines = try take(into: &catalog)
    try write(catalog.text, to: catalogFile)
    return lines
  }

  private func take(into catalog: inout Catalog) throws -> [String] {
    var lines: [String] = []
    for language in poLanguages {
      guard let file = try file(of: language) else { continue }
      let forms = PluralForms(language: language)
      var count = 0
      for source in catalog.entries where !source.isIrregular {
        guard let entry = file.entry(named: Self.entry(source).name), !entry.texts.allSatisfy(\.isEmpty) else {
          continue
        }
        if entry.plural != nil, entry.texts.count != forms.categories.count {
          lines.append(
            "po/\(language).po: “\(Self.shown(source.key))” has \(entry.texts.count) forms; the language has \(forms.categories.count)"
          )
          continue
        }
        var before: [String: String] = [:]
        if case .plural(let texts)? = catalog.translation(of: source.key, in: language) { before = texts }
        let text: Catalog.Text =
          entry.plural == nil ? .plain(entry.texts[0]) : .plural(forms.forms(entry.texts, before: before))
        let old = catalog.translation(of: source.key, in: language)
        guard catalog.set(source.key, in: language, to: text, isFuzzy: entry.isFuzzy) else { continue }
        count += 1
        if old != nil { lines.append("po/\(language).po: replaces that of “\(Self.shown(source.key))” in the catalog") }
      }
      let known = Set(catalog.entries.map { Self.entry($0).name })
      for entry in file.entries where !known.contains(entry.name) {
        lines.append("po/\(language).po: the app has no text “\(Self.shown(entry.plural ?? entry.id))”")
      }
      lines.append("\(language): \(count) translations are new or differ")
    }
    return lines
  }

  private var poLanguages: [String] {
    let names = (try? manager.contentsOfDirectory(atPath: po.path)) ?? []
    return names.filter { $0.hasSuffix(".po") }.map { String($0.dropLast(3)) }.sorted()
  }

  private func file(of language: String) throws -> POFile? {
    let url = po.appending(path: "\(language).po")
    guard manager.fileExists(atPath: url.path) else { return nil }
    guard let text = String(data: try Data(contentsOf: url), encoding: .utf8) else {
      throw Failure("\(url.path) isn't in UTF-8: convert it, with msgconv --to-code=UTF-8")
    }
    do {
      return try POFile(text)
    } catch { throw Failure("\(url.path): \(error)") }
  }

  private func write(_ text: String, to file: URL) throws {
    try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // What is as it was causes no build.
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try Data(text.utf8).write(to: file, options: .atomic)
  }
}
