/// Numbers that are counted together.
struct Band: Sendable {
  let key: StaticString
  let title: String
  let numbers: ClosedRange<Int>

  /// The bands of days between a cancellation and the arrival.
  static let notice = [
    Band(key: "days0", title: "0", numbers: 0...0), Band(key: "days1to6", title: "1-6", numbers: 1...6),
    Band(key: "days7to29", title: "7-29", numbers: 7...29), Band(key: "days30up", title: "30+", numbers: 30...(.max)),
  ]

  /// The bands of days between the reservation and the arrival.
  static let lead = [
    Band(key: "days0", title: "0", numbers: 0...0), Band(key: "days1to6", title: "1-6", numbers: 1...6),
    Band(key: "days7to29", title: "7-29", numbers: 7...29),
    Band(key: "days30to89", title: "30-89", numbers: 30...89),
    Band(key: "days90to179", title: "90-179", numbers: 90...179),
    Band(key: "days180up", title: "180+", numbers: 180...(.max)),
  ]

  /// The bands of the lengths of stays in nights.
  static let nights = [
    Band(key: "nights1", title: "1", numbers: 1...1), Band(key: "nights2", title: "2", numbers: 2...2),
    Band(key: "nights3", title: "3", numbers: 3...3), Band(key: "nights4", title: "4", numbers: 4...4),
    Band(key: "nights5to6", title: "5-6", numbers: 5...6), Band(key: "nights7to13", title: "7-13", numbers: 7...13),
    Band(key: "nights14to29", title: "14-29", numbers: 14...29),
    Band(key: "nights30up", title: "30+", numbers: 30...(.max)),
  ]
}
