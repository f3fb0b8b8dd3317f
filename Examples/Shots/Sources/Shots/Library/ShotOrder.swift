import Foundation
import Oriel

/// In which order pictures are shown.
enum ShotOrder: String, CaseIterable, Identifiable {
  case name, newest, oldest, largest

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .name: "Name"
    case .newest: "Newest First"
    case .oldest: "Oldest First"
    case .largest: "Largest First"
    }
  }

  func sorted(_ shots: [Shot]) -> [Shot] {
    switch self {
    // Numbers in names count as numbers: 2 before 10.
    case .name: shots.sorted { ($0.nameKey, $0.name) < ($1.nameKey, $1.name) }
    case .newest: shots.sorted { $0.modified > $1.modified }
    case .oldest: shots.sorted { $0.modified < $1.modified }
    case .largest: shots.sorted { $0.bytes > $1.bytes }
    }
  }
}

/// The order of names in which people count.
enum NaturalOrder {
  // Foundation's own comparison takes a second for 10,000 names.
  /// A text for a name. The texts of names have the order of the names.
  static func key(_ name: String) -> String {
    var key: [UInt8] = []
    var rest = name.lowercased().utf8[...]
    while let byte = rest.first {
      let number = rest.prefix { (0x30...0x39).contains($0) }
      if number.isEmpty {
        // The end of a name comes before a longer name: `a.jpg`, `a 2.jpg`.
        key.append(byte == UInt8(ascii: ".") ? 1 : byte)
        rest.removeFirst()
      } else {
        // A number with more digits is larger.
        let digits = number.drop { $0 == 0x30 }
        key.append(0x30 + UInt8(min(digits.count, 9)))
        key += digits
        rest = rest.dropFirst(number.count)
      }
    }
    return String(decoding: key, as: UTF8.self)
  }
}
