import Foundation
import Testing

@testable import OrielTool

/// What packages say about an app.
struct BundleTests {
  private static let metainfo = """
    <?xml version="1.0" encoding="UTF-8"?>
    <component type="desktop-application">
      <!-- <id>org.other</id> -->
      <id>org.me.Notes</id>
      <name xml:lang="de">Notizen</name>
      <name>My Notes</name>
      <summary>Keep notes &amp; lists</summary>
      <project_license>MIT</project_license>
      <developer id="org.me"><name>Ada</name></developer>
      <description>
        <p>Notes keeps
          notes.</p>
        <p xml:lang="de">Notizen.</p>
        <p>It is small.</p>
      </description>
      <url type="bugtracker">https://example.org/bugs</url>
      <url type="homepage">https://example.org</url>
      <update_contact>ada_at_example.org</update_contact>
      <releases><release version="1.2.0" date="2026-01-01"/><release version="1.1.0" date="2025-01-01"/></releases>
    </component>
    """

  @Test func `An app is described by its metadata`() throws {
    let app = try AppDescription(xml: Self.metainfo, id: "org.me.Notes")
    #expect(
      app.name == "My Notes" && app.summary == "Keep notes & lists" && app.version == "1.2.0" && app.license == "MIT")
    #expect(app.developer == "Ada" && app.homepage == "https://example.org" && app.contact == "ada_at_example.org")
    #expect(app.paragraphs == ["Notes keeps notes.", "It is small."])
    #expect(throws: Failure.self) { try AppDescription(xml: Self.metainfo, id: "org.me.Other") }
    let unreleased = Self.metainfo.replacing(/<releases>.*<\/releases>/, with: "")
    #expect(throws: Failure.self) { try AppDescription(xml: unreleased, id: "org.me.Notes") }
  }

  @Test func `The desktop file is that of the program`() throws {
    let folder = try TemporaryFolder([
      "org.me.Other.desktop": "[Desktop Entry]\nExec=Other\n",
      "org.me.Notes.desktop": "[Desktop Entry]\nExec=Notes %U\n",
      "org.me.Notes.metainfo.xml": Self.metainfo,
    ])
    #expect(try AppDescription(of: "Notes", in: folder.url).id == "org.me.Notes")
    #expect(throws: Failure.self) { try AppDescription(of: "Third", in: folder.url) }
  }

  @Test func `A Debian package has valid fields`() throws {
    let app = try AppDescription(xml: Self.metainfo, id: "org.me.Notes")
    let prefix = Prefix(folder: URL(filePath: "/nowhere"), program: "MyNotes", id: app.id)
    let control = DebianPackage(app: app, prefix: prefix)
      .control("my-notes", architecture: "amd64", kilobytes: 10, depends: "libc6 (>= 2.38)")
    #expect(
      control == """
        Package: my-notes
        Version: 1.2.0
        Architecture: amd64
        Maintainer: Ada <ada@example.org>
        Installed-Size: 10
        Depends: libc6 (>= 2.38)
        Recommends: librsvg2-common, glib-networking
        Section: misc
        Priority: optional
        Homepage: https://example.org
        Description: Keep notes & lists
         Notes keeps notes.
         .
         It is small.

        """)
    #expect(
      ["MyNotes", "Notes2Go", "URLViewer", "X"].map(DebianPackage.name) == [
        "my-notes", "notes2-go", "urlviewer", "x-app",
      ])
    #expect(
      DebianPackage.depends(in: "x\nshlibs:Depends=libc6 (>= 2.38), libgtk-4-1\n") == "libc6 (>= 2.38), libgtk-4-1")
  }

  @Test func `The manifest of a Flatpak is JSON, and has the app's names`() throws {
    let app = try AppDescription(xml: Self.metainfo, id: "org.me.Notes")
    let manifest = FlatpakManifest(app: app, prefix: Prefix(folder: URL(filePath: "/x"), program: "Notes", id: app.id))
    let json = try JSONDecoder().decode(JSONValue.self, from: Data(manifest.text.utf8))
    #expect(json["id"] == .string("org.me.Notes") && json["command"] == .string("Notes"))
  }

  @Test func `What a program needs is read of its headers`() {
    let report = """
        NEEDED               libgtk-4.so.1
        NEEDED               libc.so.6
        0x069691b4 0x00 05 GLIBC_2.9
        0x069691b4 0x00 05 GLIBC_2.38
        0x069691b4 0x00 05 GLIBC_2.17
      """
    #expect(Needs(of: report).description == "glibc 2.38 or later, and libgtk-4.so.1")
  }

  /// A folder as SwiftPM leaves it, with a program of this machine.
  @Test func `A bundle has the program, its resources and the desktop's files in their places`() throws {
    let package = try TemporaryFolder([
      "resources/org.me.Notes.desktop": "[Desktop Entry]\nExec=Notes\n",
      "resources/org.me.Notes.metainfo.xml": Self.metainfo,
      "resources/icons/hicolor/scalable/apps/org.me.Notes.svg": "<svg/>", "LICENSE": "MIT",
      "build/Notes_Notes.resources/Assets.oriel": "pack", "build/Notes_Gone.resources/x": "",
    ])
    try FileManager.default.copyItem(
      at: try #require(Program.find("true")).resolvingSymlinksInPath(), to: package.url.appending(path: "build/Notes"))
    let folder = package.url.appending(path: "out")
    let prefix = Prefix(folder: folder, program: "Notes", id: "org.me.Notes")
    var arguments = Arguments([
      "--package", package.url.path, "--executables", "Notes", "--resources", "Notes_Notes.resources",
    ])
    try prefix.make(of: package.url.appending(path: "build"), package: try AppPackage(&arguments))
    let files = FileManager.default.files(in: folder).map { String($0.path.dropFirst(folder.path.count + 1)) }
    #expect(
      files == [
        "bin/Notes", "lib/Notes/Notes", "lib/Notes/Notes_Notes.resources/Assets.oriel",
        "share/applications/org.me.Notes.desktop", "share/icons/hicolor/scalable/apps/org.me.Notes.svg",
        "share/licenses/org.me.Notes/LICENSE", "share/metainfo/org.me.Notes.metainfo.xml",
      ])
    try Program(folder.appending(path: "bin/Notes").path).run([])
  }
}
