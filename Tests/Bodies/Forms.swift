import Oriel

struct Address: Equatable {
  var street = ""
  var city = ""
  var code = ""
  var country = Country.germany

  enum Country: String, CaseIterable, Identifiable {
    case germany, france, japan, brazil
    var id: Self { self }
  }
}

struct AccountForm: View {
  @State private var name = ""
  @State private var email = ""
  @State private var password = ""
  @State private var repeated = ""
  @State private var agrees = false
  @State private var birthday = Date.now
  @FocusState private var isNameFocused: Bool

  private var isComplete: Bool { !name.isEmpty && email.contains("@") && password.count >= 8 && password == repeated }

  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: $name, prompt: Text("First and last name"))
          .focused($isNameFocused)
        TextField("E-mail", text: $email)
          .autocorrectionDisabled()
          .onSubmit { email = email.trimmingCharacters(in: .whitespaces).lowercased() }
        DatePicker("Birthday", selection: $birthday, in: ...Date.now, displayedComponents: .date)
      }
      Section {
        SecureField("Password", text: $password)
        SecureField("Repeat it", text: $repeated)
      } header: {
        Label("Password", systemImage: "lock")
      } footer: {
        if password.count < 8 && !password.isEmpty {
          Text("\(8 - password.count) more characters are needed.").foregroundStyle(.red)
        } else if password != repeated {
          Text("The passwords differ.").foregroundStyle(.orange)
        }
      }
      Section {
        Toggle("I agree to the terms of use", isOn: $agrees)
        Button("Create Account") { isNameFocused = false }
          .buttonStyle(.borderedProminent)
          .frame(maxWidth: .infinity, alignment: .center)
          .disabled(!isComplete || !agrees)
      }
    }
    .formStyle(.grouped)
    .navigationTitle("New Account")
    .onAppear { isNameFocused = true }
  }
}

struct AddressForm: View {
  @Binding var address: Address
  @State private var usesBilling = true
  @State private var note = ""

  var body: some View {
    Form {
      Section("Delivery") {
        TextField("Street", text: $address.street)
        HStack(spacing: 8) {
          TextField("Postcode", text: $address.code).frame(width: 90)
          TextField("City", text: $address.city)
        }
        Picker("Country", selection: $address.country) {
          ForEach(Address.Country.allCases) { country in
            Text(country.rawValue.capitalized).tag(country)
          }
        }
        .pickerStyle(.menu)
      }
      Section {
        Toggle("Bill to this address", isOn: $usesBilling.animation())
        if !usesBilling {
          NavigationLink("Billing address") { Text("Another form") }
        }
        TextField("Note", text: $note, axis: .vertical)
          .lineLimit(2...5)
        Text("\(note.count) of 200 characters")
          .font(.caption)
          .foregroundStyle(note.count > 200 ? .red : .secondary)
      }
      Section {
        LabeledContent("Shipping", value: address.country == .germany ? "4.90 €" : "12.50 €")
        LabeledContent("Arrives") {
          Text(Date.now.addingTimeInterval(address.country == .germany ? 86_400 * 2 : 86_400 * 7), style: .date)
        }
      }
    }
    .formStyle(.grouped)
    .scrollContentBackground(.hidden)
    .background(Color.gray.opacity(0.1))
  }
}

struct ReservationForm: View {
  @State private var guests = 2
  @State private var date = Date.now
  @State private var wantsWindow = false
  @State private var allergies: Set<String> = []
  @State private var isConfirming = false
  private let choices = ["Nuts", "Milk", "Gluten", "Fish"]

  var body: some View {
    NavigationStack {
      Form {
        Section("When") {
          DatePicker("Date", selection: $date, in: Date.now...)
          Stepper("\(guests) guests", value: $guests, in: 1...12)
        }
        Section("Wishes") {
          Toggle("A table at the window", isOn: $wantsWindow)
          ForEach(choices, id: \.self) { choice in
            Toggle(
              choice,
              isOn: Binding(
                get: { allergies.contains(choice) },
                set: { isOn in
                  if isOn { allergies.insert(choice) } else { allergies.remove(choice) }
                }))
          }
        }
        if !allergies.isEmpty {
          Section {
            Label("The kitchen avoids " + allergies.sorted().joined(separator: ", ") + ".", systemImage: "leaf")
              .foregroundStyle(.green)
          }
        }
      }
      .navigationTitle("Reservation")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Reserve") { isConfirming = true }.disabled(guests > 8 && wantsWindow)
        }
        ToolbarItem(placement: .cancellationAction) {
          Button("Reset", role: .cancel) {
            guests = 2
            allergies.removeAll()
          }
        }
      }
      .alert("Reserve for \(guests)?", isPresented: $isConfirming) {
        Button("Reserve") {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text(date.formatted(date: .long, time: .shortened) + (wantsWindow ? ", at the window" : ""))
      }
    }
  }
}

struct LoanForm: View {
  @State private var amount = 10_000.0
  @State private var years = 5
  @State private var rate = 0.035

  private var payment: Double {
    let monthly = rate / 12
    let months = Double(years * 12)
    return amount * monthly / (1 - pow(1 + monthly, -months))
  }

  var body: some View {
    Form {
      Section("Loan") {
        TextField("Amount", value: $amount, format: .currency(code: "EUR"))
        Slider(value: $amount, in: 1_000...100_000, step: 500) {
          Text("Amount")
        } minimumValueLabel: {
          Text("1k")
        } maximumValueLabel: {
          Text("100k")
        }
        Picker("Duration", selection: $years) {
          ForEach([1, 2, 5, 10, 15, 20], id: \.self) { Text($0 == 1 ? "1 year" : "\($0) years").tag($0) }
        }
        .pickerStyle(.segmented)
        TextField("Rate", value: $rate, format: .percent.precision(.fractionLength(2)))
      }
      Section("Result") {
        LabeledContent("Each month", value: payment, format: .currency(code: "EUR"))
        LabeledContent("In all", value: payment * Double(years) * 12, format: .currency(code: "EUR"))
        LabeledContent("Interest") {
          Text(payment * Double(years * 12) - amount, format: .currency(code: "EUR"))
            .foregroundStyle(payment * Double(years * 12) - amount > amount / 4 ? .red : .green)
            .monospacedDigit()
        }
      }
    }
    .formStyle(.grouped)
    .frame(minWidth: 320, idealWidth: 420)
  }
}
