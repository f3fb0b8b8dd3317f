import Oriel

/// What is in the window: the list of plans.
struct ContentView: View {
  @Bindable var plans: Plans
  @AppStorage("hidesDone") private var hidesDone = false
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        ForEach($plans.all) { $plan in
          if !(hidesDone && plan.isDone) {
            PlanRow(plan: $plan)
          }
        }
        .onDelete { plans.all.remove(atOffsets: $0) }
        .onMove { plans.all.move(fromOffsets: $0, toOffset: $1) }
      }
      .overlay {
        if plans.all.isEmpty {
          ContentUnavailableView(
            "No Plans", systemImage: "checklist", description: Text("Add what you want to do."))
        }
      }
      .navigationTitle("Starter")
      .navigationSubtitle("\(plans.openCount) plans to do")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add a Plan", systemImage: "plus") { isAdding = true }
            .keyboardShortcut("n")
        }
      }
    }
    .sheet(isPresented: $isAdding) {
      NewPlanSheet { plans.add($0) }
    }
  }
}

/// A plan that the user can check off.
struct PlanRow: View {
  @Binding var plan: Plan

  var body: some View {
    Toggle(isOn: $plan.isDone) {
      Text(plan.title).strikethrough(plan.isDone)
    }
    .toggleStyle(.checkbox)
  }
}

#Preview("Plans") {
  ContentView(plans: Plans(["Water the plants", "Call Ada"]))
}
