import Oriel

/// Menus behind buttons, and menus that open on views.
struct MenusPage: View {
  @State private var isPinned = false
  @State private var sorting = "Name"
  @State private var log: [String] = []
  @State private var isDisabled = false

  var body: some View {
    PageColumn(.menus, "Menus of buttons, toggles, pickers and other menus.") {
      Section("Behind buttons") {
        Row("Usual") { Menu("Actions") { entries }.menuOrder(.fixed) }
        Row("With a primary action") {
          Menu("Send") {
            Button("Send Later") { log.append("later") }
          } primaryAction: {
            log.append("send")
          }
        }
        Row("Without a border") { Menu("Actions, plain") { entries }.menuStyle(.borderlessButton) }
        Row("Without an arrow") {
          Menu("More", systemImage: "ellipsis") { entries }.menuIndicator(.hidden)
        }
      }
      .disabled(isDisabled)
      Section("On views") {
        Text("Open a menu here with the secondary button, or the menu key").padding(.vertical, 12).contextMenu {
          entries
        }
      }
      Section("Chosen") {
        LabeledContent("Pinned", value: isPinned ? "yes" : "no")
        LabeledContent("Sorted by", value: sorting)
        LabeledContent("Actions", value: log.isEmpty ? "none" : log.suffix(4).joined(separator: ", "))
        Toggle("Disable the menus above", isOn: $isDisabled)
      }
    }
  }

  @ViewBuilder private var entries: some View {
    Button("Duplicate", systemImage: "plus.square.on.square") { log.append("duplicate") }
    Button("Delete", role: .destructive) { log.append("delete") }
    Button("Disabled") {}.disabled(true)
    Divider()
    Toggle("Pinned", isOn: $isPinned)
    Picker("Sort by", selection: $sorting) { ForEach(["Name", "Date", "Size"], id: \.self) { Text($0) } }
    Menu("Share") {
      Button("Mail") { log.append("mail") }
      Menu("Others") { Button("Message") { log.append("message") } }
    }
  }
}

extension Page {
  static let menus = Page("menus", "Menus", symbol: "filemenu.and.cursorarrow", order: 38) { MenusPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.menus) }

struct MenusPage_Previews: PreviewProvider {
  static var previews: some View {
    MenusPage().previewDisplayName("Menus").previewDevice("Desktop").previewLayout(.fixed(width: 520, height: 640))
  }
}
