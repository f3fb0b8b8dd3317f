/// The pages of a tab view with what the user chooses them by.
struct TabArrangement<Pages: View>: View {
  @Environment(\.tabViewLook) private var look
  @Environment(\.ownsTitleBar) private var ownsTitleBar
  @Environment(\.columnsBesideEachOther) private var room
  @Environment(\.tabViewCustomization) private var customization
  @Environment(\.indexHasBackground) private var indexHasBackground
  private let model: TabModel
  private let allItems: [TabItem]
  private let selection: Binding<Int?>
  private let pages: Pages

  init(model: TabModel, items: [TabItem], selection: Binding<Int?>, pages: Pages) {
    self.model = model
    allItems = items
    self.selection = selection
    self.pages = pages
  }

  var body: some View {
    switch look.kind {
    case .bar:
      let position = barPosition
      VStack(spacing: position == .above ? 12 : 0) {
        if position == .above { tabs.pickerStyle(TabPickerStyle()).padding(.top, 12) }
        page
        if position == .below {
          Divider()
          tabs.pickerStyle(NarrowTabPickerStyle()).frame(maxWidth: .infinity)
        }
      }
      .toolbar {
        if position == .titleBar { ToolbarItem(placement: .principal) { tabs.pickerStyle(TabPickerStyle()) } }
      }
    case .sidebar:
      HStack(spacing: 0) {
        if items.count > 1 { sidebar }
        page
      }
    case .page(let mode):
      VStack(spacing: 12) {
        page
        if mode == .always || mode == .automatic && items.count > 1 { dots }
      }
    }
  }

  /// The visible tabs, with that of a search at the end.
  private var items: [TabItem] {
    let shown = allItems.filter { customization.shows($0.options, inSidebar: look.kind == .sidebar) }
    return shown.filter { $0.options.role != .search } + shown.filter { $0.options.role == .search }
  }

  /// The tabs of a sidebar: the sections, and the tabs before and between them.
  private var sections: [TabSectionItems] {
    items.reduce(into: []) { sections, item in
      if let last = sections.last, last.section == item.options.section {
        sections[sections.count - 1].items.append(item)
      } else {
        sections.append(TabSectionItems(section: item.options.section, items: [item]))
      }
    }
  }

  private var page: some View {
    pages.frame(maxWidth: .infinity, maxHeight: .infinity).environment(\.ownsTitleBar, false)
  }

  private enum BarPosition { case none, above, titleBar, below }

  private var barPosition: BarPosition {
    if items.count < 2 { return .none }
    if !ownsTitleBar { return .above }
    return room == 1 ? .below : .titleBar
  }

  private var tabs: some View {
    Picker("", selection: selection) { ForEach(items) { TabLabel(item: $0).tag($0.id) } }.labelsHidden()
  }

  private var sidebar: some View {
    List(selection: Binding<Int>(get: { selection.wrappedValue ?? -1 }, set: { selection.wrappedValue = $0 })) {
      ForEach(sections) { section in
        if let number = section.section {
          Section {
            ForEach(section.items) { TabLabel(item: $0) }
          } header: {
            TabSectionHeader(model: model, section: number)
          }
        } else {
          ForEach(section.items) { TabLabel(item: $0) }
        }
      }
    }
    .listStyle(.sidebar).frame(width: 180)
  }

  private var dots: some View {
    HStack(spacing: 0) {
      ForEach(items) { item in
        let isSelected = item.id == selection.wrappedValue
        Button {
          selection.wrappedValue = item.id
        } label: {
          Circle().fill(Color.primary.opacity(isSelected ? 0.8 : 0.25)).frame(width: 8, height: 8).padding(6)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name(of: item))
        .accessibilityAddTraits(isSelected ? .isSelected : [])
      }
    }
    .padding(.horizontal, indexHasBackground ? 6 : 0)
    .background { if indexHasBackground { Capsule().fill(Color.primary.opacity(0.1)) } }
    .padding(.bottom, 6)
  }

  /// The title of a page; its number if it has none.
  private func name(of item: TabItem) -> Text {
    if !item.title.isEmpty { return Text(verbatim: item.title) }
    let number = (items.firstIndex { $0.id == item.id } ?? 0) + 1
    return Text(LocalizedStringKey(.tabPage, NumberText.digits(of: number)))
  }
}

/// The title and the icon of a tab.
private struct TabLabel: View {
  let item: TabItem

  var body: some View {
    Label {
      Text(verbatim: item.title)
    } icon: {
      item.icon.map { Image(reference: $0) }
    }
  }
}

/// Consecutive tabs of a sidebar in the same section, or outside of sections.
private struct TabSectionItems: Identifiable {
  let section: Int?
  var items: [TabItem]

  var id: Int { items[0].id }
}

/// The header of a section.
private struct TabSectionHeader: View {
  let model: TabModel
  let section: Int

  var body: some View { model.header(of: section) }
}
