import Foundation
import OrielCore

/// The rules by which categories, applications and websites are chosen.
struct FamilyChoice {
  /// The applications of each category, sorted by name.
  let applications: [FamilyCategory: [InstalledApplication]]
  var selection: FamilyActivitySelection

  /// The categories that have applications.
  var categories: [FamilyCategory] { FamilyCategory.allCases.filter { applications[$0] != nil } }

  /// The applications of a category whose names contain a text.
  func applications(in category: FamilyCategory, matching search: String) -> [InstalledApplication] {
    let all = applications[category] ?? []
    return search.isEmpty ? all : all.filter { $0.name.localizedCaseInsensitiveContains(search) }
  }

  func isChosen(_ category: FamilyCategory) -> Bool { selection.categoryTokens.contains(category.token) }

  /// An application is chosen by itself, or with its category.
  func isChosen(_ application: InstalledApplication, in category: FamilyCategory) -> Bool {
    isChosen(category) || selection.applicationTokens.contains(Token(application.id))
  }

  mutating func choose(_ isChosen: Bool, _ category: FamilyCategory) {
    for application in applications[category] ?? [] { selection.applicationTokens.remove(Token(application.id)) }
    if isChosen {
      selection.categoryTokens.insert(category.token)
    } else {
      selection.categoryTokens.remove(category.token)
    }
  }

  /// If an application is removed from a category that was chosen, the other applications of the category stay chosen.
  mutating func choose(_ isChosen: Bool, _ application: InstalledApplication, in category: FamilyCategory) {
    guard isChosen != self.isChosen(application, in: category) else { return }
    if isChosen { return add(application) }
    let wasWhole = self.isChosen(category)
    selection.categoryTokens.remove(category.token)
    selection.applicationTokens.remove(Token(application.id))
    guard wasWhole else { return }
    for other in applications[category] ?? [] where other.id != application.id { add(other) }
  }

  private mutating func add(_ application: InstalledApplication) {
    selection.applicationTokens.insert(Token(application.id))
    selection.applicationNames[application.id] = application.name
  }

  /// The selection with the applications of chosen categories, if it includes them.
  var completed: FamilyActivitySelection {
    guard selection.includeEntireCategory else { return selection }
    var complete = self
    for category in categories where isChosen(category) {
      for application in applications[category] ?? [] { complete.add(application) }
    }
    return complete.selection
  }

  // MARK: Websites

  /// The chosen websites, sorted.
  var domains: [String] { selection.webDomainTokens.map(\.name).sorted() }

  /// Adds the host of an address. Returns false if the text is no address.
  mutating func addWebsite(_ address: String) -> Bool {
    guard let host = Self.host(of: address) else { return false }
    selection.webDomainTokens.insert(Token(host))
    return true
  }

  mutating func removeWebsite(_ domain: String) { selection.webDomainTokens.remove(Token(domain)) }

  /// The host of an address, with or without a scheme and a path.
  static func host(of address: String) -> String? {
    let trimmed = address.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !trimmed.contains(where: \.isWhitespace),
      let host = URLComponents(string: trimmed.contains("://") ? trimmed : "https://\(trimmed)")?.host?.lowercased()
    else { return nil }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && labels.allSatisfy { !$0.isEmpty } ? host : nil
  }
}
