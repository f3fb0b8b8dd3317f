import Oriel

/// A page of the Gallery. The raw value is its name on the command line.
enum Page: String, CaseIterable, Identifiable {
  case welcome
  case text
  case controls
  case layout
  case state
  case storage
  case alerts
  case confirmations
  case options
  case sheets
  case popovers
  case inspectors
  case files
  case fileOptions = "file-options"
  case races
  case windows

  var id: Self { self }

  var title: String {
    switch self {
    case .welcome: "Welcome"
    case .text: "Text and Images"
    case .controls: "Controls"
    case .layout: "Layout"
    case .state: "State"
    case .storage: "Storage and Focus"
    case .alerts: "Alerts"
    case .confirmations: "Confirmation Dialogs"
    case .options: "Dialog Options"
    case .sheets: "Sheets and Covers"
    case .popovers: "Popovers"
    case .inspectors: "Inspectors"
    case .files: "Files"
    case .fileOptions: "File Options"
    case .races: "Races"
    case .windows: "Windows"
    }
  }

  var symbol: String {
    switch self {
    case .welcome: "house"
    case .text: "textformat"
    case .controls: "switch.programmable"
    case .layout: "square.grid.2x2"
    case .state: "arrow.clockwise"
    case .storage: "externaldrive"
    case .alerts: "exclamationmark.triangle"
    case .confirmations: "questionmark.circle"
    case .options: "gearshape"
    case .sheets: "rectangle.on.rectangle"
    case .popovers: "text.bubble"
    case .inspectors: "sidebar.right"
    case .files: "doc"
    case .fileOptions: "folder"
    case .races: "flag.checkered"
    case .windows: "rectangle.split.2x1"
    }
  }

  /// What pictures of the page's samples are called.
  var pictureKind: String {
    switch self {
    case .sheets: "sheet"
    case .popovers: "popover"
    case .inspectors: "inspector"
    case .files, .fileOptions: "file"
    case .welcome, .text, .controls, .layout, .state, .storage, .alerts, .confirmations, .options, .races, .windows:
      "dialog"
    }
  }

  /// The dialogs that can be tried on the page, in their order there.
  var samples: [Sample] {
    switch self {
    case .alerts: Sample.alerts
    case .confirmations: Sample.confirmations
    case .options: Sample.options
    case .sheets: Sample.sheets
    case .popovers: Sample.popovers
    case .inspectors: Sample.inspectors
    case .files: Sample.files
    case .fileOptions: Sample.fileOptions
    case .windows: Sample.windows
    case .welcome, .text, .controls, .layout, .state, .storage, .races: []
    }
  }
}
