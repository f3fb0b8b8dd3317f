import Foundation
import Testing

@testable import OrielCore

/// Where a program looks for its resources, as it is built and as it is installed.
struct ProgramResourcesTests {
  /// The folders that exist, as paths in the folder of the test.
  private func found(_ files: [String], _ executable: String, module: String? = nil, others: Bool = false) throws
    -> [String]
  {
    let folder = try PackFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, Data()) }))
    let program = try #require(ProgramResources(executable: folder.folder.path + executable, module: module))
    let paths = (others ? program.otherFolders : program.folders).map(\.path)
    return paths.filter { FileManager.default.fileExists(atPath: $0) }
      .map { URL(filePath: $0).standardizedFileURL.path.replacing(folder.folder.path, with: "") }
  }

  @Test func `Beside the program, resources are those of its module`() throws {
    let files = ["bin/Notes", "bin/My_App.resources/x", "bin/My_Notes.resources/x", "bin/My_Kit.resources/x"]
    #expect(
      try found(files, "/bin/Notes", module: "App") == ["/bin", "/bin/My_App.resources", "/bin/My_Notes.resources"])
    #expect(try found(files, "/bin/Notes") == ["/bin", "/bin/My_Notes.resources"])
  }

  @Test(arguments: ["share", "lib"]) func `An installed program has its resources in a folder of its name`(
    _ place: String
  )
    throws
  {
    let files = [
      "bin/Notes", "\(place)/Notes/logo.png", "\(place)/Notes/My_Notes.resources/x",
      "\(place)/Other/My_Notes.resources/x",
    ]
    #expect(try found(files, "/bin/Notes") == ["/bin", "/\(place)/Notes", "/\(place)/Notes/My_Notes.resources"])
  }

  @Test func `A bundle that isn't installed has its metadata beside it`() throws {
    let folder = try PackFolder(["lib/Notes/Notes": Data(), "bin/x": Data(), "share/metainfo/x.xml": Data()])
    func folders(_ path: String) -> [String] {
      let program = ProgramResources(executable: folder.folder.path + path, module: nil)
      return (program?.dataFolders ?? []).map { URL(filePath: $0.path).standardizedFileURL.path }
    }
    #expect(folders("/lib/Notes/Notes") == [folder.folder.path + "/share"])
    #expect(folders("/bin/Notes") == [folder.folder.path + "/share"])
    #expect(folders("/Notes") == [])
  }

  @Test func `Other modules are those of the same package`() throws {
    let files = ["My_Notes", "My_Kit", "My_Big_Kit", "Other_Kit", "MyOther_Kit"].map { "bin/\($0).resources/x" }
    #expect(
      try found(files, "/bin/Notes", module: "Notes", others: true) == [
        "/bin/My_Big_Kit.resources", "/bin/My_Kit.resources",
      ])
    // Without resources of the app's module, its package isn't known.
    #expect(try found(files, "/bin/Tests.xctest", others: true) == [])
  }

  @Test func `A text of another module is displayed if only one has it`() throws {
    let folders = try [#"{"Open": "Öffnen", "Both": "Beide"}"#, #"{"Close": "Schließen", "Both": "Beides"}"#]
      .map { try PackFolder(tables: ["de": $0]) }
    func text(_ key: String) -> String? {
      Translations.text(for: key, [], table: nil, among: folders.map(\.resources), language: "de_DE")
    }
    #expect(text("Open") == "Öffnen")
    #expect(text("Close") == "Schließen")
    #expect(text("Both") == nil)
    #expect(text("Neither") == nil)
  }
}
