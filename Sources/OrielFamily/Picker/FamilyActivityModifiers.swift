import OrielCore

extension View {
  /// Presents a sheet in which the user chooses applications, categories and websites.
  ///
  /// Done writes the selection and then dismisses the sheet. Cancel, Escape and closing the sheet don't change the
  /// selection.
  ///
  /// - Parameters:
  ///   - isPresented: presents the sheet while it is true. It becomes false when the sheet is dismissed.
  ///   - selection: the initial selection, which Done replaces by that of the user.
  public func familyActivityPicker(
    isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
  ) -> some View {
    familyActivityPicker(title: nil, isPresented: isPresented, selection: selection)
  }

  /// Presents a sheet in which the user chooses applications, categories and websites, with a text above the choices and
  /// one below them. See `familyActivityPicker(isPresented:selection:)`.
  public func familyActivityPicker(
    headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>,
    selection: Binding<FamilyActivitySelection>
  ) -> some View {
    familyActivityPicker(
      title: nil, headerText: headerText, footerText: footerText, isPresented: isPresented, selection: selection)
  }

  /// The variant of `familyActivityPicker(headerText:footerText:isPresented:selection:)` with a title of the sheet; nil
  /// for the default.
  public func familyActivityPicker(
    title: String?, headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>,
    selection: Binding<FamilyActivitySelection>
  ) -> some View {
    sheet(isPresented: isPresented) {
      FamilySheet(title: title, headerText: headerText, footerText: footerText, selection: selection)
    }
  }
}

private struct FamilySheet: View {
  let title: String?
  let headerText: String?
  let footerText: String?
  @Binding var selection: FamilyActivitySelection

  @Environment(\.dismiss) private var dismiss
  @State private var draft: FamilyActivitySelection
  /// Whether a text field has the focus, so that Return doesn't close the sheet.
  @State private var isTyping = false

  init(title: String?, headerText: String?, footerText: String?, selection: Binding<FamilyActivitySelection>) {
    self.title = title
    self.headerText = headerText
    self.footerText = footerText
    _selection = selection
    _draft = State(initialValue: selection.wrappedValue)
  }

  var body: some View {
    VStack(spacing: 18) {
      FamilyActivityPicker(headerText: headerText, footerText: footerText, selection: $draft)
        .onPreferenceChange(FamilyTypingKey.self) { isTyping = $0 }
      HStack(spacing: 12) {
        Spacer()
        Button(role: .cancel) { dismiss() }
        Button(Word.familyDone.text) {
          selection = draft
          dismiss()
        }
        .buttonStyle(.borderedProminent)
        .keyboardShortcut(isTyping ? nil : .defaultAction)
      }
    }
    .padding(24)
    .frame(minWidth: 420, minHeight: 480)
    .navigationTitle(title ?? Word.familyTitle.text)
  }
}
