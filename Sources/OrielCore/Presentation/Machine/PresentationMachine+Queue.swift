extension PresentationMachine {
  /// The presentation on a level, and the pending requests in order.
  struct Queue: Hashable {
    private struct Entry: Hashable {
      var epoch: Int
      var slot: PresentationSlotID
    }

    var occupant: PresentationToken?
    private var waiting: [Entry] = []

    /// The slot of the oldest request.
    var first: PresentationSlotID? {
      waiting.first?.slot
    }

    var isEmpty: Bool {
      occupant == nil && waiting.isEmpty
    }

    /// Appends a request, which is newer than all pending ones.
    mutating func append(_ slot: PresentationSlotID, epoch: Int) {
      assert(waiting.last.map { $0.epoch < epoch } ?? true, "a request can't be older than pending ones")
      waiting.append(Entry(epoch: epoch, slot: slot))
    }

    /// Removes the request with an epoch.
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
      precondition(low < waiting.count && waiting[low].epoch == epoch, "the request isn't pending on this level")
      waiting.remove(at: low)
    }
  }
}
