import OrielCore

extension Screen {
  /// What Oriel warns of while `body` runs, such as a `ForEach` whose elements share an identity. Meanwhile nothing is
  /// written to standard error, and what is usually said once is said again.
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
