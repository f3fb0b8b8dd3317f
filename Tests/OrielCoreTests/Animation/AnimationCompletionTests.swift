import Dispatch
import OrielCore
import Testing

struct AnimationCompletionTests {
  private static let key = DispatchSpecificKey<Bool>()

  @Test func `The completions of changes on other threads run once each, on the main actor`() async {
    // On Linux the main actor may be served by another thread than the first.
    DispatchQueue.main.setSpecific(key: Self.key, value: true)
    let count = 1000
    let runs = AsyncStream<Bool> { runs in
      for _ in 0..<count {
        Task.detached {
          withAnimation {
          } completion: {
            runs.yield(DispatchQueue.getSpecific(key: Self.key) == true)
          }
        }
      }
    }
    var onMain = 0
    for await isOnMain in runs.prefix(count) where isOnMain { onMain += 1 }
    #expect(onMain == count)
  }
}
