/// placeholder
@MainActor package final class PresentationCoordinator {}
