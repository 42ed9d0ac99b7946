import Foundation
import Testing

@testable import campctl

/// `reserve` alone at a terminal: five questions, the finished line, and the reservation.
@Suite struct ReserveConversationTests: ~Copyable {
  /// Site 12 and the camper Bacon Lover, and a second site for tents.
  private let shell = Shell.campground("add-site 14 --type tent-only")

  @Test func `a party and a new caller are understood in the words of the phone`() {
    #expect(
      PartyAnswer.words("2 adults 2 kids, 1 dog 32 ft")
        == ["--adults", "2", "--children", "2", "--pets", "1", "--rig-length", "32"])
    #expect(PartyAnswer.words("2 tent") == nil)
    #expect(NewCaller.words("Bob Novak, 555-0102") == ["--new=Bob Novak", "--phone=555-0102"])
    #expect(NewCaller.words(" Bob Novak 3rd") == ["--new=Bob Novak 3rd"])
  }

  @Test func `reserve alone asks five questions, shows the line and reserves`() throws {
    let talk = try Conversing("reserve", in: shell)
    try talk.answer("The first night", "4 July")
    try talk.answer("How many nights?", "2")
    try talk.wait(for: "Bacon Lover  910-543-9000")
    try talk.answer("The camper", "910 543 9000")
    try talk.answer("The party", "2 adults 1 child, 28 feet")
    try talk.wait(for: "any standard  12 is free")
    try talk.answer("The site", "12")
    try talk.wait(
      for:
        "campctl reserve --arrive 2027-07-04 --nights 2 --camper '910 543 9000' --adults 2 --children 1 --rig-length 28 "
        + "--site 12\n")
    try talk.answer("Run it? [Y/n]", "")
    #expect(talk.end() == (0, true))
    #expect(
      talk.shown.hasSuffix("Reserved site 12 for Bacon Lover: r-1, Sun 2027-07-04 to Tue 2027-07-06 (2 nights).\n"))
    let stay = try shell.json("show-reservation r-1")
    #expect(stay["children"] as? Int == 1 && stay["rigLength"] as? Int == 28)
  }

  @Test func `an empty answer is the default: two adults on the best site`() throws {
    let talk = try Conversing("reserve", in: shell)
    try talk.answer("The first night", "fri")
    try talk.answer("How many nights?", "1")
    try talk.answer("The camper", "c-1")
    try talk.answer("[2]", "")
    try talk.answer("[any]", "")
    try talk.wait(for: "--camper c-1 --adults 2 --any-site\n")
    try talk.answer("Run it? [Y/n]", "y")
    #expect(talk.end().status == 0)
  }

  @Test func `a camper who is not there can be added, with a phone number`() throws {
    let talk = try Conversing("reserve --site 12 --arrive fri --nights 1", in: shell)
    try talk.answer("The camper", "Ann Lee")
    try talk.answer("There is no camper Ann Lee. Is this a new camper? [y/N]", "y")
    try talk.answer("The phone number of a new camper", "555-0101")
    try talk.answer("Run it?", "")
    #expect(talk.end().status == 0)
    #expect(talk.shown.contains("--new 'Ann Lee' --phone 555-0101"))
    let camper = try shell.json("show-reservation r-1")["camper"] as? [String: Any]
    #expect(camper?["fullName"] as? String == "Ann Lee")
  }

  @Test func `a wrong answer is refused by its own sentence, and the question comes again`() throws {
    let talk = try Conversing("reserve", in: shell)
    try talk.answer("The first night", "someday")
    try talk.wait(for: "The value 'someday' is invalid for '--arrive <day>'")
    try talk.answer("The first night", "2027-05-01")
    try talk.wait(for: "2027-05-01")
    try talk.answer("The first night", "fri")
    try talk.answer("How many nights?", "0")
    try talk.answer("How many nights?", "2")
    try talk.answer("The camper", "Bacon Lovr")
    try talk.answer("Is c-1 (Bacon Lover, 910-543-9000) meant? [y/N]", "y")
    try talk.answer("The party", "some people")
    try talk.answer("The party", "2")
    try talk.answer("The site", "any tent-only")
    try talk.answer("Run it?", "n")
    #expect(talk.end() == (2, true))
    #expect(talk.shown.hasSuffix("Nothing was done.\n"))
  }

  @Test func `a site that is taken is refused with its hint, and the question comes again`() throws {
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2")
    let talk = try Conversing("reserve --camper c-1 --arrive 2027-07-04 --nights 2", in: shell)
    try talk.answer("The site", "12")
    try talk.answer("Run it?", "")
    try talk.wait(for: "Site 14 is free for these nights.")
    try talk.answer("The site", "")
    try talk.answer("Run it?", "")
    #expect(talk.end().status == 0)
    #expect(try shell.json("show-reservation r-2")["site"] as? String == "14")
    let typed = try Conversing("reserve --site 12 --camper c-1 --arrive 2027-07-04", in: shell)
    try typed.answer("How many nights?", "1")
    try typed.answer("Run it?", "")
    try typed.press("The site", "\u{1B}")
    #expect(typed.end().status == 2)
  }

  @Test func `a campground without sites is refused as soon as that shows`() throws {
    let shell = Shell()
    let talk = try Conversing("reserve", in: shell)
    try talk.answer("The first night", "fri")
    try talk.answer("How many nights?", "1")
    #expect(talk.end() == (64, true))
    #expect(talk.shown.contains("No site fits this party and its needs."))
  }

  @Test(arguments: 0...5) func `Esc ends it at every question, and changes nothing`(_ place: Int) throws {
    let before = shell.storeBytes
    let talk = try Conversing("reserve", in: shell)
    let questions = [
      ("The first night", "fri"), ("How many nights?", "1"), ("The camper", "c-1"), ("The party", ""), ("The site", ""),
      ("Run it?", ""),
    ]
    for (question, answer) in questions.prefix(place) { try talk.answer(question, answer) }
    try talk.press(questions[place].0, "so\u{1B}")
    #expect(talk.end() == (2, true))
    #expect(talk.shown.hasSuffix("Nothing was done.\n"))
    #expect(shell.storeBytes == before)
  }

  @Test func `with --print the line is printed, and nothing runs`() throws {
    let before = shell.storeBytes
    let talk = try Conversing("reserve --print", in: shell)
    for (question, answer) in [
      ("The first night", "fri"), ("How many nights?", "1"), ("The camper", "c-1"), ("The party", ""),
      ("The site", "12"),
    ] { try talk.answer(question, answer) }
    #expect(talk.end() == (0, true))
    #expect(
      talk.shown.hasSuffix("\ncampctl reserve --arrive 2027-06-04 --nights 1 --camper c-1 --adults 2 --site 12\n"))
    #expect(shell.storeBytes == before)
  }
}
