extension Sample {
  static let appAlert = Sample(
    id: "app-alert", title: "Alert of the app", detail: "An AlertScene, which has no parent window.", page: .windows)

  static let windows: [Sample] = [appAlert]
}
