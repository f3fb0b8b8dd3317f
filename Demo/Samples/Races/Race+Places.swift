extension Race {
  /// Popovers and their anchors.
  static let popovers = [
    Race("Row deleted under popover") { track, _ in
      track.marked = "Cherry"
      await track.go()
      track.rows.removeAll { $0.id == "Cherry" }
    },
    Race("Row deleted while opening") { track, _ in
      track.marked = "Cherry"
      await track.turn()
      track.rows.removeAll { $0.id == "Cherry" }
    },
    Race("Popover to another row") { track, _ in
      track.marked = "Apple"
      await track.go()
      track.marked = "Mango"
    },
    Race("Popover gone while opening") { track, _ in
      track[.popover] = true
      await track.turn()
      track[.popover] = false
    },
    Race("Popover closed under sheet") { track, _ in
      track[.popover] = true
      await track.go()
      track[.sheetOfPopover] = true
      await track.go()
      track[.popover] = false
    },
  ]

  /// Views, pages and windows that are removed together with their presentations.
  static let places = [
    Race("Presenter leaves") { track, _ in
      track[.guest] = true
      await track.go()
      track.hasHost = false
    },
    Race("Presenter returns") { track, _ in
      track[.guest] = true
      await track.go()
      track.hasHost = false
      await track.turn()
      track.hasHost = true
    },
    Race("Presenter replaced") { track, _ in
      track[.guest] = true
      await track.go()
      track.host += 1
    },
    Race("Page changed under sheet") { track, actions in
      track[.lower] = true
      await track.go()
      actions.show(.welcome)
      await track.turn()
      actions.show(.races)
    },
    Race("Window gone under sheets") { track, actions in
      actions.openWindow()
      await track.go()
      track.open = [.windowSheet, .windowUpper]
      await track.go()
      actions.dismissWindow()
    },
    Race("Window gone while opening") { track, actions in
      actions.openWindow()
      await track.go()
      track.open = [.windowSheet]
      await track.turn()
      actions.dismissWindow()
    },
    Race("Inspector flipped 100 times") { track, _ in
      for flip in 0..<100 {
        track[.inspector].toggle()
        if flip % 5 < 2 { await track.turn() }
      }
    },
    Race("Inspector closed under sheet") { track, _ in
      track[.inspector] = true
      await track.go()
      track[.sheetOfInspector] = true
      await track.go()
      track[.inspector] = false
    },
  ]
}
