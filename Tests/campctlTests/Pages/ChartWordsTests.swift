import TestSupport
import Testing

@testable import CampgroundManager
@testable import campctl

/// The words of a chart that is looked at.
@Suite struct ChartWordsTests {
  @Test func `days of one month name it once, and the year where it is another`() {
    #expect(ChartWords.days(from: "2027-07-01", before: "2027-08-01") == "1 to 31 July 2027")
    #expect(ChartWords.days(from: "2027-07-30", before: "2027-08-03") == "30 July to 2 August 2027")
    #expect(ChartWords.days(from: "2027-12-30", before: "2028-01-02") == "30 December 2027 to 1 January 2028")
    #expect(ChartWords.days(from: "2027-07-01", before: "2027-07-02") == "1 July 2027")
  }

  @Test func `a weekend is Saturday and Sunday`() {
    let days: [Day] = ["2027-07-02", "2027-07-03", "2027-07-04", "2027-07-05"]
    #expect(days.map(\.isWeekend) == [false, true, true, false])
    #expect(ChartWords.weekday("2027-07-03", in: 2027) == "Saturday 3 July")
  }
}
