import Oriel

class Account: ObservableObject {
  @Published var name = ""
  @Published var isLoggedIn = false
}
