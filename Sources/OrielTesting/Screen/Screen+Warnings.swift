import OrielCore

extension Screen {
  /// Returns the warnings that Oriel logs while `body` runs, such as one for duplicate ids in a `ForEach`. They aren't
  /// written to standard error, and warnings that are logged once per process are logged again.
  public static func warnings(during body: () throws -> Void) rethrows -> [String] {
    var warnings: [String] = []
    let usual = Diagnostics.handler
    Diagnostics.reset()
    Diagnostics.handler = { warnings.append($0) }
    defer { Diagnostics.handler = usual }
    try body()
    return warnings
  }
}
