import CampgroundManager
import TestSupport
import Testing

struct SeasonTests {
  @Test(arguments: ["05-01..10-15", "11-15..03-31", "02-29..12-31"])
  func `a season is read and written as two days of a year`(_ text: String) throws {
    #expect(try #require(Season(text)).description == text)
  }

  @Test(arguments: [
    "", "05-01", "05-01..", "..10-15", "05-01..05-01", "02-30..10-15", "5-1..10-15", "05-01...10-15",
    "05-01..10-15..11-01", "2027-05-01..2027-10-15", "05-01 .. 10-15",
  ])
  func `a season is read from nothing else`(_ text: String) {
    #expect(Season(text) == nil)
  }

  @Test func `the last day of a season is for departure only`() throws {
    let season = try #require(Season("05-01..10-15"))
    #expect(!season.contains(night: "2027-04-30"))
    #expect(season.contains(night: "2027-05-01"))
    #expect(season.contains(night: "2027-10-14"))
    #expect(!season.contains(night: "2027-10-15"))
  }

  @Test func `a season may span the new year`() throws {
    let season = try #require(Season("11-15..03-31"))
    for night in ["2027-11-15", "2027-12-31", "2028-01-01", "2028-02-29", "2028-03-30"] as [Day] {
      #expect(season.contains(night: night))
    }
    for night in ["2027-11-14", "2028-03-31", "2027-07-04"] as [Day] {
      #expect(!season.contains(night: night))
    }
  }

  @Test func `a season that opens on a leap day opens in other years on 1 March`() throws {
    let season = try #require(Season("02-29..10-15"))
    #expect(season.contains(night: "2028-02-29"))
    #expect(!season.contains(night: "2027-02-28"))
    #expect(season.contains(night: "2027-03-01"))
  }
}
