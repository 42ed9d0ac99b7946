import Foundation
import Testing

/// Days in words on the campground's own today.
@Suite struct SpokenDayTests: ~Copyable {
  private let shell = Shell.campground()

  @Test func `today is the campground's, in its zone`() throws {
    _ = try shell.json("settings --time-zone Pacific/Kiritimati")
    let clock = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = clock
    let today = calendar.dateComponents([.year, .month, .day], from: Date())
    let reply = try shell.run(
      "env -u CAMPCTL_NOW TZ=Pacific/Pago_Pago campctl reserve -s 12 -c c-1 -a today -N 1 --json")
    let stay = try #require(try JSONSerialization.jsonObject(with: Data(reply.output.utf8)) as? [String: Any])
    let after = calendar.dateComponents([.year, .month, .day], from: Date())
    let days = [today, after].map { String(format: "%04d-%02d-%02d", $0.year ?? 0, $0.month ?? 0, $0.day ?? 0) }
    #expect(days.contains(stay["arrival"] as? String ?? ""))
  }

  @Test func `a new store takes them, too`() throws {
    let shell = Shell()
    #expect(try shell.run("campctl add-rate Std --nightly 5 --from fri --before mon").status == 0)
    let rate = try #require(try shell.jsonList("list-rates").first)
    #expect(rate.differences(from: ["from": "2027-06-04", "before": "2027-06-07"]) == [])
  }

  @Test func `a batch that is run again after midnight replays`() throws {
    let lines = """
      reserve --site 12 --camper c-1 --arrive tomorrow --nights 1
      {"command":"block-site","number":"12","from":"fri","before":"+2","reason":"paint"}
      """
    let first = try shell.batch(lines, "--key night --now 2027-06-01T23:59")
    try #require(first.outline == ["1 ok", "2 ok"], "\(first.errors)")
    #expect(first.replies[0].result?["arrival"] as? String == "2027-06-02")
    #expect(first.replies[1].result?["before"] as? String == "2027-06-06")
    let again = try shell.batch(lines, "--key night --now 2027-06-02T00:01")
    try #require(again.replies.map { $0.result?["replayed"] as? Bool } == [true, true], "\(again.output)")
    #expect(again.replies[0].result?["arrival"] as? String == "2027-06-02")
  }

  @Test func `a key tells a word from the day that it means`() throws {
    _ = try shell.json("reserve -s 12 -c c-1 -a fri -N 1 --key k")
    #expect(try shell.refusal("reserve -s 12 -c c-1 -a 2027-06-04 -N 1 --key k").name == "keyReused")
    let again = try shell.json("reserve -s 12 -c c-1 -a fri -N 1 --key k --now 2027-06-09")
    #expect(again["arrival"] as? String == "2027-06-04")
  }

  @Test func `a time to pretend is a day of the calendar`() throws {
    #expect(try shell.json("info --now 2027-7-4")["today"] as? String == "2027-07-04")
    #expect(try shell.refusal("info --now tomorrow").status == 64)
  }

  @Test func `a rehearsal and a question mean the same days`() throws {
    #expect(try shell.json("reserve -s 12 -c c-1 -a sat -N 1 -n")["arrival"] as? String == "2027-06-05")
    #expect(try shell.jsonList("list-reservations").isEmpty)
    #expect(try shell.jsonList("list-arrivals tomorrow").isEmpty)
  }
}
