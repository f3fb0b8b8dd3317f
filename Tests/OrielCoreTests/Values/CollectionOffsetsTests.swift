import Foundation
import OrielCore
import Testing

@Suite struct CollectionOffsetsTests {
  @Test func removingTakesTheElementsAtTheOffsetsAndKeepsTheOthersInOrder() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: IndexSet([0, 3, 5]))
    #expect(letters == Array("bce"))
  }

  @Test func offsetsCountFromTheStartOfASlice() {
    var letters = Array("abcdef")[2...]
    letters.remove(atOffsets: [0])
    #expect(Array(letters) == Array("def"))
    letters.move(fromOffsets: [2], toOffset: 0)
    #expect(Array(letters) == Array("fde"))
  }

  @Test(arguments: [
    (IndexSet([0]), 2, "bacd"), (IndexSet([0]), 0, "abcd"), (IndexSet([0]), 1, "abcd"), (IndexSet([3]), 0, "dabc"),
    (IndexSet([0, 2]), 4, "bdac"), (IndexSet([1, 3]), 2, "abdc"), (IndexSet(), 3, "abcd"),
  ])
  func movedElementsStandBeforeTheElementThatWasAtTheDestination(source: IndexSet, destination: Int, result: String) {
    var letters = Array("abcd")
    letters.move(fromOffsets: source, toOffset: destination)
    #expect(String(letters) == result)
  }
}
