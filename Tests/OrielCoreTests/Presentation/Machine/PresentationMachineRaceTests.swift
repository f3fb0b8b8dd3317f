import Testing

/// The user, the program and the platform at cross purposes.
@Suite struct PresentationMachineRaceTests {
  var trace = PresentationTrace()

  @Test mutating func `Dismissed while opening, it leaves though the platform still reports it shown`() {
    trace.sync(0, "A")
    trace.sync(0, nil)
    trace.didPresent(1)
    trace.sync(1, "B", in: 1)
    trace.didClose(1)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > sync 0: nothing
        dismiss #1
        > didPresent #1
        > sync 1 in #1: B
        > didClose #1
        onDismiss #1 for 0
        """)
  }

  @Test mutating func `Closed by the user while opening, it counts as answered`() {
    trace.sync(0, "A")
    trace.didClose(1)
    trace.didPresent(1)
    trace.sync(0, nil)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > didClose #1
        clearBinding 0 if A
        onDismiss #1 for 0
        > didPresent #1
        > sync 0: nothing
        """)
  }

  @Test mutating func `The user answers what the program is dismissing, and onDismiss comes once`() {
    trace.sync(0, "A")
    trace.didPresent(1)
    trace.sync(0, nil)
    trace.didClose(1, action: 1)
    trace.didClose(1)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > didPresent #1
        > sync 0: nothing
        dismiss #1
        > didClose #1 by action 1
        runAction 1 of #1 for 0
        onDismiss #1 for 0
        > didClose #1
        """)
  }

  @Test mutating func `Another item dismisses and presents again, without clearing the new one`() {
    trace.sync(0, "A")
    trace.didPresent(1)
    trace.sync(0, "B")
    trace.sync(0, "B")
    trace.didClose(1)
    trace.reread(0)
    trace.didPresent(2)
    trace.didClose(2)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > didPresent #1
        > sync 0: B
        dismiss #1
        > sync 0: B
        > didClose #1
        onDismiss #1 for 0
        reread 0
        > sync 0: B
        present #2 for 0: B
        > didPresent #2
        > didClose #2
        clearBinding 0 if B
        onDismiss #2 for 0
        """)
  }

  @Test mutating func `Replaced again while closing, only the last item is presented`() {
    trace.sync(0, "A")
    trace.didPresent(1)
    trace.sync(0, "B")
    trace.sync(0, "C")
    trace.didClose(1)
    trace.reread(0)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > didPresent #1
        > sync 0: B
        dismiss #1
        > sync 0: C
        > didClose #1
        onDismiss #1 for 0
        reread 0
        > sync 0: C
        present #2 for 0: C
        """)
  }

  @Test mutating func `Requested again while it closes, the same item is presented again`() {
    trace.sync(0, "A")
    trace.didPresent(1)
    trace.sync(0, nil)
    trace.sync(0, "A")
    trace.didClose(1, action: 0)
    trace.reread(0)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > didPresent #1
        > sync 0: nothing
        dismiss #1
        > sync 0: A
        > didClose #1 by action 0
        runAction 0 of #1 for 0
        onDismiss #1 for 0
        reread 0
        > sync 0: A
        present #2 for 0: A
        """)
  }

  @Test mutating func `An older request of another slot comes before the replacement`() {
    trace.sync(0, "A")
    trace.sync(1, "B")
    trace.sync(0, "C")
    trace.didClose(1)
    trace.reread(1)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > sync 1: B
        > sync 0: C
        dismiss #1
        > didClose #1
        onDismiss #1 for 0
        reread 1
        > sync 1: B
        present #2 for 1: B
        """)
  }

  @Test mutating func `A newer request that comes after the user's attempt to close isn't cleared`() {
    trace.sync(0, "A")
    trace.didPresent(1)
    trace.attemptClose(1)
    trace.sync(0, "B")
    trace.didClose(1)
    trace.reread(0)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > didPresent #1
        > closeAttempt #1
        dismiss #1
        > sync 0: B
        > didClose #1
        onDismiss #1 for 0
        reread 0
        > sync 0: B
        present #2 for 0: B
        """)
  }

  @Test mutating func `A constant binding that ignores the clearing stays closed until it changes`() {
    trace.sync(0, "A")
    trace.didClose(1)
    trace.sync(0, "A")
    trace.sync(0, "A")
    trace.sync(0, "B")
    trace.didClose(2)
    trace.sync(0, nil)
    trace.sync(0, "B")
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > didClose #1
        clearBinding 0 if A
        onDismiss #1 for 0
        > sync 0: A
        > sync 0: A
        > sync 0: B
        present #2 for 0: B
        > didClose #2
        clearBinding 0 if B
        onDismiss #2 for 0
        > sync 0: nothing
        > sync 0: B
        present #3 for 0: B
        """)
  }

  @Test mutating func `A binding set again from onDismiss is a new request, because it was read back in between`() {
    trace.sync(0, "A")
    trace.didClose(1)
    // The runner's reading, right after the clearing and before onDismiss.
    trace.sync(0, nil)
    trace.sync(0, "A")
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > didClose #1
        clearBinding 0 if A
        onDismiss #1 for 0
        > sync 0: nothing
        > sync 0: A
        present #2 for 0: A
        """)
  }

  @Test mutating func `A failing constant binding isn't tried again`() {
    trace.sync(0, "A")
    trace.didFail(1)
    trace.sync(0, "A")
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > didFail #1
        clearBinding 0 if A
        onDismiss #1 for 0
        > sync 0: A
        """)
  }

  @Test mutating func `A parent that closes under its leaving children ends them once`() {
    trace.sync(0, "A")
    trace.didPresent(1)
    trace.sync(1, "B", in: 1)
    trace.didPresent(2)
    trace.sync(2, "C", in: 2)
    trace.sync(1, nil, in: 1)
    trace.didClose(1)
    trace.didClose(3)
    trace.didClose(2, action: 0)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > didPresent #1
        > sync 1 in #1: B
        present #2 for 1 above #1: B
        > didPresent #2
        > sync 2 in #2: C
        present #3 for 2 above #2: C
        > sync 1 in #1: nothing
        dismiss #3 at once
        dismiss #2
        > didClose #1
        clearBinding 2 if C
        onDismiss #3 for 2
        onDismiss #2 for 1
        clearBinding 0 if A
        onDismiss #1 for 0
        > didClose #3
        > didClose #2 by action 0
        """)
  }

  @Test mutating func `Children that leave on their own keep their parent, which admits the next`() {
    trace.sync(0, "A")
    trace.didPresent(1)
    trace.sync(1, "B", in: 1)
    trace.sync(2, "C", in: 1)
    trace.didClose(2)
    trace.reread(2)
    trace.sync(0, "A")
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > didPresent #1
        > sync 1 in #1: B
        present #2 for 1 above #1: B
        > sync 2 in #1: C
        > didClose #2
        clearBinding 1 if B
        onDismiss #2 for 1
        reread 2
        > sync 2 in #1: C
        present #3 for 2 above #1: C
        > sync 0: A
        """)
  }
}
