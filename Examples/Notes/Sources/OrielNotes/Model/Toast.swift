import Oriel

/// A message at the bottom of the window, which goes by itself.
struct Toast: Identifiable {
  let id = UUID()
  var message: LocalizedStringResource
  var action: Action?

  struct Action {
    var title: LocalizedStringResource
    var perform: () -> Void
  }
}
