import Testing

@testable import OrielCore

/// What waits is read again when its turn comes, and only then presented.
@Suite struct PresentationMachineTurnTests {
  var trace = PresentationTrace()

  @Test mutating func `A request that the end of the one in front has withdrawn isn't presented`() {
    trace.sync(0, "A")
    trace.sync(1, "B")
    trace.didClose(1, action: 0)
    trace.sync(1, nil)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > sync 1: B
        > didClose #1 by action 0
        runAction 0 of #1 for 0
        clearBinding 0 if A
        onDismiss #1 for 0
        reread 1
        > sync 1: nothing
        """)
    #expect(trace.machine.slots.keys.map(\.rawValue) == [0])
  }

  @Test mutating func `When what has its turn is withdrawn, the next is read`() {
    trace.sync(0, "A")
    trace.sync(1, "B")
    trace.sync(2, "C")
    trace.sync(3, "D")
    trace.didClose(1)
    trace.sync(1, nil)
    trace.remove(2)
    trace.sync(3, "D")
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > sync 1: B
        > sync 2: C
        > sync 3: D
        > didClose #1
        clearBinding 0 if A
        onDismiss #1 for 0
        reread 1
        > sync 1: nothing
        reread 2
        > removed 2
        reread 3
        > sync 3: D
        present #2 for 3: D
        """)
  }

  @Test mutating func `What has its turn and asks for something else goes behind the others, or comes at once`() {
    trace.sync(0, "A")
    trace.sync(1, "B")
    trace.sync(2, "C")
    trace.didClose(1)
    trace.sync(1, "X")
    trace.sync(2, "Y")
    trace.sync(1, "Z")
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > sync 1: B
        > sync 2: C
        > didClose #1
        clearBinding 0 if A
        onDismiss #1 for 0
        reread 1
        > sync 1: X
        reread 2
        > sync 2: Y
        reread 1
        > sync 1: Z
        reread 2
        """)
    trace.sync(2, nil)
    trace.sync(1, "Z")
    #expect(trace.text.hasSuffix("> sync 2: nothing\nreread 1\n> sync 1: Z\npresent #2 for 1: Z"))
  }

  @Test mutating func `A new request waits behind the one that has its turn`() {
    trace.sync(0, "A")
    trace.sync(1, "B")
    trace.didClose(1)
    trace.sync(2, "C")
    trace.sync(2, "C")
    trace.sync(1, "B")
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > sync 1: B
        > didClose #1
        clearBinding 0 if A
        onDismiss #1 for 0
        reread 1
        > sync 2: C
        > sync 2: C
        > sync 1: B
        present #2 for 1: B
        """)
  }

  @Test mutating func `What has its turn in a sheet that leaves meanwhile isn't presented`() {
    trace.sync(0, "A")
    trace.sync(1, "B", in: 1)
    trace.didPresent(1)
    trace.sync(0, nil)
    trace.sync(1, "B", in: 1)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > sync 1 in #1: B
        > didPresent #1
        reread 1
        > sync 0: nothing
        dismiss #1
        > sync 1 in #1: B
        """)
  }

  @Test mutating func `When the window goes, nothing that has its turn is presented`() {
    trace.sync(0, "A")
    trace.sync(1, "B")
    trace.didClose(1)
    trace.loseHost()
    trace.reread(1)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > sync 1: B
        > didClose #1
        clearBinding 0 if A
        onDismiss #1 for 0
        reread 1
        > hostGone
        > sync 1: B
        """)
  }
}
