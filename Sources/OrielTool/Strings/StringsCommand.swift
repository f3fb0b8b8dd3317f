import Foundation

/// `strings`: the translations of an app, between its code, its catalog and gettext's files.
struct StringsCommand {
  private enum Action: String { case report, extract, `import`, check }

  private let package: AppPackage
  private let action: Action
  private let language: String?

  init(_ arguments: inout Arguments) throws {
    package = try AppPackage(&arguments)
    language = try arguments.option("language")
    let word = arguments.word() ?? "report"
    guard let action = Action(rawValue: word) else { throw Failure("strings has no command \(word)", status: 2) }
    self.action = action
    try arguments.finish()
  }

  func run() throws {
    let strings = AppStrings(folder: package.folder, target: package.target)
    switch action {
    case .report, .check:
      let report = try strings.report()
      for line in report.lines { print(line) }
      if action == .check, !report.isComplete { throw Failure("translations are missing") }
    case .extract: for line in try strings.extract(language: language) { print(line) }
    case .import: for line in try strings.importTranslations() { print(line) }
    }
  }
}
