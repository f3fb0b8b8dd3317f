import Testing

@testable import OrielCore

/// The rules of closing: what each end of a presentation leads to, and what an attempt does.
@Suite struct PresentationMachineClosingTests {
  var trace = PresentationTrace()

  @Test mutating func `When a parent closes, its children close first and are cleared`() {
    trace.presentThreeLevels()
    trace.didClose(1, action: 0)
    #expect(
      trace.text == PresentationTrace.threeLevels + """
        > didClose #1 by action 0
        clearBinding 2 if C
        onDismiss #3 for 2
        clearBinding 1 if B
        onDismiss #2 for 1
        runAction 0 of #1 for 0
        clearBinding 0 if A
        onDismiss #1 for 0
        """)
  }

  @Test mutating func `A failure ends the presentation and lets in the next`() {
    trace.sync(0, "A")
    trace.sync(1, "B")
    trace.didFail(1)
    trace.reread(1)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > sync 1: B
        > didFail #1
        clearBinding 0 if A
        onDismiss #1 for 0
        reread 1
        > sync 1: B
        present #2 for 1: B
        """)
  }

  @Test mutating func `Events about an unknown presentation have no effects`() {
    trace.didPresent(1)
    trace.didClose(1, action: 0)
    trace.didFail(1)
    trace.forbidDismissal(1)
    trace.attemptClose(1)
    trace.remove(0)
    #expect(
      trace.text == """
        > didPresent #1
        > didClose #1 by action 0
        > didFail #1
        > forbid dismissal of #1
        > closeAttempt #1
        > removed 0
        """)
    #expect(trace.machine == PresentationMachine())
  }

  @Test mutating func `A removed slot is dismissed at once and its binding isn't written`() {
    trace.sync(0, "A")
    trace.didPresent(1)
    trace.sync(1, "B")
    trace.remove(0)
    trace.didClose(1)
    trace.reread(1)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > didPresent #1
        > sync 1: B
        > removed 0
        dismiss #1 at once
        > didClose #1
        onDismiss #1 for 0
        reread 1
        > sync 1: B
        present #2 for 1: B
        """)
  }

  @Test mutating func `A slot removed while it waits is never presented`() {
    trace.sync(0, "A")
    trace.sync(1, "B")
    trace.remove(1)
    trace.didClose(1)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > sync 1: B
        > removed 1
        > didClose #1
        clearBinding 0 if A
        onDismiss #1 for 0
        """)
  }

  @Test mutating func `When the window is gone everything closes, topmost first, and nothing follows`() {
    trace.presentThreeLevels()
    trace.sync(3, "D")
    trace.loseHost()
    trace.didClose(3)
    trace.sync(4, "E")
    trace.loseHost()
    #expect(
      trace.text == PresentationTrace.threeLevels + """
        > sync 3: D
        > hostGone
        clearBinding 2 if C
        onDismiss #3 for 2
        clearBinding 1 if B
        onDismiss #2 for 1
        clearBinding 0 if A
        onDismiss #1 for 0
        > didClose #3
        > sync 4: E
        > hostGone
        """)
  }

  @Test mutating func `An attempt to close dismisses, and the closing clears the binding`() {
    trace.sync(0, "A")
    trace.didPresent(1)
    trace.attemptClose(1)
    trace.attemptClose(1)
    trace.didClose(1)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > didPresent #1
        > closeAttempt #1
        dismiss #1
        > closeAttempt #1
        > didClose #1
        clearBinding 0 if A
        onDismiss #1 for 0
        """)
  }

  @Test mutating func `An attempt to close has no effects while dismissal is forbidden`() {
    trace.sync(0, "A")
    trace.forbidDismissal(1)
    trace.attemptClose(1)
    trace.didPresent(1)
    trace.attemptClose(1)
    trace.forbidDismissal(1, false)
    trace.attemptClose(1)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > forbid dismissal of #1
        > closeAttempt #1
        > didPresent #1
        > closeAttempt #1
        > allow dismissal of #1
        > closeAttempt #1
        dismiss #1
        """)
  }

  @Test mutating func `The program dismisses what the user may not`() {
    trace.sync(0, "A")
    trace.didPresent(1)
    trace.forbidDismissal(1)
    trace.sync(0, nil)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > didPresent #1
        > forbid dismissal of #1
        > sync 0: nothing
        dismiss #1
        """)
  }

  @Test mutating func `A modal child that forbids dismissal also protects its parent`() {
    trace.sync(0, "A")
    trace.didPresent(1)
    trace.sync(1, "B", in: 1)
    trace.didPresent(2)
    trace.forbidDismissal(2)
    trace.attemptClose(1)
    trace.sync(1, nil, in: 1)
    trace.attemptClose(1)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > didPresent #1
        > sync 1 in #1: B
        present #2 for 1 above #1: B
        > didPresent #2
        > forbid dismissal of #2
        > closeAttempt #1
        > sync 1 in #1: nothing
        dismiss #2
        > closeAttempt #1
        dismiss #1
        """)
  }

  @Test mutating func `An inspector that forbids dismissal doesn't protect its parent`() {
    trace.sync(0, "A")
    trace.didPresent(1)
    trace.sync(1, "B", in: 1, as: .inspector)
    trace.forbidDismissal(2)
    trace.attemptClose(1)
    #expect(
      trace.text == """
        > sync 0: A
        present #1 for 0: A
        > didPresent #1
        > sync 1 in #1 as inspector: B
        present #2 for 1 above #1: B
        > forbid dismissal of #2
        > closeAttempt #1
        dismiss #2 at once
        dismiss #1
        """)
  }
}
