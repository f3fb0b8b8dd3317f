import Foundation
import OrielCore

/// A view in which the user chooses applications, categories of them, and websites.
///
/// It displays the installed applications of the desktop's menus, by category. Each choice changes the selection
/// immediately. Use `familyActivityPicker(isPresented:selection:)` to let the user confirm it.
public struct FamilyActivityPicker: View {
  private let headerText: String?
  private let footerText: String?
  @Binding private var selection: FamilyActivitySelection

  @Environment(\.applicationCatalog) private var catalog
  @State private var applications: [FamilyCategory: [InstalledApplication]] = [:]
  @State private var search = ""
  @FocusState private var isSearching: Bool

  /// Creates a picker.
  public init(selection: Binding<FamilyActivitySelection>) {
    self.init(headerText: nil, footerText: nil, selection: selection)
  }

  /// Creates a picker with a text above the choices and one below them.
  public init(headerText: String? = nil, footerText: String? = nil, selection: Binding<FamilyActivitySelection>) {
    self.headerText = headerText
    self.footerText = footerText
    _selection = selection
  }

  private var choice: Binding<FamilyChoice> {
    Binding {
      FamilyChoice(applications: applications, selection: selection)
    } set: {
      selection = $0.completed
    }
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if let headerText { Text(headerText) }
      TextField(Word.familySearch.text, text: $search)
        .focused($isSearching)
        .preference(key: FamilyTypingKey.self, value: isSearching)
      ScrollView {
        VStack(alignment: .leading, spacing: 18) {
          ForEach(choice.wrappedValue.categories) { category in
            CategoryRows(category: category, search: search, choice: choice)
          }
          if Self.isSandboxed {
            Text(Word.familySandboxNote.text).foregroundStyle(.secondary)
          }
          if search.isEmpty { WebsiteRows(choice: choice) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      if let footerText { Text(footerText).foregroundStyle(.secondary) }
    }
    .onAppear {
      let installed = catalog?.installedApplications() ?? []
      applications = Dictionary(grouping: installed) { FamilyCategory($0.categories) }
        .mapValues { $0.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending } }
    }
  }

  /// In a Flatpak, the applications of the host aren't visible.
  private static let isSandboxed = FileManager.default.fileExists(atPath: "/.flatpak-info")
}

/// A category, which can be expanded to display its applications.
private struct CategoryRows: View {
  let category: FamilyCategory
  let search: String
  @Binding var choice: FamilyChoice

  @State private var isOpen = false

  private var found: [InstalledApplication] { choice.applications(in: category, matching: search) }
  private var showsApplications: Bool { isOpen || !search.isEmpty }

  /// The label of the button that displays or hides the applications.
  private var switchLabel: String {
    (showsApplications ? Word.familyHide : .familyShow).text(with: category.title)
  }

  /// The state of the category, and of each of its applications: the check box of the category is mixed if they differ.
  private var sources: [Binding<Bool>] {
    let whole = Binding {
      choice.isChosen(category)
    } set: {
      choice.choose($0, category)
    }
    return [whole] + (choice.applications[category] ?? []).map(binding)
  }

  private func binding(_ application: InstalledApplication) -> Binding<Bool> {
    Binding {
      choice.isChosen(application, in: category)
    } set: {
      choice.choose($0, application, in: category)
    }
  }

  var body: some View {
    if !found.isEmpty {
      VStack(alignment: .leading, spacing: 6) {
        HStack {
          Toggle(category.title, sources: sources, isOn: \.self).toggleStyle(.checkbox)
          Spacer()
          Text("\(found.count)").foregroundStyle(.secondary)
          Button {
            isOpen.toggle()
          } label: {
            Label(switchLabel, systemImage: showsApplications ? "chevron.down" : "chevron.forward")
              .labelStyle(.iconOnly)
          }
          .buttonStyle(.borderless)
          .disabled(!search.isEmpty)
        }
        if showsApplications {
          ForEach(found) { application in
            Toggle(isOn: binding(application)) {
              HStack {
                ApplicationIcon(name: application.icon)
                Text(application.name).lineLimit(1)
              }
            }
            .toggleStyle(.checkbox)
            .padding(.leading, 24)
          }
        }
      }
    }
  }
}

/// Whether a text field of the picker has the focus.
enum FamilyTypingKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// The icon of an application, in the size of icons in menus.
private struct ApplicationIcon: View {
  let name: String?

  var body: some View {
    image.resizable().scaledToFit().frame(width: 24, height: 24).accessibilityHidden(true)
  }

  private var image: Image {
    guard let name else { return Image(iconName: "application-x-executable") }
    return name.hasPrefix("/") ? Image(file: URL(fileURLWithPath: name)) : Image(iconName: name)
  }
}

/// The chosen websites, and a field that adds one.
private struct WebsiteRows: View {
  @Binding var choice: FamilyChoice

  @State private var address = ""
  @State private var isInvalid = false
  @FocusState private var isTyping: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(Word.familyWebsites.text).bold()
      ForEach(choice.domains, id: \.self) { domain in
        HStack {
          Text(domain).frame(maxWidth: .infinity, alignment: .leading).lineLimit(1)
          Button {
            choice.removeWebsite(domain)
          } label: {
            Label(Word.familyRemove.text(with: domain), systemImage: "minus.circle").labelStyle(.iconOnly)
          }
          .buttonStyle(.borderless)
        }
      }
      HStack {
        TextField("example.org", text: $address)
          .onSubmit(add)
          .focused($isTyping)
          .preference(key: FamilyTypingKey.self, value: isTyping)
        Button(Word.familyAdd.text, action: add).disabled(address.isEmpty)
      }
      if isInvalid { Text(Word.familyNotAnAddress.text).foregroundStyle(.red) }
    }
    .onChange(of: address) { isInvalid = false }
  }

  private func add() {
    guard !address.isEmpty else { return }
    if choice.addWebsite(address) { address = "" } else { isInvalid = true }
  }
}
