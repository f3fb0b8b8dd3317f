import OrielCore
import Testing

/// Modals, popovers and inspectors side by side.
@Suite struct PresentationMachineLaneTests {
  var trace = PresentationTrace()

  @Test mutating func `A modal, a popover and an inspector stand side by side`() {
    trace.sync(0, "A", as: .inspector)
    trace.sync(1, "B", as: .popover)
    trace.sync(2, "C")
    #expect(
      trace.text == """
        > sync 0 as inspector: A
        present #1 for 0: A
        > sync 1 as popover: B
        present #2 for 1: B
        > sync 2: C
        present #3 for 2: C
        """)
  }

  @Test(arguments: PresentationLane.allCases)
  mutating func `In one lane they take turns`(lane: PresentationLane) {
    trace.sync(0, "A", as: lane)
    trace.sync(1, "B", as: lane)
    trace.didClose(1)
    trace.reread(1)
    let mark = lane == .modal ? "" : " as \(lane)"
    #expect(
      trace.text == """
        > sync 0\(mark): A
        present #1 for 0: A
        > sync 1\(mark): B
        > didClose #1
        clearBinding 0 if A
        onDismiss #1 for 0
        reread 1
        > sync 1\(mark): B
        present #2 for 1: B
        """)
  }

  @Test mutating func `A sheet opens all of its lanes when it is presented, and closes what stands topmost first`() {
    trace.sync(0, "A")
    trace.sync(1, "B", in: 1, as: .inspector)
    trace.sync(2, "C", in: 1, as: .popover)
    trace.sync(3, "D", in: 1)
    trace.didPresent(1)
    trace.reread(3)
    trace.reread(2)
    trace.reread(1)
    trace.sync(0, nil)
    trace.didClose(1)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > sync 1 in #1 as inspector: B
        > sync 2 in #1 as popover: C
        > sync 3 in #1: D
        > didPresent #1
        reread 3
        reread 2
        reread 1
        > sync 3 in #1: D
        present #2 for 3 above #1: D
        > sync 2 in #1 as popover: C
        present #3 for 2 above #1: C
        > sync 1 in #1 as inspector: B
        present #4 for 1 above #1: B
        > sync 0: nothing
        dismiss #2 at once
        dismiss #3 at once
        dismiss #4 at once
        dismiss #1
        > didClose #1
        clearBinding 3 if D
        onDismiss #2 for 3
        clearBinding 2 if C
        onDismiss #3 for 2
        clearBinding 1 if B
        onDismiss #4 for 1
        onDismiss #1 for 0
        """)
  }

  @Test mutating func `An inspector that becomes a sheet is dismissed and presented there, and stays asked for`() {
    trace.sync(0, "A", as: .inspector)
    trace.didPresent(1)
    trace.sync(0, "A")
    trace.didClose(1)
    trace.reread(0)
    #expect(
      trace.text == """
        > sync 0 as inspector: A
        present #1 for 0: A
        > didPresent #1
        > sync 0: A
        dismiss #1
        > didClose #1
        onDismiss #1 for 0
        reread 0
        > sync 0: A
        present #2 for 0: A
        """)
  }

  @Test mutating func `An inspector that becomes a sheet waits for the sheet that is there`() {
    trace.sync(0, "A", as: .inspector)
    trace.sync(1, "B")
    trace.sync(0, "A")
    trace.didClose(1)
    trace.didClose(2)
    trace.reread(0)
    #expect(
      trace.text == """
        > sync 0 as inspector: A
        present #1 for 0: A
        > sync 1: B
        present #2 for 1: B
        > sync 0: A
        dismiss #1
        > didClose #1
        onDismiss #1 for 0
        > didClose #2
        clearBinding 1 if B
        onDismiss #2 for 1
        reread 0
        > sync 0: A
        present #3 for 0: A
        """)
  }

  @Test mutating func `A move doesn't bring back what the user has closed or is closing`() {
    trace.sync(0, "A", as: .inspector)
    trace.didPresent(1)
    trace.attemptClose(1)
    trace.sync(0, "A")
    trace.didClose(1)
    trace.sync(0, "A", as: .inspector)
    #expect(
      trace.text == """
        > sync 0 as inspector: A
        present #1 for 0: A
        > didPresent #1
        > closeAttempt #1
        dismiss #1
        > sync 0: A
        > didClose #1
        clearBinding 0 if A
        onDismiss #1 for 0
        > sync 0 as inspector: A
        """)
  }

  @Test mutating func `What moves keeps its turn while its old presentation leaves`() {
    trace.sync(0, "A", as: .popover)
    trace.sync(0, "A")
    trace.sync(1, "B")
    trace.sync(2, "C", as: .popover)
    trace.didClose(1)
    trace.reread(0)
    trace.reread(2)
    #expect(
      trace.text == """
        > sync 0 as popover: A
        present #1 for 0: A
        > sync 0: A
        dismiss #1
        > sync 1: B
        > sync 2 as popover: C
        > didClose #1
        onDismiss #1 for 0
        reread 0
        reread 2
        > sync 0: A
        present #2 for 0: A
        > sync 2 as popover: C
        present #3 for 2: C
        """)
  }

  @Test mutating func `What moved and is then withdrawn lets in those behind it`() {
    trace.sync(0, "A", as: .popover)
    trace.sync(0, "A")
    trace.sync(1, "B")
    trace.sync(0, nil)
    trace.reread(1)
    #expect(
      trace.text == """
        > sync 0 as popover: A
        present #1 for 0: A
        > sync 0: A
        dismiss #1
        > sync 1: B
        > sync 0: nothing
        reread 1
        > sync 1: B
        present #2 for 1: B
        """)
  }
}
