import Foundation
import TestSupport
import Testing

/// Discounts, an agreed price and an exemption as a user types them.
struct TermsCommandTests {
  /// Reservation r-1 of two nights at 45.00, and r-2, which is cancelled.
  private func shell() throws -> Shell {
    let shell = try Shell.withCampground()
    for line in [
      "add-rate Standard --nightly 45.00", "add-tax County --percent 10%",
      "add-discount Access --percent 50% --needs-pass", "add-discount Weekend --per-night 5.00 --weekdays fri,sat",
      "reserve --site 12 --camper c-1 --arrive 2027-07-05 --nights 2",
      "reserve --site 12 --camper c-1 --arrive 2027-09-01 --nights 2", "cancel r-2",
    ] { try shell.json(line) }
    return shell
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    let words: String
    let json: String
    let status: Int32
    let problem: String

    init(_ words: String, _ json: String, _ status: Int32, _ problem: String) {
      (self.words, self.json, self.status, self.problem) = (words, json, status, problem)
    }

    var testDescription: String { words }
  }

  private static let stay = "reserve --site 12 --camper c-1 --arrive 2027-08-01 --nights 2"
  private static let stayJSON = #""command":"reserve","site":"12","camper":"c-1","arrive":"2027-08-01","nights":2"#

  static let bad = [
    Bad("\(stay) --discount Access", "{\(stayJSON),\"discount\":[\"Access\"]}", 5, "passNeeded"),
    Bad("\(stay) --discount Winter", "{\(stayJSON),\"discount\":[\"Winter\"]}", 4, "notFound"),
    Bad(
      "\(stay) --discount Weekend --discount weekend", "{\(stayJSON),\"discount\":[\"Weekend\",\"weekend\"]}", 5,
      "duplicateName"),
    Bad("\(stay) --pass 7", "{\(stayJSON),\"pass\":\"7\"}", 64, "usage"),
    Bad("\(stay) --nightly 30.00", "{\(stayJSON),\"nightly\":\"30.00\"}", 5, "emptyReason"),
    Bad("\(stay) --because friends", "{\(stayJSON),\"because\":\"friends\"}", 64, "usage"),
    Bad(
      "\(stay) --nightly -1 --because x", "{\(stayJSON),\"nightly\":\"-1\",\"because\":\"x\"}", 5, "invalidAmount"),
    Bad("\(stay) --tax-exempt ' '", "{\(stayJSON),\"taxExempt\":\" \"}", 5, "emptyReason"),
    Bad(
      "\(stay) --tax-exempt form --tax-exempt-from City",
      "{\(stayJSON),\"taxExempt\":\"form\",\"taxExemptFrom\":[\"City\"]}", 4, "notFound"),
    Bad("\(stay) --tax-exempt-from County", "{\(stayJSON),\"taxExemptFrom\":[\"County\"]}", 64, "usage"),
    Bad(
      "discount r-1 90.01 --because noise",
      #"{"command":"discount","reservation":"r-1","what":"90.01","because":"noise"}"#, 5, "invalidAmount"),
    Bad(
      "discount r-1 101% --because noise",
      #"{"command":"discount","reservation":"r-1","what":"101%","because":"noise"}"#, 5, "invalidPercent"),
    Bad(
      "discount r-1 -5 --because noise", #"{"command":"discount","reservation":"r-1","what":"-5","because":"noise"}"#,
      5, "invalidAmount"),
    Bad(
      "discount r-1 half --because noise",
      #"{"command":"discount","reservation":"r-1","what":"half","because":"noise"}"#, 64, "usage"),
    Bad(
      "discount r-1 5.00 --because ''", #"{"command":"discount","reservation":"r-1","what":"5.00","because":""}"#, 5,
      "emptyReason"),
    Bad(
      "discount r-2 5.00 --because noise",
      #"{"command":"discount","reservation":"r-2","what":"5.00","because":"noise"}"#, 5, "nothingCharged"),
    Bad(
      "reprice r-1 --nightly 30.00", #"{"command":"reprice","reservation":"r-1","nightly":"30.00"}"#, 5,
      "emptyReason"),
    Bad("reprice r-1 --because x", #"{"command":"reprice","reservation":"r-1","because":"x"}"#, 64, "usage"),
    Bad(
      "change r-1 --tax-exempt-from County", #"{"command":"change","reservation":"r-1","taxExemptFrom":["County"]}"#, 5,
      "emptyReason"),
    Bad(
      "change r-1 --discount Access", #"{"command":"change","reservation":"r-1","discount":["Access"]}"#, 5,
      "passNeeded"),
  ]

  @Test(arguments: bad)
  func `bad input is named in each of its three forms, and changes nothing`(bad: Bad) throws {
    let shell = try shell()
    let before = shell.storeBytes
    let (status, error) = try shell.refusal(bad.words)
    #expect(status == bad.status)
    let problem = (error["problems"] as? [[String: Any]])?.first?["name"] as? String
    #expect(problem == bad.problem || bad.status == 64 && error["name"] as? String == "usage")
    for line in [bad.words, bad.json] {
      let reply = try shell.batch(line)
      #expect(reply.status == bad.status, "\(line): \(reply.errors)")
    }
    #expect(shell.storeBytes == before)
  }

  @Test func `a reservation has its discounts, its own price and its certificate`() throws {
    let shell = try shell()
    let made = try shell.json("\(Self.stay) --discount Access --discount Weekend --pass 77-1 --tax-exempt form")
    #expect(made["total"] as? String == "45.00" && made["taxExempt"] as? String == "form")
    let discounts = try #require(made["discounts"] as? [[String: Any]])
    #expect(discounts.map { $0["name"] as? String } == ["Access", "Weekend"])
    #expect(discounts.map { $0["amount"] as? String } == ["-45.00", "0.00"])
    #expect(try shell.json("discount r-3 10% --because noise")["total"] as? String == "36.00")
    let own = try shell.json("reprice r-3 --nightly 20.00 --because 'old friends'")
    #expect(own["nightly"] as? String == "20.00" && own["total"] as? String == "16.00")
    #expect(try shell.json("change r-3 --discount '' --tax-exempt ''")["total"] as? String == "39.60")
    let given = try #require(try shell.json("show-reservation r-3")["discounts"] as? [[String: Any]])
    #expect(given.map { $0["reason"] as? String } == ["noise"])
  }

  @Test func `a discount that takes nothing off is named, and one by hand where no night is open`() throws {
    let shell = try shell()
    let made = try shell.run("campctl \(Self.stay) --discount Weekend")
    #expect(made.errors.contains("The discount Weekend takes nothing off this stay."))
    try shell.json("check-in r-1 --now 2027-07-05")
    try shell.json("check-out r-1 --now 2027-07-07")
    let late = try shell.run("campctl discount r-1 9.00 --because ants --now 2027-07-08")
    let party = "r-1 (Bacon Lover, site 12, Mon 2027-07-05 to Wed 2027-07-07)"
    #expect(late.output == "Took 9.00 USD off \(party): 9.90 USD less, 89.10 in all.\n")
    #expect(late.errors.contains("9.00 USD of it is a line of today, as no open night has room for it."))
  }

  @Test func `where no night is charged, waiving is named`() throws {
    let refused = try shell().run("campctl discount r-2 5.00 --because noise")
    #expect(refused.errors.contains("No night of r-2 is charged") && refused.errors.contains("campctl waive"))
  }
}
