import FoundationEssentials

/// The last four sizes of a node. A stack measures the minimum, the maximum and one more; a window the ideal size.
struct SizeCache {
  /// A proposal, with NaN for nil: two words, compared bit by bit.
  struct Key: Equatable {
    let width: UInt64
    let height: UInt64

    private static let none = Double.nan.bitPattern

    init(_ proposal: ProposedViewSize) {
      // Zero has two bit patterns.
      width = proposal.width.map { (Double($0) + 0).bitPattern } ?? Self.none
      height = proposal.height.map { (Double($0) + 0).bitPattern } ?? Self.none
    }

    fileprivate init() {
      width = Self.none
      height = Self.none
    }

    var proposal: ProposedViewSize {
      ProposedViewSize(
        width: width == Self.none ? nil : CGFloat(Double(bitPattern: width)),
        height: height == Self.none ? nil : CGFloat(Double(bitPattern: height)))
    }
  }

  private struct Entry {
    var key = Key()
    var size = Size(width: 0, height: 0)
  }

  private static let capacity = 4
  private var entries = InlineArray<4, Entry>(repeating: Entry())
  private var next: UInt8 = 0
  /// The number of cached sizes.
  private(set) var count = 0
  /// Whether a size has been evicted.
  private(set) var hasLost = false

  func proposal(_ index: Int) -> ProposedViewSize { entries[index].key.proposal }
  func size(_ index: Int) -> CGSize { entries[index].size.cgSize }

  subscript(key: Key) -> CGSize? {
    for index in 0..<count where entries[index].key == key { return entries[index].size.cgSize }
    return nil
  }

  mutating func insert(_ size: CGSize, for key: Key) {
    if count == Self.capacity { hasLost = true }
    entries[Int(next)] = Entry(key: key, size: Size(size))
    next = (next + 1) % UInt8(Self.capacity)
    count = min(count + 1, Self.capacity)
  }
}

/// The last queried positions of guides. Few nodes are queried for guides, so it is created on demand.
final class GuideCache {
  struct Answer {
    let guide: AlignmentKey
    let proposal: ProposedViewSize
    let key: SizeCache.Key
    let value: CGFloat?
  }

  private static let capacity = 8
  private(set) var answers: [Answer] = []
  private var next = 0
  /// Whether a size has been evicted.
  private(set) var hasLost = false

  func answer(_ guide: AlignmentKey, _ key: SizeCache.Key) -> Answer? {
    for answer in answers where answer.key == key && answer.guide == guide { return answer }
    return nil
  }

  func insert(_ answer: Answer) {
    guard answers.count == Self.capacity else { return answers.append(answer) }
    hasLost = true
    answers[next] = answer
    next = (next + 1) % Self.capacity
  }
}
