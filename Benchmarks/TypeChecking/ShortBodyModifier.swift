import Oriel

// A misspelt modifier in a body of 20 lines.

struct Row: View {
  @Binding var isDone: Bool
  let name: String
  let count: Int

  var body: some View {
    HStack(spacing: 8) {
      Toggle("Done", isOn: $isDone).labelHidden()  // error: has no member 'labelHidden'
      VStack(alignment: .leading, spacing: 2) {
        Text(name).font(.headline).strikethrough(isDone).foregroundStyle(isDone ? .secondary : .primary)
        Text("\(count) of \(count * 2 + 1)").font(.caption).foregroundStyle(.secondary)
      }
      Spacer(minLength: 8)
      Image(systemName: "star").foregroundStyle(.yellow)
    }
    .padding(.horizontal, 12)
    .padding(8)
    .background(Color.gray.opacity(0.2))
    .overlay { RoundedRectangle(cornerRadius: 6).stroke(.gray) }
    .clipShape(RoundedRectangle(cornerRadius: 6))
    .onTapGesture { isDone.toggle() }
    .help("Marks it as done")
    .animation(.default, value: isDone)
  }
}
