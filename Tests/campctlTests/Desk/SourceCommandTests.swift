import Foundation
import Testing

@testable import CampgroundManager

/// The texts of a reservation, as they are typed and read.
@Suite struct SourceCommandTests: ~Copyable {
  private let shell = Shell.campground()

  private static let reserve = "reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2"

  /// The texts that a filter can search; notes are read, not searched.
  private static let searched = WalkedField.all.filter { $0.kind == .reservation && $0.name != "notes" }

  @Test(arguments: WalkedField.all.filter { $0.kind == .reservation })
  func `every text of a reservation is changed and ended by a line of JSON`(field: WalkedField) throws {
    try shell.json(Self.reserve)
    let batch = try shell.batch(
      """
      {"command":"change","reservation":"r-1","\(field.name)":"Zinnia"}
      {"command":"change","reservation":"r-1","\(field.name)":null}
      """)
    #expect(batch.outline == ["1 ok", "2 ok"])
    #expect(batch.output.contains("\"\(field.name)\":\"Zinnia\"") && batch.output.contains("\"\(field.name)\":null"))
  }

  @Test(arguments: searched)
  func `and found by it`(field: WalkedField) throws {
    let name = field.name
    try shell.json("\(Self.reserve) --\(field.option) Zinnia")
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-10 --nights 2 --\(field.option) Aster")
    let found = try shell.jsonList("list-reservations --\(field.option) Zinnia")
    #expect(found.map { $0["id"] as? String } == ["r-1"])
    #expect(found.first?[name] as? String == "Zinnia")
  }

  @Test func `a source is in the answer of every command that answers with the reservation, null when nobody said it`()
    throws
  {
    #expect(try shell.json(Self.reserve)["source"] is NSNull)
    let hold = "hold --site 12 --camper c-1 --arrive 2027-07-10 --nights 2 --source 'RV Rentals'"
    #expect(try shell.json(hold)["source"] as? String == "RV Rentals")
    #expect(try shell.json("confirm r-2")["source"] as? String == "RV Rentals")
    let confirmation = try shell.json("confirmation r-2")
    #expect((confirmation["reservation"] as? [String: Any])?["source"] as? String == "RV Rentals")
    #expect(try shell.run("campctl show-reservation r-2").output.contains("Source       RV Rentals\n"))
    #expect(try !shell.run("campctl show-reservation r-1").output.contains("Source"))
  }

  @Test func `reports tell programs null and people no source where nobody said it`() throws {
    try shell.json("\(Self.reserve) --source phone")
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-10 --nights 5")
    let lengths = try shell.jsonList("report length-of-stay --by source")
    #expect(lengths.map { $0["source"] as? String } == ["phone", nil])
    #expect(lengths.last?["source"] is NSNull)
    #expect(lengths.map { $0["mean"] as? Int } == [2, 5])
    #expect(try shell.jsonList("report lead-time --by source").map { $0["median"] as? Int } == [33, 39])
    try shell.json("cancel r-2")
    let cancelled = try shell.jsonList("report cancellations --by source")
    #expect(cancelled.map { $0["cancelled"] as? Int } == [0, 1])
    let text = try shell.run("campctl report cancellations --by source").output
    #expect(text.contains("\nSOURCE ") && text.contains("\nno source "))
  }
}
