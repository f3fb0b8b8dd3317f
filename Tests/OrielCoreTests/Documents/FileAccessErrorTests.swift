import Foundation
import Testing

@testable import OrielCore

@Suite struct FileAccessErrorTests {
  private static let reasons: [FileAccessError.Reason] = [
    .notFound, .noPermission, .readOnlyDisk, .diskFull, .tooLarge, .alreadyExists, .invalidName, .nameTooLong,
    .notAFile, .isAFolder, .notAFolder, .linkLoop, .wrongType, .notAccepted, .insideItself, .inUse, .changedMeanwhile,
    .copyDiffers, .cannotBeExported, .system(EIO),
  ]

  @Test(arguments: Catalog.all.keys.sorted())
  func `Every error is a sentence with the file's name, in each language`(language: String) {
    let words = Catalog.catalog(for: [language])
    var sentences: Set<String> = []
    for action in [FileAccessError.Action.read, .write, .move] {
      for reason in Self.reasons {
        let error = FileAccessError(action, URL(fileURLWithPath: "/tmp/100%@ mine.txt"), reason)
        let sentence = error.sentence(name: "100%@ mine.txt", in: words)
        #expect(sentence.contains("100%@ mine.txt"))
        #expect(sentence.hasSuffix(".") || sentence.hasSuffix("。"))
        sentences.insert(sentence)
      }
    }
    #expect(sentences.count == 3 * Self.reasons.count, "each is said in its own way")
  }

  @Test func `An error reads well`() {
    let error = FileAccessError(.write, URL(fileURLWithPath: "/tmp/Notes.txt"), .diskFull)
    let german = Catalog.catalog(for: ["de_AT", "en"])
    #expect(
      error.sentence(name: "Notes.txt", in: german)
        == "„Notes.txt“ kann nicht gespeichert werden: der Datenträger ist voll.")
    #expect(error.reason.advice(in: german)?.hasPrefix("Wählen Sie einen anderen Ordner") == true)
    #expect(
      error.sentence(name: "Notes.txt", in: Catalog.catalog(for: ["xx"]))
        == "“Notes.txt” can’t be saved: the disk is full.")
    #expect((error as any Error).localizedDescription == error.errorDescription)
  }

  @Test(arguments: [
    (ENOENT, FileAccessError.Reason.notFound), (EPERM, .noPermission), (EACCES, .noPermission), (EROFS, .readOnlyDisk),
    (ENOSPC, .diskFull), (EDQUOT, .diskFull), (EFBIG, .tooLarge), (EEXIST, .alreadyExists),
    (ENAMETOOLONG, .nameTooLong),
    (EISDIR, .isAFolder), (ENOTDIR, .notAFolder), (ELOOP, .linkLoop), (EIO, .system(EIO)),
  ])
  func `What the system says becomes a reason`(code: Int32, reason: FileAccessError.Reason) {
    #expect(FileAccessError.Reason(code: code) == reason)
  }
}
