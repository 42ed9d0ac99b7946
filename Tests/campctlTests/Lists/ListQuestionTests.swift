import TestSupport
import Testing

@Suite struct ListQuestionTests: ~Copyable {
  private let shell = Shell()

  init() throws {
    let lines = [
      "settings --name Trout --currency USD", "add-site 1..2 --type rv --loop Aspen --max-length 45",
      "add-site 10..11 --type tent --loop Birch", "add-rate base --nightly 30",
      "add-camper 'Ann Lee' --phone 555-0101", "add-camper 'Bea Low' --phone 555-0102 --email bea@example.org",
      "reserve --site 1 --camper c-1 --arrive 2027-06-04 --nights 2 --rig-length 38",
      "reserve --site 2 --camper c-2 --arrive 2027-06-05 --nights 5 --group Scouts",
      "reserve --site 10 --camper c-2 --arrive 2027-06-06 --nights 1",
      "reserve --site 11 --camper c-1 --arrive 2027-06-11 --nights 3",
      "pay r-1 60 --method cash", "cancel r-3",
    ]
    #expect(try shell.batch(lines.joined(separator: "\n"), "--yes").status == 0)
  }

  /// The lines that a list of reservations prints for a question.
  private func lines(_ question: String) throws -> [String] {
    let result = try shell.run("campctl list-reservations \(question)")
    #expect(result.status == 0, "\(result.errors)")
    return result.output.split(whereSeparator: \.isNewline).map(String.init)
  }

  @Test(arguments: [
    ("--where 'nights:>2'", "r-2 r-4"), ("--where '-status:cancelled camper:c-1'", "r-1 r-4"),
    ("--where 'balance:>0'", "r-2 r-4"), ("--where 'type:tent or rigLength:38'", "r-1 r-3 r-4"),
    ("--where 'loop:aspen'", "r-1 r-2"), ("--where 'group:'", "r-1 r-3 r-4"), ("--where 'group:*'", "r-2"),
    ("--where 'arriving:2027-06-04..sun'", "r-1 r-2"), ("--where 'staying:2027-06-05'", "r-1 r-2"),
    ("--where 'due:*'", "r-2 r-4"), ("--where 'due:..2027-06-05'", "r-2"), ("--sort -due", "r-4 r-2 r-1 r-3"),
    ("--where 'departing:2027-06-10'", "r-2"), ("--where low", "r-2 r-3"), ("--where -site:1,2", "r-3 r-4"),
    ("--sort -balance", "r-2 r-4 r-1 r-3"), ("--sort -site", "r-4 r-3 r-2 r-1"),
    ("--sort camper,-nights", "r-4 r-1 r-2 r-3"),
    ("--sort group,site", "r-2 r-1 r-3 r-4"), ("--limit 2", "r-1 r-2"), ("--limit 0", ""),
    ("--sort -nights --limit 1", "r-2"), ("--status reserved --where nights:3", "r-4"),
  ])
  func `a list is narrowed, sorted and ended`(_ question: String, _ expected: String) throws {
    #expect(try lines("\(question) --quiet").joined(separator: " ") == expected)
  }

  @Test func `columns stand in the order that was asked for, in every format`() throws {
    let question = "--columns site,camper,camper.phone,balance,loop --where id:r-2"
    #expect(
      try lines(question) == [
        "SITE  CAMPER   PHONE NUMBER  BALANCE  LOOP", "2     Bea Low  555-0102       150.00  Aspen",
      ])
    #expect(
      try lines(question + " --jsonl") == [
        """
        {"site":"2","camper":{"id":"c-2","fullName":"Bea Low","phoneNumber":"555-0102","email":"bea@example.org",\
        "warning":null},"balance":"150.00","loop":"Aspen"}
        """
      ])
    #expect(try lines("--columns id,id --jsonl --limit 1") == [#"{"id":"r-1"}"#])
    #expect(
      try lines("--columns id,camper.fullName,camper.email,group --csv --limit 1") == [
        "id,fullName,email,group", "r-1,Ann Lee,,",
      ])
  }

  @Test func `rows are counted and added up, all or by groups`() throws {
    #expect(try lines("--count") == ["4"])
    #expect(try lines("--count --where 'nights:>2' --json") == [#"[{"count":2}]"#])
    #expect(
      try lines("--group-by loop --sum balance,nights") == [
        "LOOP   COUNT  BALANCE  NIGHTS", "Aspen      2   150.00       7", "Birch      2    90.00       4",
      ])
    #expect(
      try lines("--group-by camper.fullName --sort -count,camper.fullName --limit 1 --jsonl") == [
        #"{"camper":{"fullName":"Ann Lee"},"count":2}"#
      ])
    #expect(
      try lines("--group-by status --sum total --csv") == [
        "status,count,total", "cancelled,1,0.00", "reserved,3,300.00",
      ])
  }

  @Test func `parts of one object are one object, wherever they stand`() throws {
    #expect(
      try lines("--columns camper.id,id,camper.fullName --limit 1 --jsonl") == [
        #"{"camper":{"id":"c-1","fullName":"Ann Lee"},"id":"r-1"}"#
      ])
  }

  @Test func `a thousand values are no damage, and a limit counts all`() throws {
    let numbers = (1...1200).map(String.init).joined(separator: ",")
    #expect(try lines("--where 'nights:\(numbers)' --count --limit 0") == ["4"])
  }

  @Test func `payments look back, as their options do`() throws {
    let done = try shell.run("campctl list-payments --where 'day:mon' --count --now 2027-06-03")
    #expect(done.errors == "mon is Mon 2027-05-31.\n", "\(done.errors)")
  }

  @Test func `a day in words is named in the answer`() throws {
    let result = try shell.run("campctl list-reservations --where 'arriving:fri..sun' --quiet")
    #expect(result.output == "r-1\nr-2\n")
    let text = try shell.run("campctl list-reservations --where 'arriving:fri..sun'")
    #expect(text.errors == "fri is Fri 2027-06-04.\nsun is Sun 2027-06-06.\n")
  }

  @Test(arguments: [
    ("--where 'balanc:>0'", "character 1: there is no field balanc", "The fields are id, status, camper,"),
    ("--where 'nights:3 arrival:someday'", "character 18: 'someday' is no value of arrival", "arrival:fri..sun"),
    ("--where ''", "character 1: it is empty", "nights:>3"), ("--columns id,nope", "There is no field nope", "camper"),
    ("--sum status", "status is no number", ""), ("--count --columns id", "--columns chooses the fields of rows", ""),
    ("--sum nights --group-by nights", "nights is grouped by, so it is not added up", ""),
    ("--group-by loop --sort nights", "There is no field nights", "The fields are loop, count."),
  ])
  func `a question that does not fit is refused`(_ question: String, _ words: String, _ hint: String) throws {
    let result = try shell.run("campctl list-reservations \(question)")
    #expect(result.status == 64)
    #expect(result.errors.contains(words) && (hint.isEmpty || result.errors.contains(hint)), "\(result.errors)")
  }

  @Test(arguments: [
    "list-sites --where 'type:tent'", "list-campers --where 'email:*'", "list-rates --where 'nightly:30'",
    "list-payments --where 'method:cash amount:60'", "list-balances --where 'balance:>0 loop:Aspen'",
    "list-arrivals 2027-06-04 --where 'rigLength:>30'", "find lee --where 'camper:~Lee'", "turnover 2027-06-06 --count",
    "list-waitlist --count", "list-blocks --count", "list-taxes --count", "list-discounts --count",
    "list-items --count",
    "list-rules --count",
  ])
  func `every list can be asked`(_ line: String) throws {
    let result = try shell.run("campctl \(line)")
    #expect(result.status == 0 && !result.output.isEmpty, "\(result.errors)")
  }

  @Test func `a line of a batch can ask, too`() throws {
    let done = try shell.batch("list-reservations --where 'nights:>2' --count", "--jsonl")
    #expect(done.output.contains(#""result":[{"count":2}]"#), "\(done.output) \(done.errors)")
  }
}
