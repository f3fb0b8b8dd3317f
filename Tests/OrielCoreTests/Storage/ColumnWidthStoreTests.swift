import Testing

@testable import OrielCore

@MainActor @Suite struct ColumnWidthStoreTests {
  @Test(arguments: [300, 312.5]) func `A width comes back in the next run`(width: Double) throws {
    let folder = try TemporaryFolder()
    let recorder = StorageRecorder()
    let first = SceneStorageStore(scene: "main.0", in: recorder.store(at: folder.settings))
    ColumnWidthStore(first, PresentationCoordinator()).width = width
    recorder.runScheduled()
    let second = SceneStorageStore(scene: "main.0", in: recorder.store(at: folder.settings))
    #expect(ColumnWidthStore(second, PresentationCoordinator()).width == width)
  }
}
