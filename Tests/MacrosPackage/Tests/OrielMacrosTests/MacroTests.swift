import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import OrielMacros

/// What Oriel's macros expand to, and what they refuse.
struct MacroTests {
  private static let macros: [String: MacroSpec] = [
    "Preview": MacroSpec(type: PreviewMacro.self), "Entry": MacroSpec(type: EntryMacro.self),
    "Previewable": MacroSpec(type: PreviewableMacro.self),
    "Animatable": MacroSpec(type: AnimatableMacro.self, conformances: ["Animatable"]),
    "AnimatableIgnored": MacroSpec(type: AnimatableIgnoredMacro.self),
  ]

  private func check(
    _ source: String, _ expanded: String, _ diagnostics: [DiagnosticSpec] = [],
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    assertMacroExpansion(
      source, expandedSource: expanded, diagnostics: diagnostics, macroSpecs: Self.macros,
      indentationWidth: .spaces(2)
    ) { Issue.record("\($0.message)", sourceLocation: location) }
  }

  @Test func `A preview becomes a type that is found by what it conforms to`() {
    check(
      """
      #Preview("Empty", traits: .sizeThatFitsLayout) {
        Text("none")
      }
      """,
      """
      struct __macro_local_7PreviewfMu_: Oriel.PreviewRegistry {
        static var fileID: String {
          "TestModule/test.swift"
        }
        static var line: Int {
          1
        }
        static var column: Int {
          1
        }
        @MainActor static func makePreview() throws -> Oriel.Preview {
          Oriel.Preview("Empty", traits: .sizeThatFitsLayout) {
            Text("none")
          }
        }
      }
      """)
  }

  @Test func `Variables of a preview that are previewable become properties of a view`() {
    check(
      """
      #Preview {
        @Previewable @State var count = 0
        Stepper("Count", value: $count)
      }
      """,
      """
      @MainActor struct __macro_local_7ContentfMu_: Oriel.View {
        @State var count = 0
        @Oriel.ViewBuilder var body: some Oriel.View {
          Stepper("Count", value: $count)
        }
      }
      struct __macro_local_7PreviewfMu_: Oriel.PreviewRegistry {
        static var fileID: String {
          "TestModule/test.swift"
        }
        static var line: Int {
          1
        }
        static var column: Int {
          1
        }
        @MainActor static func makePreview() throws -> Oriel.Preview {
          Oriel.Preview() {
            __macro_local_7ContentfMu_()
          }
        }
      }
      """)
  }

  @Test func `An entry gets a key and accessors`() {
    check(
      """
      extension EnvironmentValues {
        @Entry var accent: Color = .blue
      }
      """,
      """
      extension EnvironmentValues {
        var accent: Color {
          get {
            self[__Key_accent.self]
          }
          set {
            self[__Key_accent.self] = newValue
          }
        }

        private enum __Key_accent: Oriel.EnvironmentKey {
          static var defaultValue: Color {
            .blue
          }
        }
      }
      """)
  }

  @Test func `An optional entry begins with nil, and one without a type with a constant`() {
    check(
      """
      extension EnvironmentValues {
        @Entry var library: Library?
        @Entry var count = 3
      }
      """,
      """
      extension EnvironmentValues {
        var library: Library? {
          get {
            self[__Key_library.self]
          }
          set {
            self[__Key_library.self] = newValue
          }
        }

        private enum __Key_library: Oriel.EnvironmentKey {
          static var defaultValue: Library? {
            nil
          }
        }
        var count {
          get {
            self[__Key_count.self]
          }
          set {
            self[__Key_count.self] = newValue
          }
        }

        private enum __Key_count: Oriel.EnvironmentKey {
          static let defaultValue = 3
        }
      }
      """)
  }

  @Test func `The key of a focused value has the wrapped type`() {
    check(
      """
      extension FocusedValues {
        @Entry var title: String?
        @Entry var text: Optional<Binding<String>>
      }
      """,
      """
      extension FocusedValues {
        var title: String? {
          get {
            self[__Key_title.self]
          }
          set {
            self[__Key_title.self] = newValue
          }
        }

        private enum __Key_title: Oriel.FocusedValueKey {
          typealias Value = String
        }
        var text: Optional<Binding<String>> {
          get {
            self[__Key_text.self]
          }
          set {
            self[__Key_text.self] = newValue
          }
        }

        private enum __Key_text: Oriel.FocusedValueKey {
          typealias Value = Binding<String>
        }
      }
      """)
  }

  @Test func `A focused value that is not optional is an error`() {
    check(
      """
      extension FocusedValues {
        @Entry var count = 3
      }
      """,
      """
      extension FocusedValues {
        var count = 3
      }
      """,
      [
        DiagnosticSpec(
          message: "'@Entry' in 'FocusedValues' needs an optional type, and no default value but nil", line: 2,
          column: 3)
      ])
  }

  @Test func `An entry outside a container of values is an error`() {
    check(
      """
      extension String {
        @Entry var count = 3
      }
      """,
      """
      extension String {
        var count = 3
      }
      """,
      [
        DiagnosticSpec(
          message:
            "'@Entry' goes before a variable in an extension of one of 'ContainerValues', 'EnvironmentValues', 'FocusedValues', 'Transaction'",
          line: 2, column: 3)
      ])
  }

  @Test func `An entry without a default value is an error`() {
    check(
      """
      extension EnvironmentValues {
        @Entry var count: Int
      }
      """,
      """
      extension EnvironmentValues {
        var count: Int
      }
      """,
      [
        DiagnosticSpec(
          message: "'@Entry' needs a default value, unless the variable is optional", line: 2, column: 3)
      ])
  }

  @Test func `A preview needs a closure`() {
    check(
      """
      #Preview("Empty", body: views)
      """,
      """
      #Preview("Empty", body: views)
      """,
      [DiagnosticSpec(message: "'#Preview' needs the preview's views in a closure", line: 1, column: 1)])
  }

  @Test func `A structure is animated by its stored variables`() {
    check(
      """
      @Animatable public struct Wedge {
        public var start: Angle
        var length = 1.5
        @AnimatableIgnored var isClosed = true
        let color: Color
        var end: Angle { start }
      }
      """,
      """
      public struct Wedge {
        public var start: Angle
        var length = 1.5
        var isClosed = true
        let color: Color
        var end: Angle { start }
      }

      extension Wedge: Oriel.Animatable {
        public nonisolated var animatableData: Oriel.AnimatablePair<Angle.AnimatableData, Double.AnimatableData> {
          get {
            Oriel.AnimatablePair(start.animatableData, length.animatableData)
          }
          set {
            start.animatableData = newValue.first
            length.animatableData = newValue.second
          }
        }
      }
      """)
  }

  @Test func `A variable that is animated needs its type`() {
    check(
      """
      @Animatable struct Wedge {
        var start = angle()
      }
      """,
      """
      struct Wedge {
        var start = angle()
      }
      """,
      [
        DiagnosticSpec(
          message: "'@Animatable' needs the type of 'start', or '@AnimatableIgnored' before it", line: 1, column: 1)
      ])
  }
}
