import Foundation

/// The CPU time that an action takes on this thread. Other threads and processes don't count.
func threadTime(of action: () -> Void) -> Duration {
  let start = threadTime()
  action()
  return threadTime() - start
}

private func threadTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
