import Observation

@testable import OrielCore

/// Names, in the order of the views that set them.
enum NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// The largest of several numbers.
enum LargestKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// The first of several texts.
enum FirstKey: PreferenceKey {
  static var defaultValue: String? { nil }
  static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

/// What the views of a test show, and what its readers have been told.
@Observable @MainActor final class PreferenceModel {
  var names = ["a", "b", "c"]
  var isShown = true
  var number = 1
  var isFirst = true
  var limit = 3
  @ObservationIgnored var log: [String] = []

  func note(_ names: [String]) { log.append(names.joined(separator: " ")) }

  /// What was noted since this was asked last.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}

extension View {
  func name(_ name: String) -> some View { preference(key: NamesKey.self, value: [name]) }
}
