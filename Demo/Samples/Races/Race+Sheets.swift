extension Race {
  /// A sheet with a Boolean binding.
  static let bindings = [
    Race("Taken back at once") { track, _ in
      track[.lower] = true
      track[.lower] = false
    },
    Race("Dismissed while opening") { track, _ in
      track[.lower] = true
      await track.turn()
      track[.lower] = false
    },
    Race("Asked for again at once") { track, _ in
      track[.lower] = true
      await track.go()
      track[.lower] = false
      track[.lower] = true
    },
    Race("Again while closing") { track, _ in
      track[.lower] = true
      await track.go()
      track[.lower] = false
      await track.turn()
      track[.lower] = true
    },
    Race("Flipped 1,001 times at once") { track, _ in
      for _ in 0...1_000 { track[.lower].toggle() }
    },
    Race("Flipped 1,000 times") { track, _ in
      for flip in 0..<1_000 {
        track[.lower].toggle()
        if flip % 5 < 2 { await track.turn() }
      }
    },
    Race("Dismissed three times") { track, _ in
      track[.lower] = true
      await track.go()
      track.dismiss?()
      track.dismiss?()
      track[.lower] = false
      track.dismiss?()
    },
    Race("Dismissal asks again") { track, _ in
      track.returns = 5
      track[.lower] = true
    },
  ]

  /// A sheet with an item.
  static let items = [
    Race("Replaced while opening") { track, _ in
      track.item = Chapter(1)
      await track.turn()
      track.item = Chapter(2)
    },
    Race("Replaced while closing") { track, _ in
      track.item = Chapter(1)
      await track.go()
      track.item = nil
      await track.turn()
      track.item = Chapter(2)
    },
    Race("Replaced ten times") { track, _ in
      for number in 1...10 {
        track.item = Chapter(number)
        await track.turn()
      }
    },
    Race("Item gone and back") { track, _ in
      track.item = Chapter(1)
      await track.go()
      track.item = nil
      track.item = Chapter(1)
    },
  ]

  /// Sheets on sheets.
  static let levels = [
    Race("Three levels at once") { track, _ in track.open = [.lower, .upper, .top] },
    Race("Parent closed under three") { track, _ in
      track.open = [.lower, .upper, .top]
      await track.go()
      track[.lower] = false
    },
    Race("Middle of three closed") { track, _ in
      track.open = [.lower, .upper, .top]
      await track.go()
      track[.upper] = false
    },
    Race("Three closed while opening") { track, _ in
      track.open = [.lower, .upper, .top]
      await track.turn()
      track[.lower] = false
    },
  ]

  /// Several presentations at once.
  static let neighbours = [
    Race("Two at once") { track, _ in track.open = [.lower, .other] },
    Race("Waiting one withdrawn") { track, _ in
      track[.lower] = true
      await track.turn()
      track[.other] = true
      await track.go()
      track[.other] = false
    },
    Race("Both withdrawn") { track, _ in
      track.open = [.lower, .other]
      await track.turn()
      track.open = []
    },
    Race("Swapped twenty times") { track, _ in
      for swap in 0...20 {
        track.open = swap % 2 == 0 ? [.lower] : [.other]
        await track.turn()
      }
    },
    Race("Cover and sheet swapped") { track, _ in
      track.open = [.cover]
      await track.go()
      track.open = [.lower]
    },
    Race("Alert and sheet at once") { track, _ in track.open = [.alert, .lower] },
    Race("Sheet closed under alert") { track, _ in
      track[.lower] = true
      await track.go()
      track[.question] = true
      await track.turn()
      track[.lower] = false
    },
    Race("Alert replaces its sheet") { track, _ in
      track.open = [.lower, .question]
      await track.go()
      track.open = [.other]
    },
  ]
}
