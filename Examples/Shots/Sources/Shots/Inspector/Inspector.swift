import Foundation
import Oriel

/// The details of the selected pictures, and their tags.
struct Inspector: View {
  let browser: Browser

  var body: some View {
    let shots = browser.selectedShots
    if shots.isEmpty {
      ContentUnavailableView(
        "No Selection", systemImage: "photo", description: Text("Select a picture to see its details."))
    } else {
      Form {
        if let shot = browser.selectedShot {
          FactsSection(shot: shot, thumbnails: browser.library.thumbnails)
        } else {
          Section("\(shots.count) pictures") {
            LabeledContent("Size", value: Int64(shots.reduce(0) { $0 + $1.bytes }), format: .byteCount(style: .file))
          }
        }
        TagSection(shots: shots, library: browser.library)
      }
      .formStyle(.grouped)
    }
  }
}

/// What is known of a picture.
private struct FactsSection: View {
  let shot: Shot
  let thumbnails: Thumbnails
  @State private var facts: PictureFacts?

  var body: some View {
    Section(shot.name) {
      ThumbnailView(shot: shot, thumbnails: thumbnails, side: 160).frame(maxWidth: .infinity)
      if let width = facts?.width, let height = facts?.height {
        LabeledContent("Dimensions") {
          Text("\(width, format: .number.grouping(.never)) × \(height, format: .number.grouping(.never))")
        }
      }
      LabeledContent("Size", value: Int64(shot.bytes), format: .byteCount(style: .file))
      LabeledContent("Changed") {
        Text(shot.modified, format: .dateTime.year().month(.abbreviated).day().hour().minute())
      }
      if let taken = facts?.taken {
        LabeledContent("Taken") { Text(taken, format: .dateTime.year().month(.abbreviated).day().hour().minute()) }
      }
      if let camera = facts?.camera { LabeledContent("Camera", value: camera) }
      if let exposure = facts?.exposureText { LabeledContent("Exposure", value: exposure) }
      if let aperture = facts?.aperture {
        LabeledContent("Aperture") {
          Text("ƒ/\(aperture, format: .number.precision(.fractionLength(0...1)))")
        }
      }
      if let sensitivity = facts?.sensitivity {
        LabeledContent("ISO") { Text(sensitivity, format: .number.grouping(.never)) }
      }
    }
    .task(id: shot) { facts = await PictureFacts.read(shot.url) }
  }
}
