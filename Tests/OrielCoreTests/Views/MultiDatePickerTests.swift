import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

@MainActor struct MultiDatePickerTests {
  @Observable @MainActor final class Plan {
    var days: Set<DateComponents> = []
  }

  private struct Planner: View {
    @Bindable var plan: Plan
    var body: some View {
      MultiDatePicker("Days", selection: $plan.days, in: .init(timeIntervalSince1970: 1_735_689_600)...)
        .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
    }
  }

  @Test func `A click chooses a day, and another one on the same day removes it`() throws {
    let plan = Plan()
    let screen = Screen { Planner(plan: plan) }
    let picker = screen.find(.multiDatePicker, label: "Days")
    try picker.toggleDay(year: 2025, month: 3, day: 4)
    try picker.toggleDay(year: 2025, month: 1, day: 31)
    #expect(try picker.days == ["2025-01-31", "2025-03-04"])
    #expect(plan.days.map(\.day).contains(4))
    try picker.toggleDay(year: 2025, month: 3, day: 4)
    #expect(try picker.days == ["2025-01-31"])
    #expect(plan.days.count == 1)
  }

  @Test func `Days of the app are found by year, month and day`() throws {
    let plan = Plan()
    plan.days = [DateComponents(year: 2025, month: 6, day: 1, hour: 12), DateComponents(year: 2025)]
    let screen = Screen { Planner(plan: plan) }
    let picker = screen.find(.multiDatePicker)
    #expect(try picker.days == ["2025-06-01"])
    try picker.toggleDay(year: 2025, month: 6, day: 1)
    #expect(plan.days == [DateComponents(year: 2025)])
  }

  @Test(arguments: [-1, 0, 32, Int.max]) func `A day that doesn't exist isn't displayed`(day: Int) throws {
    let plan = Plan()
    plan.days = [DateComponents(year: 2025, month: 1, day: day), DateComponents(year: 2025, month: 1, day: 2)]
    let screen = Screen { Planner(plan: plan) }
    #expect(try screen.find(.multiDatePicker).days == ["2025-01-02"])
  }

  @Test func `A day before the range can't be chosen`() throws {
    let plan = Plan()
    let screen = Screen { Planner(plan: plan) }
    try screen.find(.multiDatePicker).toggleDay(year: 2024, month: 12, day: 31)
    #expect(plan.days.isEmpty)
    try screen.find(.multiDatePicker).toggleDay(year: 2025, month: 1, day: 1)
    #expect(plan.days.count == 1)
  }
}
