import Oriel

/// A button that disables itself, so that it acts once however fast it is clicked.
struct PaymentSection: View {
  @State private var payments = 0
  @State private var isPaid = false

  var body: some View {
    Section("Payment") {
      Row("Payments: \(payments)") {
        Button("New Bill") { isPaid = false }
          .disabled(!isPaid)
        Button("Pay") {
          payments += 1
          isPaid = true
        }
        .disabled(isPaid)
      }
    }
  }
}
