import Oriel

struct Book: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var isRead = false
}
