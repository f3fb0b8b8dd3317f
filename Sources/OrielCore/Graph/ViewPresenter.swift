/// What shows a tree's alerts, sheets and dialogs. The graph hands it on, and knows no more of it.
@MainActor package protocol ViewPresenter: AnyObject {}
