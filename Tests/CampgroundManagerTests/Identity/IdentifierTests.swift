import CampgroundManager
import TestSupport
import Testing

struct IdentifierTests {
  @Test func `an id is written with its kind's letter`() {
    #expect(CamperID(rawValue: 17).description == "c-17")
    #expect(ReservationID(rawValue: 3).description == "r-3")
    #expect(BlockID(rawValue: 2).description == "b-2")
    #expect(EntryID(rawValue: 12).description == "o-12")
  }

  @Test(arguments: [3, .max] as [Int64])
  func `an id reads back what it is written as`(number: Int64) {
    let text = "r-\(number)"
    #expect(ReservationID(text) == ReservationID(rawValue: number))
  }

  @Test(arguments: [
    "", "r", "r-", "r3", "r-0", "r--1", "r-+1", "r- 1", "c-3", "r-３", "r-1.0", "r-9223372036854775808",
    " r-3",
  ])
  func `an id is read from nothing else`(_ text: String) {
    #expect(ReservationID(text) == nil)
  }

  @Test func `the case of its letter does not matter`() {
    #expect(ReservationID("R-3") == ReservationID(rawValue: 3))
    #expect(EntryID("O-12") == EntryID(rawValue: 12))
  }

  @Test func `an earlier id is less, by its number`() {
    #expect(CamperID(rawValue: 9) < CamperID(rawValue: 10))
  }
}
