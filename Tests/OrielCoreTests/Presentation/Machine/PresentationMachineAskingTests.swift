import Testing

@testable import OrielCore

/// The rules of asking: what is presented, what waits, and what is dismissed.
@Suite struct PresentationMachineAskingTests {
  var trace = PresentationTrace()

  @Test mutating func `A request is presented, answered, cleared and forgotten`() {
    trace.sync(0, "A")
    trace.didPresent(1)
    trace.sync(0, "A")
    trace.didClose(1, action: 2)
    trace.sync(0, nil)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > didPresent #1
        > sync 0: A
        > didClose #1 by action 2
        runAction 2 of #1 for 0
        clearBinding 0 if A
        onDismiss #1 for 0
        > sync 0: nothing
        """)
    #expect(trace.machine.slots.isEmpty && trace.machine.levels.isEmpty && trace.machine.owners.isEmpty)
  }

  @Test mutating func `Setting the binding back dismisses and writes nothing`() {
    trace.sync(0, "A")
    trace.didPresent(1)
    trace.sync(0, nil)
    trace.sync(0, nil)
    trace.didClose(1)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > didPresent #1
        > sync 0: nothing
        dismiss #1
        > sync 0: nothing
        > didClose #1
        onDismiss #1 for 0
        """)
  }

  @Test mutating func `Presentations above it are dismissed first`() {
    trace.presentThreeLevels()
    trace.sync(0, nil)
    #expect(
      trace.text == PresentationTrace.threeLevels + """
        > sync 0: nothing
        dismiss #3 at once
        dismiss #2 at once
        dismiss #1
        """)
  }

  @Test mutating func `Modals of one level take turns in the order in which they were asked for`() {
    trace.sync(2, "A")
    trace.sync(1, "B")
    trace.sync(0, "C")
    trace.didPresent(1)
    trace.didClose(1)
    trace.reread(1)
    trace.didPresent(2)
    trace.didClose(2)
    trace.reread(0)
    #expect(
      trace.text == """
        > sync 2: A
        present #1 for 2: A
        > sync 1: B
        > sync 0: C
        > didPresent #1
        > didClose #1
        clearBinding 2 if A
        onDismiss #1 for 2
        reread 1
        > sync 1: B
        present #2 for 1: B
        > didPresent #2
        > didClose #2
        clearBinding 1 if B
        onDismiss #2 for 1
        reread 0
        > sync 0: C
        present #3 for 0: C
        """)
  }

  @Test mutating func `A request that is withdrawn while it waits is dropped`() {
    trace.sync(0, "A")
    trace.sync(1, "B")
    trace.sync(2, "C")
    trace.sync(1, nil)
    trace.didClose(1)
    trace.reread(2)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > sync 1: B
        > sync 2: C
        > sync 1: nothing
        > didClose #1
        clearBinding 0 if A
        onDismiss #1 for 0
        reread 2
        > sync 2: C
        present #2 for 2: C
        """)
  }

  @Test mutating func `A request that changes while it waits goes to the end of the queue`() {
    trace.sync(0, "A")
    trace.sync(1, "B")
    trace.sync(2, "C")
    trace.sync(1, "D")
    trace.didClose(1)
    trace.reread(2)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > sync 1: B
        > sync 2: C
        > sync 1: D
        > didClose #1
        clearBinding 0 if A
        onDismiss #1 for 0
        reread 2
        > sync 2: C
        present #2 for 2: C
        """)
  }

  @Test mutating func `A child waits until its parent is presented`() {
    trace.sync(0, "A")
    trace.sync(1, "B", in: 1)
    trace.didPresent(1)
    trace.reread(1)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > sync 1 in #1: B
        > didPresent #1
        reread 1
        > sync 1 in #1: B
        present #2 for 1 above #1: B
        """)
  }

  @Test mutating func `A child isn't presented above a parent that is leaving`() {
    trace.sync(0, "A")
    trace.didPresent(1)
    trace.sync(0, nil)
    trace.sync(1, "B", in: 1)
    trace.didClose(1)
    trace.remove(1)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > didPresent #1
        > sync 0: nothing
        dismiss #1
        > sync 1 in #1: B
        > didClose #1
        onDismiss #1 for 0
        > removed 1
        """)
    #expect(trace.machine.slots.isEmpty && trace.machine.levels.isEmpty)
  }
}
