import Foundation
import TestSupport
import Testing

/// A line of a batch names its result, and later lines refer to it.
@Suite struct LineNameTests: ~Copyable {
  private let shell = Shell.campground()

  static let words = """
    add-camper "An Lee" --phone 555-0101 --as lee
    reserve --site 12 --camper @lee --arrive 2027-07-02 --nights 2 --as stay
    pay @stay 45.00 --method card
    """
  static let json = """
    {"command":"add-camper","fullName":"An Lee","phone":"555-0101","as":"lee"}
    {"as":"stay","command":"reserve","site":12,"camper":"@lee","arrive":"2027-07-02","nights":2}
    {"command":"pay","reservation":"@stay","amount":"45.00","method":"card"}
    """

  private func problem(_ reply: BatchOutcome.Reply) throws -> [String: Any] {
    try #require((reply.error?["problems"] as? [[String: Any]])?.first)
  }

  @Test(arguments: [words, json], ["", "--keep-going", "--dry-run", "--keep-going --dry-run"])
  func `a later line names what an earlier one made`(lines: String, options: String) throws {
    let outcome = try shell.batch(lines, options)
    #expect(outcome.outline == ["1 ok", "2 ok", "3 ok"])
    let camper = outcome.replies[0].result?["id"] as? String
    #expect((outcome.replies[1].result?["camper"] as? [String: Any])?["id"] as? String == camper)
    #expect(outcome.replies[2].result?["reservation"] as? String == outcome.replies[1].result?["id"] as? String)
    #expect(outcome.replies[2].result?["paid"] as? String == "45.00")
  }

  @Test func `a first batch of a new campground may name things, too`() throws {
    let shell = Shell()
    let outcome = try shell.batch("add-site 12 --as post\nblock-site @post --from 2027-07-01 --nights 2 --because mud")
    #expect(outcome.outline == ["1 ok", "2 ok"])
    #expect(outcome.replies[1].result?["site"] as? String == "12")
  }

  @Test func `every kind of thing can be named, in lists, too`() throws {
    let outcome = try shell.batch(
      """
      add-site 1 --as one
      {"command":"add-site","number":"2","as":"two"}
      add-camper "An Lee" --phone 555-0101 --as lee
      add-camper "Bo Lee" --phone 555-0102 --as bo
      reserve --sites @one,@two --camper @lee --arrive 2027-07-02 --nights 2 --group Lees
      reserve --site @one --camper @bo --arrive 2027-08-02 --nights 2 --as first
      reserve --site @two --camper @bo --arrive 2027-08-02 --nights 2 --as second
      swap @first @second
      {"command":"swap","reservation":"@first","other":"@second"}
      block-site @one @two --from 2027-09-01 --nights 1 --because paint
      {"command":"block-site","number":["@one","12"],"from":"2027-10-01","nights":1,"reason":"paint"}
      block-site @two --from 2027-11-01 --nights 1 --because mud --as mud
      unblock-site @mud
      add-tax County --percent 5 --on items --as county
      add-item Firewood --price 8.00 --taxes @county --as wood
      sell --item @wood --method cash --as sale
      refund @sale
      charge @first --item @wood
      join-waitlist --camper @bo --arrive 2027-07-02 --nights 1 --as wait
      leave-waitlist @wait
      merge-campers @lee @bo
      log --on @first
      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.replies.count == 22)
    #expect(outcome.replies[16].result?["id"] as? String == outcome.replies[15].result?["id"] as? String)
  }

  @Test func `a text that begins with the sign stays a text`() throws {
    let outcome = try shell.batch(
      """
      add-camper @lee --phone 555-0101 --notes @home --as lee
      add-site @7
      reserve --site 12 --camper @lee --arrive 2027-07-02 --nights 2 --notes @lee --group @lee --source @web
      find @lee
      """)
    #expect(outcome.outline == ["1 ok", "2 ok", "3 ok", "4 ok"], "\(outcome.errors)")
    #expect(outcome.replies[0].result?["fullName"] as? String == "@lee")
    #expect(outcome.replies[0].result?["notes"] as? String == "@home")
    #expect(outcome.replies[2].result?["group"] as? String == "@lee")
    #expect(try shell.json("show-camper @lee")["fullName"] as? String == "@lee")
  }

  @Test func `a thing whose own name begins with the sign is written with one more`() throws {
    let outcome = try shell.batch(
      """
      add-camper @A --phone 555-0101 --as A
      add-camper Bo --phone 555-0102 --as bo
      add-site @7
      add-site @@8
      show-camper @@A
      change-camper @A --notes first
      {"command":"reserve","sites":["@@7","@@@8"],"camper":"@@A","arrive":"2027-07-02","nights":2,"group":"@@"}
      """)
    #expect(outcome.outline == (1...7).map { "\($0) ok" }, "\(outcome.errors)")
    #expect(outcome.replies[4].result?["fullName"] as? String == "@A")
    #expect(outcome.replies[5].result?["fullName"] as? String == "@A")
    let text = try shell.run("echo 'show-camper @Z' | campctl batch")
    #expect(text.errors.contains("A name of its own that begins with @ is written with two: @@Z."))
  }

  @Test func `a name that no line has is refused, with the one that was meant`() throws {
    let lines = "add-camper \"An Lee\" --phone 555-0101 --as lee\nchange-camper @leee --notes x"
    let text = try shell.run("printf '%s\\n' \(Shell.quoted(lines)) | campctl batch")
    #expect(text.status == 4)
    #expect(text.errors.contains("Line 2: Error: No line before this one is named leee.\nHint: Did you mean @lee?\n"))
    #expect(try shell.jsonList("list-campers").count == 1)
    let outcome = try shell.batch("show-camper @x\nswap @x @y\nshow-camper @", "--keep-going")
    #expect(outcome.outline == ["1 4", "2 4", "3 4"])
    #expect(try problem(outcome.replies[0])["name"] as? String == "unknownName")
    #expect(try problem(outcome.replies[0])["field"] as? String == "camper")
    #expect(try problem(outcome.replies[0])["value"] as? String == "@x")
    #expect((outcome.replies[1].error?["problems"] as? [Any])?.count == 2)
  }

  @Test func `a name of another kind of thing is refused as its id is`() throws {
    let outcome = try shell.batch(
      "add-camper B --phone 555-0101 --as b\npay @b 5.00\nshow-reservation @b", "--keep-going")
    #expect(outcome.outline == ["1 ok", "2 4", "3 4"])
  }

  @Test func `a line that made nothing, several things, or was refused has no id`() throws {
    let outcome = try shell.batch(
      """
      settings --name Pines --as pines
      add-site 1
      block-site 1 12 --from 2027-07-01 --nights 1 --because mud --as both
      add-site 12 --as twelve
      reserve --site 1 --camper c-1 --arrive soon --nights 2 --as stay
      add-site 2 --dry-run --as two
      show-site @pines
      unblock-site @both
      show-site @twelve
      show-reservation @stay
      show-site @two
      """, "--keep-going")
    #expect(outcome.outline.suffix(5) == ["7 4", "8 4", "9 4", "10 4", "11 4"])
    #expect(
      try outcome.replies.suffix(5).map { try problem($0)["problem"] as? String } == [
        "Line 1, named pines, made nothing that a line can refer to", "Line 3, named both, made several things",
        "Line 4, named twelve, was refused", "Line 5, named stay, was refused",
        "Line 6, named two, made nothing that a line can refer to",
      ])
  }

  @Test func `a name is given once, in letters, by a line that writes`() throws {
    let outcome = try shell.batch(
      """
      add-site 1 --as post
      add-site 2 --as post
      {"command":"add-site","number":"2","as":"post"}
      add-site 3 --as @post
      add-site 4 --as 'a b'
      add-site 5 --as ''
      {"command":"add-site","number":"6","as":7}
      show-site 12 --as twelve
      add-site 7 --as Zeltplatz-Süd_2
      show-site @post
      show-site @Zeltplatz-Süd_2
      add-site 8 --as
      """, "--keep-going")
    #expect(
      outcome.outline == [
        "1 ok", "2 64", "3 64", "4 64", "5 64", "6 64", "7 64", "8 64", "9 ok", "10 ok", "11 ok", "12 64",
      ])
    #expect(try problem(outcome.replies[1])["name"] as? String == "repeatedName")
    #expect(try problem(outcome.replies[1])["problem"] as? String == "Line 1 is named post already")
    #expect(try problem(outcome.replies[7])["problem"] as? String == "show-site makes nothing that --as could name")
    #expect(outcome.replies[9].result?["number"] as? String == "1")
    #expect(try shell.siteNumbers() == ["1", "7", "12"])
  }

  @Test func `a name in a second batch is not that of the first`() throws {
    #expect(try shell.batch("add-site 1 --as post").status == 0)
    #expect(try shell.batch("show-site @post").status == 4)
  }

  @Test(arguments: ["add-site 1 --as post", "show-site 12 --as post", "batch --as post", "undo --as post"])
  func `outside a batch no command has a name`(line: String) throws {
    let refusal = try shell.refusal(line)
    #expect(refusal.status == 64)
    #expect(refusal.message == "--as names a line of a batch, so it stands only there.")
    #expect(try shell.siteNumbers() == ["12"])
  }

  @Test(arguments: [words, json], ["", "--keep-going"])
  func `a batch that is run again replays with its names`(lines: String, options: String) throws {
    let first = try shell.batch(lines, "--key july \(options)")
    let second = try shell.batch(lines, "--key july \(options)")
    #expect(second.replies.map { $0.result?["replayed"] as? Bool } == [true, true, true])
    #expect(first.replies.map { $0.result?["id"] as? String } == second.replies.map { $0.result?["id"] as? String })
  }

  @Test func `requests are compared as they were typed`() throws {
    let lines = "add-camper A --phone 555-0101 --as a\nchange-camper @a --notes x --key k"
    #expect(try shell.batch(lines).status == 0)
    #expect(try shell.batch("change-camper c-2 --notes x --key k").error["name"] as? String == "keyReused")
    let again = try shell.batch("change-camper @a --notes x --key k")
    #expect(again.outline == ["1 ok"])
    #expect(again.replies[0].result?["replayed"] as? Bool == true)
  }

  /// The move gives its nights back before it is refused others, so the whole group is done again.
  @Test func `names stand when a group of lines is done again`() throws {
    let outcome = try shell.batch(
      """
      add-site 1 --as one
      add-site 2 --as two
      reserve --site @one --camper c-1 --arrive 2027-07-04 --nights 2
      reserve --site @two --camper c-1 --arrive 2027-07-04 --nights 2 --as stay
      move @stay --site @one
      move @stay --site 12
      """, "--keep-going")
    #expect(outcome.outline == ["1 ok", "2 ok", "3 ok", "4 ok", "5 3", "6 ok"])
    #expect(outcome.replies[5].result?["site"] as? String == "12")
  }

  @Test func `names by chance, where they belong and where they do not, do no harm`() throws {
    var generator = SplitMix64(seed: 21)
    let words = ["@a", "@b", "@", "@@a", "@a,@b", "a@b", "12", "c-1", "@zoë", "--as", "a", "b"]
    let heads = ["show-site", "add-site", "show-camper", "swap", "pay", "block-site", "add-camper", "log --on"]
    let lines = (0..<400).map { _ in
      let count = Int.random(in: 1...4, using: &generator)
      return
        ([heads.randomElement(using: &generator) ?? ""]
        + (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }).joined(separator: " ")
    }
    let outcome = try shell.batch(lines.joined(separator: "\n"), "--keep-going")
    #expect([0, 6].contains(outcome.status))
    #expect(outcome.replies.count == 400)
    #expect(outcome.replies.allSatisfy { $0.isOK || [3, 4, 5, 64].contains($0.error?["code"] as? Int) })
    #expect(try shell.run("campctl check").status == 0)
  }
}
