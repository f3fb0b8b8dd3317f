/// The known properties of a picture or video of the user.
package struct PhotoTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let image = PhotoTraits(rawValue: 1)
  package static let video = PhotoTraits(rawValue: 2)
  /// A picture beside a short video of the same name.
  package static let livePhoto = PhotoTraits(rawValue: 4)
  package static let screenshot = PhotoTraits(rawValue: 8)
  package static let screenRecording = PhotoTraits(rawValue: 16)
  /// At least twice as wide as high.
  package static let panorama = PhotoTraits(rawValue: 32)
  package static let animated = PhotoTraits(rawValue: 64)

  /// The traits for which a file has to be opened.
  package static let inside: PhotoTraits = [.panorama, .animated]
}

/// The pictures and videos that a picker offers, as a set expression.
package indirect enum PhotoFilter: Hashable, Sendable {
  /// Files that have all traits of the first set and none of the second.
  case traits(PhotoTraits, without: PhotoTraits)
  /// No files: Linux has no files that are known to be of this kind.
  case nothing
  case any([PhotoFilter])
  case all([PhotoFilter])
  case not(PhotoFilter)

  /// Whether a file with these traits is offered.
  package func accepts(_ traits: PhotoTraits) -> Bool {
    switch self {
    case .traits(let required, let excluded): traits.isSuperset(of: required) && traits.isDisjoint(with: excluded)
    case .nothing: false
    case .any(let filters): filters.contains { $0.accepts(traits) }
    case .all(let filters): filters.allSatisfy { $0.accepts(traits) }
    case .not(let filter): !filter.accepts(traits)
    }
  }

  /// The traits on which the result depends.
  package var traits: PhotoTraits {
    switch self {
    case .traits(let required, let excluded): required.union(excluded)
    case .nothing: []
    case .any(let filters), .all(let filters): filters.reduce([]) { $0.union($1.traits) }
    case .not(let filter): filter.traits
    }
  }
}
