import Oriel

/// The view of a page.
struct PageView: View {
  let page: Page

  var body: some View {
    switch page {
    case .welcome: WelcomePage()
    case .text: TextPage()
    case .controls: ControlsPage()
    case .layout: LayoutPage()
    case .state: StatePage()
    case .storage: StoragePage()
    case .alerts: AlertsPage()
    case .confirmations: ConfirmationsPage()
    case .options: OptionsPage()
    case .sheets: SheetsPage()
    case .popovers: PopoversPage()
    case .inspectors: InspectorsPage()
    case .files: FilesPage()
    case .fileOptions: FileOptionsPage()
    case .races: RacesPage()
    case .windows: WindowsPage()
    }
  }
}
