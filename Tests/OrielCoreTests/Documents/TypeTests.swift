import Foundation
import Testing

@testable import OrielCore

@Suite struct TypeTests {
  @Test func `A type conforms to what it is a special form of, at whatever distance`() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .png))
    #expect(UTType.swiftSource.conforms(to: .text))
    #expect(UTType.swiftSource.conforms(to: .item))
    #expect(UTType.svg.conforms(to: .xml) && UTType.svg.conforms(to: .image))
    #expect(!UTType.image.conforms(to: .png))
    #expect(!UTType.folder.conforms(to: .data))
    #expect(UTType.png.isSubtype(of: .data))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.image.isSupertype(of: .png))
    #expect(UTType.png.supertypes == [.image, .data, .item, .content])
  }

  @Test func `Extensions and MIME types are found in any case`() {
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType(filenameExtension: "jpeg") == .jpeg)
    #expect(UTType(filenameExtension: "swift") == .swiftSource)
    #expect(UTType(mimeType: "Application/PDF") == .pdf)
    #expect(UTType(mimeType: "text/plain; charset=utf-8") == .plainText)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpg")
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.jpeg.tags[.filenameExtension]?.contains("jpe") == true)
    #expect(UTType.image.preferredFilenameExtension == nil)
    #expect(UTType.image.preferredMIMEType == nil)
  }

  @Test func `An extension of several parts is one extension`() throws {
    let type = try #require(UTType(filenameExtension: "tar.gz"))
    #expect(type.conforms(to: .gzip))
    #expect(type.preferredFilenameExtension == "tar.gz")
    #expect(UTType(filename: "Backup.tar.gz") == type)
    #expect(UTType(filename: "Backup.gz") == .gzip)
    #expect(UTType(filename: "my.photo.PNG") == .png)
    #expect(UTType(filename: ".png") == nil, "a hidden file has no extension")
    #expect(UTType(filename: "README") == nil)
  }

  @Test func `An unknown type is created, and can be stored`() throws {
    let type = try #require(UTType(filenameExtension: "zyx-unknown"))
    #expect(type.isDynamic && !type.isDeclared)
    #expect(type.conforms(to: .data))
    #expect(type.preferredFilenameExtension == "zyx-unknown")
    #expect(type == UTType(filenameExtension: "ZYX-Unknown"))
    #expect(UTType(type.identifier) == type)
    let picture = try #require(UTType(filenameExtension: "zyx-unknown", conformingTo: .image))
    #expect(picture.conforms(to: .image))
    #expect(picture != type)
    #expect(UTType(mimeType: "image/x-unheard-of")?.conforms(to: .image) == true)
    let folder = try #require(UTType(filenameExtension: "png", conformingTo: .directory))
    #expect(folder != .png)
    #expect(folder.conforms(to: .directory))
  }

  @Test(arguments: ["", ".", "a/b", "png.", ".png"])
  func `What can be no extension makes no type`(text: String) { #expect(UTType(filenameExtension: text) == nil) }

  @Test(arguments: ["", "image", "image/", "/png", "a/b/c", "image/p ng"])
  func `What can be no MIME type makes no type`(text: String) { #expect(UTType(mimeType: text) == nil) }

  @Test func `Identifiers are the same in any case, and an unknown one is no type`() throws {
    #expect(UTType("Public.PNG") == .png)
    #expect(UTType("com.example.never-declared") == nil)
    #expect(UTType.png.isPublic && UTType.png.isDeclared && !UTType.png.isDynamic)
    #expect(!UTType.pdf.isPublic)
    #expect(Set([UTType.png, UTType(importedAs: "PUBLIC.PNG")]).count == 1)
  }

  @Test func `A type is stored as its identifier, and one that isn't known any more isn't lost`() throws {
    let stored = try JSONEncoder().encode([UTType.png, .gif])
    #expect(String(decoding: stored, as: UTF8.self) == #"["public.png","com.compuserve.gif"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: stored) == [.png, .gif])
    let unknown = try JSONDecoder().decode([UTType].self, from: Data(#"["com.example.gone"]"#.utf8))
    #expect(unknown.first?.identifier == "com.example.gone")
    #expect(unknown.first?.isDeclared == false)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([UTType].self, from: Data(#"[""]"#.utf8)) }
  }

  @Test func `An app declares types of its own`() throws {
    let type = UTType(
      exportedAs: "com.example.Oriel-Note", conformingTo: .json, filenameExtensions: ["orielnote"],
      mimeTypes: ["application/x-oriel-note"], localizedDescription: "Note")
    #expect(type.isDeclared)
    #expect(type.conforms(to: .text))
    #expect(UTType(filenameExtension: "OrielNote") == type)
    #expect(UTType(mimeType: "application/x-oriel-note") == type)
    #expect(UTType("com.example.oriel-note")?.identifier == "com.example.Oriel-Note")
    #expect(type.localizedDescription == "Note")
    let again = UTType(exportedAs: "com.example.oriel-note")
    #expect(again == type)
    #expect(again.preferredFilenameExtension == "orielnote", "what was said first still holds")
    #expect(UTType(exportedAs: "public.png", conformingTo: .text) == .png)
    #expect(!UTType.png.conforms(to: .text), "an app can't change what Oriel knows")
  }

  @Test func `A file's name gets the type's extension if it has none of the type's`() {
    #expect(UTType.plainText.filename(for: "Notes") == "Notes.txt")
    #expect(UTType.plainText.filename(for: "Notes.txt") == "Notes.txt")
    #expect(UTType.plainText.filename(for: "Notes.MD") == "Notes.MD")
    #expect(UTType.plainText.filename(for: "Notes.final") == "Notes.final.txt")
    #expect(UTType.plainText.filename(for: "Notes.") == "Notes.txt")
    #expect(UTType.jpeg.filename(for: "a.jpeg") == "a.jpeg")
    #expect(UTType.jpeg.filename(for: "a.png") == "a.png.jpg")
    #expect(UTType.image.filename(for: "a") == "a")
    let folder = URL(fileURLWithPath: "/tmp", isDirectory: true)
    #expect(folder.appendingPathComponent("a", conformingTo: .png).path == "/tmp/a.png")
    #expect(folder.appendingPathComponent("a.png", conformingTo: .png).path == "/tmp/a.png")
    #expect(URL(fileURLWithPath: "/tmp/a").appendingPathExtension(for: .json).path == "/tmp/a.json")
  }

  @Test func `The table holds together`() {
    let table = TypeTable.shared
    #expect(table.order.count == Set(table.order).count, "no type twice")
    for (key, declaration) in table.declarations {
      #expect(key == key.lowercased())
      #expect(declaration.description?.isEmpty == false, "\(key)")
      for parent in declaration.parents { #expect(table.declarations[parent] != nil, "\(key): \(parent)") }
      for ending in declaration.extensions {
        #expect(ending == ending.lowercased() && !ending.hasPrefix("."), "\(key)")
      }
      for mimeType in declaration.mimeTypes { #expect(mimeType.split(separator: "/").count == 2, "\(key)") }
    }
  }

  @Test(arguments: [
    (UTType.text, "public.text"), (.webP, "org.webmproject.webp"), (.mpeg4Movie, "public.mpeg-4"),
    (.epub, "org.idpf.epub-container"),
    (.unixExecutable, "public.unix-executable"), (.symbolicLink, "public.symlink"), (.rtfd, "com.apple.rtfd"),
    (.x509Certificate, "public.x509-certificate"), (.heics, "public.heics"), (.swiftSource, "public.swift-source"),
  ])
  func `A known type is one of the table's`(type: UTType, identifier: String) {
    #expect(type.identifier == identifier)
    #expect(type.isDeclared)
    #expect(UTType(identifier) == type)
  }
}
