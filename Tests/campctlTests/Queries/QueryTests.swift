import Foundation
import Testing

/// `campctl sql` answers in every format, and binds the values of parameters.
@Suite struct QueryTests: ~Copyable {
  private let shell = Shell()

  init() throws {
    try shell.perform(
      """
      settings --currency USD
      add-site 2 --loop Aspen
      add-site 10 --loop Aspen
      add-site 11 --loop Birch
      add-rate Summer --nightly 45.50
      add-camper "Bacon Lover" --phone 910-543-9000
      reserve --site 2 --camper c-1 --arrive 2027-07-04 --nights 2 --group "Den 4"
      reserve --site 10 --camper c-1 --arrive 2027-08-01 --nights 3
      """)
  }

  @Test func `an answer is a table, a list of objects, lines of them, or CSV`() throws {
    let line = "sql 'SELECT loop, count(*) AS Sites FROM sites GROUP BY loop ORDER BY loop'"
    #expect(try shell.output(line) == "loop   Sites\nAspen      2\nBirch      1\n")
    #expect(
      try shell.output("\(line) --json") == "[{\"loop\":\"Aspen\",\"Sites\":2},\n{\"loop\":\"Birch\",\"Sites\":1}]\n")
    #expect(
      try shell.output("\(line) --jsonl") == "{\"loop\":\"Aspen\",\"Sites\":2}\n{\"loop\":\"Birch\",\"Sites\":1}\n")
    #expect(try shell.output("\(line) --csv") == "loop,Sites\r\nAspen,2\r\nBirch,1\r\n")
    #expect(try shell.output("\(line) --quiet") == "Aspen\nBirch\n")
  }

  @Test func `no row is an empty list`() throws {
    let line = "sql \"SELECT id, site FROM blocks\""
    #expect(try shell.output("\(line) --json") == "[]\n")
    #expect(try shell.output("\(line) --csv") == "id,site\r\n")
    #expect(try shell.run("campctl \(line)").errors == "No row.\n")
  }

  @Test func `a parameter is compared as what stands beside it`() throws {
    let line = "sql 'SELECT id FROM reservations WHERE arrival >= :from AND nights > :n AND site = :site' --quiet"
    #expect(try shell.output("\(line) --param from=2027-07-01 --param n=2 --param site=10") == "r-2\n")
    #expect(
      try shell.output("sql 'SELECT \"group\" AS g FROM reservations WHERE \"group\" = :g' --param 'g=Den 4' --csv")
        == "g\r\nDen 4\r\n")
    #expect(try shell.output("sql 'SELECT fullName FROM campers WHERE fullName = :x' --param \"x=' OR 1=1 --\"") == "")
    #expect(
      try shell.output("sql \"SELECT ':a' AS a, id FROM sites_of -- :b\n\" --csv 2>&1 || true").contains(
        "no view sites_of"))
  }

  @Test func `today is the campground's`() throws {
    #expect(try shell.output("sql 'SELECT :today AS day' --csv --now 2027-07-04") == "day\r\n2027-07-04\r\n")
    #expect(try shell.output("sql 'SELECT :today AS day' --csv --param today=2027-01-01") == "day\r\n2027-01-01\r\n")
  }

  @Test func `names are in any case, and the answer has those of the view`() throws {
    let rows = try shell.jsonList(
      "sql 'SELECT CAMPERID, r.fullname, \"camperId\", 1 AS OnE FROM Reservations r LIMIT 1'")
    #expect(try #require(rows.first).keys.sorted() == ["OnE", "camperId", "camperId_2", "fullName"])
  }

  @Test func `numbers are numbers on both engines`() throws {
    let line =
      "sql 'SELECT sum(total) AS total, avg(nights) AS nights, 1 / 2.0 AS half, 7 / 2 AS whole, sum(paid) AS paid FROM reservations'"
    #expect(
      try shell.output("\(line) --jsonl") == "{\"total\":22750,\"nights\":2.5,\"half\":0.5,\"whole\":3,\"paid\":0}\n")
    #expect(try shell.output("\(line) --csv") == "total,nights,half,whole,paid\r\n22750,2.5,0.5,3,0\r\n")
  }

  @Test func `joins, WITH, windows and recursion are there`() throws {
    let statement = """
      WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 3),
        sold AS (SELECT site, count(*) AS nights FROM nights GROUP BY site)
      SELECT s.number, coalesce(sold.nights, 0) AS nights, row_number() OVER (ORDER BY s.number DESC) AS place, /* how many? */
        (SELECT max(x) FROM n) AS most
      FROM sites AS s LEFT JOIN sold ON sold.site = s.number, (SELECT 1 AS one) AS t
      WHERE s.loop IS NOT DISTINCT FROM 'Aspen' AND s.number IN (SELECT number FROM sites) ORDER BY CAST(s.number AS integer); -- ;
      """
    // The older of the engines has no IS DISTINCT FROM.
    let plain = statement.replacing("IS NOT DISTINCT FROM", with: "=")
    #expect(
      try shell.output("sql \(Shell.quoted(plain)) --csv") == "number,nights,place,most\r\n2,2,1,3\r\n10,3,2,3\r\n")
  }

  @Test func `a batch reads what it has done so far`() throws {
    let outcome = try shell.batch(
      "add-site 20 --loop Cedar\nsql 'SELECT number FROM sites WHERE loop = :l' --param l=Cedar", "--dry-run")
    #expect(outcome.outline == ["1 ok", "2 ok"])
    #expect(outcome.output.contains("\"result\":[{\"number\":\"20\"}]"), "\(outcome.output)")
    #expect(try shell.output("sql \"SELECT number FROM sites WHERE loop = 'Cedar'\"") == "")
  }

  @Test func `a batch goes on behind a wrong statement`() throws {
    let outcome = try shell.batch(
      "sql 'SELECT x FROM sites'\nadd-site 21\nsql 'SELECT number FROM sites WHERE number = 21.5 / 0'\nsql 'SELECT count(*) AS n FROM sites'\nadd-site 22",
      "--keep-going")
    #expect(outcome.replies.map(\.isOK).filter { $0 }.count >= 3)
    #expect(outcome.output.contains("[{\"n\":4}]"), "\(outcome.output)")
    #expect(try shell.output("sql 'SELECT count(*) AS n FROM sites' --quiet") == "5\n")
  }

  @Test func `it reads a campground in memory`() throws {
    #expect(try shell.output("sql 'SELECT count(*) AS n FROM sites' --store memory --quiet") == "0\n")
  }

  @Test func `help names each view with its columns`() throws {
    let help = try shell.output("help sql").replacing("\n", with: " ")
    #expect(help.contains("reservations (id, status, camperId"))
  }
}
