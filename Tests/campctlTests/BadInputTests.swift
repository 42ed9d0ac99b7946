import Foundation
import Testing

/// The mistakes of people and scripts, which change nothing (domain rule R25).
@Suite struct BadInputTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let arguments: String
    let status: Int32
    let problem: String
    let field: String?

    init(_ arguments: String, _ status: Int32, _ problem: String, _ field: String?) {
      self.arguments = arguments
      self.status = status
      self.problem = problem
      self.field = field
    }

    var testDescription: String { arguments }
  }

  static let stay = "reserve --site 12 --camper c-1"

  static let cases: [Case] = [
    Case("\(stay) --arrive 2027-07-04 --nights 0", 5, "invalidNumberOfNights", "nights"),
    Case("\(stay) --arrive 2027-07-04 --nights -1", 5, "invalidNumberOfNights", "nights"),
    Case("\(stay) --arrive 2027-07-04 --depart 2027-07-04", 5, "invalidNumberOfNights", "nights"),
    Case("\(stay) --arrive 2027-07-04 --nights 9223372036854775807", 5, "aboveMaximumStay", "nights"),
    Case("\(stay) --arrive 2027-07-04 --nights 9223372036854775808", 64, "unreadable", "nights"),
    Case("\(stay) --arrive 2027-07-04 --nights 1e3", 64, "unreadable", "nights"),
    Case("\(stay) --arrive 2027-07-04 --nights １２", 64, "unreadable", "nights"),
    Case("\(stay) --arrive 2027-07-04 --nights +3", 64, "unreadable", "nights"),
    Case("\(stay) --arrive 2027-07-04 --nights ''", 64, "unreadable", "nights"),
    Case("\(stay) --arrive 2027-02-29 --nights 1", 64, "unreadable", "arrive"),
    Case("\(stay) --arrive 7/4 --nights 1", 64, "unreadable", "arrive"),
    Case("\(stay) --arrive 7/4/2027 --nights 1", 64, "unreadable", "arrive"),
    Case("\(stay) --arrive yesterday --nights 1", 5, "arrivalInPast", "arrive"),
    Case("\(stay) --arrive 20270704 --nights 1", 64, "unreadable", "arrive"),
    Case("\(stay) --arrive 0000-01-01 --nights 1", 64, "unreadable", "arrive"),
    Case("\(stay) --arrive 10000-01-01 --nights 1", 64, "unreadable", "arrive"),
    Case("\(stay) --arrive 9999-12-31 --nights 5", 5, "invalidNumberOfNights", "nights"),
    Case("\(stay) --arrive 2027-05-31 --nights 1", 5, "arrivalInPast", "arrive"),
    Case(
      "\(stay) --arrive 2027-07-04 --nights 1 --adults 9223372036854775807", 5, "invalidNumberOfPeople",
      "adults"),
    Case("\(stay) --arrive 2027-07-04 --nights 1 --rig-length long", 64, "unreadable", "rigLength"),
    Case("\(stay) --arrive 2027-07-04", 64, "usage", "nights"),
    Case("\(stay) --nights 3", 64, "missing", "arrive"),
    Case("reserve --camper c-1 --arrive 2027-07-04 --nights 3", 64, "usage", "site"),
    Case("reserve --site 99 --camper c-1 --arrive 2027-07-04 --nights -1", 4, "notFound", "site"),
    Case("reserve --site 12 --camper c-9 --arrive 2027-07-04 --nights 1", 4, "notFound", "camper"),
    Case("reserve --site 12 --camper r-1 --arrive 2027-07-04 --nights 1", 4, "wrongKind", "camper"),
    Case("add-camper '' --phone 12345", 5, "emptyName", "fullName"),
    Case("add-camper '   ' --phone 12345", 5, "emptyName", "fullName"),
    Case("add-camper \"$(printf 'a\\nb')\" --phone 12345", 5, "controlCharacters", "fullName"),
    Case("add-camper \"$(printf 'a\\033[31mb')\" --phone 12345", 5, "controlCharacters", "fullName"),
    Case(
      "add-camper \"$(head -c 100000 /dev/zero | tr '\\0' a)\" --phone 12345", 5, "textTooLong", "fullName"),
    Case("add-camper \"$(printf '\\377\\376')\" --phone 12345", 64, "invalidEncoding", nil),
    Case("add-camper Anyone --phone none", 5, "invalidPhoneNumber", "phone"),
    Case("add-camper Anyone --phone 12345 --email nowhere", 5, "invalidEmail", "email"),
    Case("add-site 12", 5, "duplicateSiteNumber", "number"),
    Case("add-site 13 --max-length -3", 5, "invalidLength", "maxLength"),
    Case("change-site 12 --min-people 9", 5, "invalidCapacity", "minPeople"),
    Case("settings --time-zone Mars/Olympus", 5, "unknownTimeZone", "timeZone"),
    Case("settings --time-zone ../../etc/passwd", 5, "unknownTimeZone", "timeZone"),
    Case("settings --currency XYZ", 5, "unknownCurrency", "currency"),
    Case("settings --open 13-01..14-01", 64, "unreadable", "open"),
    Case("settings --check-in 24:00", 64, "unreadable", "checkIn"),
    Case("list-reservations --limit -1", 5, "invalidLimit", "limit"),
    Case("cancel r-9", 4, "notFound", "reservation"),
    Case("cancel c-1", 4, "wrongKind", "reservation"),
    Case("reserv --site 12", 64, "unknownCommand", nil),
    Case("list-sites --colour red", 64, "usage", nil),
    Case("import sites Fixtures/Nowhere", 65, "unreadableInput", "folder"),
  ]

  @Test(arguments: cases)
  func `bad input is named and changes nothing`(bad: Case) throws {
    let shell = try Shell.withCampground()
    let before = shell.storeBytes
    let (status, error) = try shell.refusal(bad.arguments)
    let problem = try #require((error["problems"] as? [[String: Any]])?.first)
    #expect(status == bad.status)
    #expect(error["code"] as? Int == Int(bad.status))
    #expect(problem["name"] as? String == bad.problem)
    #expect(problem["field"] as? String == bad.field)
    #expect(shell.storeBytes == before)
  }

  @Test func `all that is wrong is named at once`() throws {
    let shell = try Shell.withCampground()
    let (status, error) = try shell.refusal(
      "\(Self.stay) --arrive 2027-05-01 --nights 0 --adults 20 --vehicles 5 --rig-length 60")
    let names = (error["problems"] as? [[String: Any]])?.compactMap { $0["name"] as? String }
    #expect(status == 5)
    #expect(
      names == [
        "invalidNumberOfNights", "arrivalInPast", "tooManyPeople", "tooManyVehicles", "rigTooLong",
      ])
  }
}
