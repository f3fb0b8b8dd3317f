/// The text of a message with its interpolated values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let interpolation: OSLogInterpolation

  /// Creates a message with interpolated values.
  public init(stringInterpolation: OSLogInterpolation) {
    interpolation = stringInterpolation
  }

  /// Creates a message without values.
  public init(stringLiteral value: String) {
    var interpolation = OSLogInterpolation(literalCapacity: value.utf8.count, interpolationCount: 0)
    interpolation.appendLiteral(value)
    self.interpolation = interpolation
  }
}

/// Who may read an interpolated value of a message.
public struct OSLogPrivacy: Equatable, Sendable {
  enum Readers: Equatable {
    case automatic, all, developer
  }

  let readers: Readers
  let mask: Mask

  /// What replaces a value that may not be read.
  public struct Mask: Equatable, Sendable {
    let hashes: Bool

    /// Nothing of the value.
    public static let none = Mask(hashes: false)
    /// A hash: equal values have equal ones while the app runs.
    public static let hash = Mask(hashes: true)
  }

  /// Texts and objects are private, numbers are public.
  public static let auto = OSLogPrivacy(readers: .automatic, mask: .none)
  /// Everyone may read the value.
  public static let `public` = OSLogPrivacy(readers: .all, mask: .none)
  /// The value is shown in the terminal where the app was started, and not in the journal.
  public static let `private` = OSLogPrivacy(readers: .developer, mask: .none)
  /// The same as ``private``.
  public static let sensitive = OSLogPrivacy.private

  /// As ``auto``, with a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(readers: .automatic, mask: mask) }
  /// As ``private``, with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(readers: .developer, mask: mask) }
  /// As ``sensitive``, with a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .private(mask: mask) }
}
