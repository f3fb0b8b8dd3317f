import OrielCore

/// The categories of the picker, in the order in which it displays them.
enum FamilyCategory: String, CaseIterable, Identifiable {
  case games, social, internet, entertainment, creativity, productivity, education, development, utilities

  var id: Self { self }
  var token: ActivityCategoryToken { Token(rawValue) }

  var title: String {
    switch self {
    case .games: Word.familyGames.text
    case .social: Word.familySocial.text
    case .internet: Word.familyInternet.text
    case .entertainment: Word.familyEntertainment.text
    case .creativity: Word.familyCreativity.text
    case .productivity: Word.familyProductivity.text
    case .education: Word.familyEducation.text
    case .development: Word.familyDevelopment.text
    case .utilities: Word.familyUtilities.text
    }
  }

  /// The category of an application with the given categories of the desktop menu specification: that of the first one
  /// that matches.
  init(_ names: [String]) {
    let names = Set(names)
    self = Self.rules.first { !$0.names.isDisjoint(with: names) }?.category ?? .utilities
  }

  private static let rules: [(category: Self, names: Set<String>)] = [
    (.games, ["Game"]), (.social, ["Chat", "InstantMessaging"]), (.internet, ["Network"]),
    (.entertainment, ["AudioVideo", "Audio", "Video"]), (.creativity, ["Graphics"]), (.productivity, ["Office"]),
    (.education, ["Education"]), (.development, ["Development"]),
  ]
}
