import OrielTesting
import Testing

@testable import OrielCore

/// What fields tell input methods, their borders, and whose submissions they are.
@MainActor @Suite struct TextInputTests {
  private func element(_ view: some View) throws -> TextFieldElement {
    try #require(try Screen { view }.textField("Name").view.element as? TextFieldElement)
  }

  private var field: TextField<Text> { TextField("Name", text: .constant("")) }

  @Test func `The content type is told to input methods, in either of its names`() throws {
    #expect(try element(field.textContentType(.emailAddress)).input.content == .emailAddress)
    #expect(try element(field.textContentType(nil).textContentType(.name)).input.content == nil)
    let type: NSTextContentType? = .oneTimeCode
    #expect(try element(field.textContentType(type)).input.content == .oneTimeCode)
  }

  private struct Former: View {
    let style: UITextAutocapitalizationType
    @available(*, deprecated) var body: some View { TextField("Name", text: .constant("")).autocapitalization(style) }
  }

  @Test func `The former capitalization is that of the new name`() throws {
    #expect(try element(Former(style: .allCharacters)).input.capitalization == .characters)
    #expect(try element(Former(style: .none)).input.capitalization == .never)
  }

  @Test func `A bordered field has the shape of the view around it`() throws {
    let bordered = try element(field.textFieldStyle(.bordered).textInputBorderShape(.capsule))
    #expect(bordered.style == .roundedBorder && bordered.borderShape == .capsule)
    #expect(try element(field.textFieldStyle(.squareBorder)).style == .squareBorder)
    #expect(try element(field.textInputBorderShape(.roundedRectangle)).borderShape == .theme)
  }

  @Test(arguments: [true, false]) func `A submission doesn't leave its scope`(_ isBlocking: Bool) throws {
    let log = Log()
    let screen = Screen {
      TextField("Name", text: .constant("")).onSubmit { log("inner") }.submitScope(isBlocking).onSubmit { log("outer") }
    }
    try screen.textField("Name").submit()
    #expect(log.take() == (isBlocking ? ["inner"] : ["inner", "outer"]))
  }
}
