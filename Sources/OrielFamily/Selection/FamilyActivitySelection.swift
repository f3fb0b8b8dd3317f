/// The applications, categories and websites that the user has chosen in a picker.
///
/// The selection has no effect on the system; the app determines its meaning. A selection can be encoded and stored.
/// Two selections are equal if their tokens are.
public struct FamilyActivitySelection: Codable, Sendable {
  /// Whether a chosen category also adds the tokens of the applications in it.
  public let includeEntireCategory: Bool
  /// The chosen applications.
  public var applicationTokens: Set<ApplicationToken> = []
  /// The chosen categories.
  public var categoryTokens: Set<ActivityCategoryToken> = []
  /// The chosen websites.
  public var webDomainTokens: Set<WebDomainToken> = []
  /// The names of chosen applications, by the names of their tokens.
  var applicationNames: [String: String] = [:]

  /// Creates an empty selection.
  public init() { self.init(includeEntireCategory: false) }

  /// Creates an empty selection.
  public init(includeEntireCategory: Bool) { self.includeEntireCategory = includeEntireCategory }

  /// The chosen applications with their names.
  public var applications: Set<Application> {
    Set(applicationTokens.map { Application(token: $0, name: applicationNames[$0.name]) })
  }

  /// The chosen categories with their names.
  public var categories: Set<ActivityCategory> {
    Set(categoryTokens.map { ActivityCategory(token: $0, name: FamilyCategory(rawValue: $0.name)?.title) })
  }

  /// The chosen websites.
  public var webDomains: Set<WebDomain> { Set(webDomainTokens.map { WebDomain(token: $0) }) }
}

extension FamilyActivitySelection: Hashable {
  public static func == (first: Self, second: Self) -> Bool {
    first.includeEntireCategory == second.includeEntireCategory
      && first.applicationTokens == second.applicationTokens
      && first.categoryTokens == second.categoryTokens
      && first.webDomainTokens == second.webDomainTokens
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(applicationTokens)
    hasher.combine(categoryTokens)
    hasher.combine(webDomainTokens)
  }
}
