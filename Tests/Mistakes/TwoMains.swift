import Oriel

// Two entries of one app.

@main struct FirstApp: App {  // error: 'main' attribute can only apply to one type in a module
  var body: some Scene { WindowGroup { Text("a") } }
}

@main struct SecondApp: App {  // error: 'main' attribute can only apply to one type in a module
  var body: some Scene { WindowGroup { Text("b") } }
}
