import Foundation
import Testing

/// The mistakes of people and scripts, which change nothing (domain rule R25).
@Suite struct BadInputTests: ~Copyable {
  private let shell = Shell.campground()

  static let stay = "reserve --site 12 --camper c-1"

  static let bad: [(String, String)] = [
    ("\(stay) --arrive 2027-07-04 --nights 0", "5 invalidNumberOfNights nights"),
    ("\(stay) --arrive 2027-07-04 --nights 9223372036854775807", "5 aboveMaximumStay nights"),
    ("\(stay) --arrive 2027-07-04 --nights 9223372036854775808", "64 unreadable nights"),
    ("\(stay) --arrive 2027-07-04 --nights 1e3", "64 unreadable nights"),
    ("\(stay) --arrive 2027-07-04 --nights １２", "64 unreadable nights"),
    ("\(stay) --arrive 2027-07-04 --nights +3", "64 unreadable nights"),
    ("\(stay) --arrive 2027-07-04 --nights ''", "64 unreadable nights"),
    ("\(stay) --arrive 7/4 --nights 1", "64 unreadable arrive"),
    ("\(stay) --arrive 7/4/2027 --nights 1", "64 unreadable arrive"),
    ("\(stay) --arrive yesterday --nights 1", "5 arrivalInPast arrive"),
    ("\(stay) --arrive 20270704 --nights 1", "64 unreadable arrive"),
    ("\(stay) --arrive 0000-01-01 --nights 1", "64 unreadable arrive"),
    ("\(stay) --arrive 10000-01-01 --nights 1", "64 unreadable arrive"),
    ("\(stay) --arrive 9999-12-31 --nights 5", "5 invalidNumberOfNights nights"),
    ("\(stay) --arrive 2027-07-04 --nights 1 --adults 9223372036854775807", "5 invalidNumberOfPeople adults"),
    ("reserve --site 99 --camper c-1 --arrive 2027-07-04 --nights -1", "4 notFound site, invalidNumberOfNights nights"),
    ("add-camper '' --phone 12345", "5 emptyName fullName"),
    ("add-camper \"$(printf 'a\\nb')\" --phone 12345", "5 controlCharacters fullName"),
    ("add-camper \"$(printf 'a\\033[31mb')\" --phone 12345", "5 controlCharacters fullName"),
    ("add-camper \"$(head -c 100000 /dev/zero | tr '\\0' a)\" --phone 12345", "5 textTooLong fullName"),
    ("add-camper \"$(printf '\\377\\376')\" --phone 12345", "64 invalidEncoding"),
    ("change-site 12 --min-people 9", "5 invalidCapacity minPeople"),
    ("settings --time-zone ../../etc/passwd", "5 unknownTimeZone timeZone"),
    ("settings --open 13-01..14-01", "64 unreadable open"), ("settings --check-in 24:00", "64 unreadable checkIn"),
    ("list-reservations --limit -1", "5 invalidLimit limit"), ("cancel c-1", "4 wrongKind reservation"),
    ("reserv --site 12", "64 unknownCommand"), ("list-sites --colour red", "64 usage"),
    ("import sites Fixtures/Nowhere", "65 unreadableInput folder"),
  ]

  @Test(arguments: bad)
  func `bad input is named and changes nothing`(line: String, outline: String) throws {
    let before = shell.storeBytes
    let refused = try shell.refusal(line)
    #expect(refused.outlineWithFields == outline)
    #expect(refused.error["code"] as? Int == Int(refused.status))
    #expect(shell.storeBytes == before)
  }
}
