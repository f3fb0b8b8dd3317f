import Oriel

/// Windows for values, a window for tools, and what the user may do with a window.
struct WindowValuesSection: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Binding var restrictions: WindowRestrictions

  var body: some View {
    Section {
      Row("A window for each value") {
        ForEach(Tint.allCases) { tint in Button(tint.title) { openWindow(value: tint) } }
      }
      Row("From here, by its value") {
        Button("Close Red") { dismissWindow(value: Tint.red) }
      }
      Row("Tools for the active window") {
        WindowVisibilityToggle(windowID: "palette")
      }
    } header: {
      Text("Windows for values").font(.headline)
    } footer: {
      Text("A tint that is shown already comes to the front. The palette sets that of the window that was active last.")
    }
    Section("What you may do with this window") {
      Toggle("Close it", isOn: $restrictions.closes)
      Toggle("Minimize it", isOn: $restrictions.minimizes)
      Toggle("Resize it", isOn: $restrictions.resizes)
      Toggle("Fill the screen", isOn: $restrictions.fillsScreen)
    }
  }
}

/// What the user may do with the window of a page.
struct WindowRestrictions {
  var closes = true
  var minimizes = true
  var resizes = true
  var fillsScreen = true
}

extension View {
  /// Applies restrictions to the window that contains the view.
  func windowRestrictions(_ restrictions: WindowRestrictions) -> some View {
    self
      .windowDismissBehavior(restrictions.closes ? .automatic : .disabled)
      .windowMinimizeBehavior(restrictions.minimizes ? .automatic : .disabled)
      .windowResizeBehavior(restrictions.resizes ? .automatic : .disabled)
      .windowFullScreenBehavior(restrictions.fillsScreen ? .automatic : .disabled)
      .windowResizeAnchor(.top)
  }
}
