extension PresentationMachine {
  /// What stands on a level, and what waits for it in the order in which it was asked for.
  struct Queue: Hashable {
    private struct Entry: Hashable {
      var epoch: Int
      var slot: PresentationSlotID
    }

    var occupant: PresentationToken?
    private var waiting: [Entry] = []

    /// The slot whose turn is next.
    var first: PresentationSlotID? {
      waiting.first?.slot
    }

    var isEmpty: Bool {
      occupant == nil && waiting.isEmpty
    }

    /// Adds a request that is younger than all that wait.
    mutating func append(_ slot: PresentationSlotID, epoch: Int) {
      assert(waiting.last.map { $0.epoch < epoch } ?? true, "a request can't be older than those that wait")
      waiting.append(Entry(epoch: epoch, slot: slot))
    }

    /// Removes the request with this epoch, wherever it stands.
    mutating func remove(epoch: Int) {
      // Epochs only grow, so the entries are sorted.
      var low = 0
      var high = waiting.count
      while low < high {
        let middle = (low + high) / 2
        if waiting[middle].epoch < epoch {
          low = middle + 1
        } else {
          high = middle
        }
      }
      precondition(low < waiting.count && waiting[low].epoch == epoch, "the request doesn't wait here")
      waiting.remove(at: low)
    }
  }
}
