/// Numbers that a report counts together.
package struct ReportBand: Sendable {
  package let name: StaticString
  package let title: String
  package let numbers: ClosedRange<Int>

  private init(_ name: StaticString, _ title: String, _ numbers: ClosedRange<Int>) {
    (self.name, self.title, self.numbers) = (name, title, numbers)
  }

  /// The bands of days between a cancellation and the arrival.
  package static let notice = [
    ReportBand("days0", "0", 0...0), ReportBand("days1to6", "1-6", 1...6), ReportBand("days7to29", "7-29", 7...29),
    ReportBand("days30up", "30+", 30...(.max)),
  ]

  /// The bands of days between the reservation and the arrival.
  package static let lead = [
    ReportBand("days0", "0", 0...0), ReportBand("days1to6", "1-6", 1...6), ReportBand("days7to29", "7-29", 7...29),
    ReportBand("days30to89", "30-89", 30...89), ReportBand("days90to179", "90-179", 90...179),
    ReportBand("days180up", "180+", 180...(.max)),
  ]

  /// The bands of the lengths of stays in nights.
  package static let nights = [
    ReportBand("nights1", "1", 1...1), ReportBand("nights2", "2", 2...2), ReportBand("nights3", "3", 3...3),
    ReportBand("nights4", "4", 4...4), ReportBand("nights5to6", "5-6", 5...6),
    ReportBand("nights7to13", "7-13", 7...13), ReportBand("nights14to29", "14-29", 14...29),
    ReportBand("nights30up", "30+", 30...(.max)),
  ]
}
