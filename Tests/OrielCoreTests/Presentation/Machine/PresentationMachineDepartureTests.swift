import Testing

/// Views and windows that go away at any moment.
@Suite struct PresentationMachineDepartureTests {
  var trace = PresentationTrace()

  @Test mutating func `Removed while opening, it closes and its binding isn't written`() {
    trace.sync(0, "A")
    trace.remove(0)
    trace.didPresent(1)
    trace.didClose(1)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > removed 0
        dismiss #1 at once
        > didPresent #1
        > didClose #1
        onDismiss #1 for 0
        """)
  }

  @Test mutating func `Removed while leaving, it isn't told twice`() {
    trace.sync(0, "A")
    trace.sync(0, "B")
    trace.remove(0)
    trace.remove(0)
    trace.didClose(1)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > sync 0: B
        dismiss #1
        > removed 0
        > removed 0
        > didClose #1
        onDismiss #1 for 0
        """)
  }

  @Test mutating func `Removed and back before the closing, it is presented again`() {
    trace.sync(0, "A")
    trace.didPresent(1)
    trace.remove(0)
    trace.sync(0, "A")
    trace.didClose(1)
    trace.reread(0)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > didPresent #1
        > removed 0
        dismiss #1 at once
        > sync 0: A
        > didClose #1
        onDismiss #1 for 0
        reread 0
        > sync 0: A
        present #2 for 0: A
        """)
  }

  @Test mutating func `A parent removed under its child dismisses both and writes neither that is removed`() {
    trace.sync(0, "A")
    trace.didPresent(1)
    trace.sync(1, "B", in: 1)
    trace.remove(0)
    trace.remove(1)
    trace.didClose(2)
    trace.didClose(1)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > didPresent #1
        > sync 1 in #1: B
        present #2 for 1 above #1: B
        > removed 0
        dismiss #2 at once
        dismiss #1 at once
        > removed 1
        > didClose #2
        onDismiss #2 for 1
        > didClose #1
        onDismiss #1 for 0
        """)
  }

  @Test mutating func `The window goes away while one is opening`() {
    trace.sync(0, "A")
    trace.loseHost()
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > hostGone
        clearBinding 0 if A
        onDismiss #1 for 0
        """)
  }

  @Test mutating func `The window goes away while one is leaving for another`() {
    trace.sync(0, "A")
    trace.didPresent(1)
    trace.sync(0, "B")
    trace.loseHost()
    trace.didClose(1)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > didPresent #1
        > sync 0: B
        dismiss #1
        > hostGone
        onDismiss #1 for 0
        > didClose #1
        """)
  }

  @Test mutating func `The window goes away while requests wait`() {
    trace.sync(0, "A")
    trace.didPresent(1)
    trace.sync(1, "B")
    trace.sync(2, "C", in: 1, as: .popover)
    trace.loseHost()
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > didPresent #1
        > sync 1: B
        > sync 2 in #1 as popover: C
        present #2 for 2 above #1: C
        > hostGone
        clearBinding 2 if C
        onDismiss #2 for 2
        clearBinding 0 if A
        onDismiss #1 for 0
        """)
  }
}
