/// The presenter of a tree's alerts, sheets and dialogs, which the graph only passes on.
@MainActor package protocol ViewPresenter: AnyObject {}
