extension Sample {
  static let appAlert = Sample(
    id: "app-alert", title: "Alert of the app", detail: "An AlertScene: it belongs to no window.", page: .windows)

  static let windows: [Sample] = [appAlert]
}
