import Foundation
import TestSupport
import Testing

/// Without --keep-going a batch is one transaction.
@Suite struct AllOrNothingTests: ~Copyable {
  private let shell = Shell.campground()

  @Test func `the first line that is refused ends the batch with its status, and nothing is kept`() throws {
    let before = shell.storeBytes
    let refused: [(line: String, status: Int32, name: String)] = [
      ("add-site 12", 5, "invalidRequest"), ("show-site 99", 4, "notFound"),
      ("reserve --site 1 --camper c-1 --arrive 2027-07-04 --nights 2", 3, "nightsTaken"),
      ("add-site", 64, "usage"), ("{\"command\":", 65, "unreadableInput"),
    ]
    for (line, status, name) in refused {
      let outcome = try shell.batch(
        """
        # line 1
        add-site 1
        reserve --site 1 --camper c-1 --arrive 2027-07-04 --nights 1
        \(line)
        add-site 2
        """)
      #expect(outcome.status == status, "\(line)")
      #expect(outcome.output.isEmpty)
      let error = try outcome.error
      #expect(error["line"] as? Int == 4)
      #expect(error["code"] as? Int == Int(status))
      #expect(error["name"] as? String == name)
      #expect(shell.storeBytes == before)
    }
  }

  @Test func `the error of a line is the error of the command alone, and its line`() throws {
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2")
    let stay = "reserve --site 12 --camper c-1 --arrive 2027-07-05 --nights 2"
    var alone = try shell.refusal(stay).error
    var inBatch = try shell.batch(stay).error
    #expect(inBatch.removeValue(forKey: "line") as? Int == 1)
    alone["line"] = nil
    #expect(NSDictionary(dictionary: inBatch) == NSDictionary(dictionary: alone))
  }

  @Test func `the summary of a batch that was refused is given, too`() throws {
    let outcome = try shell.batch("add-site 1\nadd-site 12\nadd-site 2")
    #expect(try outcome.summary["refused"] as? Int == 1)
    #expect(try outcome.summary["done"] as? Int == 0)
  }

  @Test func `later lines see what earlier ones did`() throws {
    let shell = Shell()
    let outcome = try shell.batch(
      """
      add-site 1
      add-camper "Bacon Lover" --phone 555-0100
      reserve --site 1 --camper "Bacon Lover" --arrive 2027-07-04 --nights 2
      cancel r-1
      reserve --site 1 --camper c-1 --arrive 2027-07-04 --nights 2
      """)
    #expect(outcome.status == 0)
    #expect(outcome.replies.last?.result?["id"] as? String == "r-2")
  }

  @Test func `replies come after the input has ended, and the store is free until then`() throws {
    let batch = try Running("batch --jsonl", in: shell)
    try batch.send("add-site 1\n")
    #expect(batch.line(within: 0.3) == nil)
    #expect(try shell.run("campctl add-site 2").status == 0)
    try batch.send("add-site 3\n")
    try batch.endInput()
    #expect(batch.rest().count == 2)
    #expect(batch.status() == 0)
    #expect(try shell.siteNumbers() == ["1", "2", "3", "12"])
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal while it waits for input keeps nothing`(signal: Int32) throws {
    let before = shell.storeBytes
    let batch = try Running("batch --jsonl", in: shell)
    try batch.send("add-site 1\n")
    #expect(batch.line(within: 0.2) == nil)
    batch.send(signal: signal)
    #expect(batch.status() == 130)
    #expect(batch.rest().isEmpty)
    #expect(shell.storeBytes == before)
  }

  @Test func `a signal ends it while input keeps coming`() throws {
    let before = shell.storeBytes
    let result = try shell.run(
      """
      mkfifo $HOME/lines
      (while echo '# more'; do :; done) > $HOME/lines 2> /dev/null &
      feeder=$!
      campctl batch < $HOME/lines &
      batch=$!
      sleep 0.1; sleep 0.1
      kill -INT $batch
      for tenth in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        kill -0 $batch 2> /dev/null || break
        sleep 0.1
      done
      kill $feeder
      wait $batch
      """)
    #expect(result.status == 130)
    #expect(shell.storeBytes == before)
  }

  @Test func `a batch of which nothing is kept makes no store`() throws {
    let shell = Shell()
    #expect(try shell.batch("add-site 1\nadd-site 1").status == 5)
    #expect(try shell.batch("# nothing\n").status == 0)
    #expect(try shell.filesBesideStore().isEmpty)
  }

  @Test(TestEngine.ofFiles("it looks at what lies beside a file"))
  func `a batch that is kept leaves its store alone behind`() throws {
    let shell = Shell()
    let outcome = try shell.batch("add-site 1\nadd-site 2\ninfo")
    #expect(outcome.replies.last?.result?["store"] as? String == shell.store.path)
    #expect(try shell.filesBesideStore() == ["campground.sqlite"])
    #expect(try shell.run("campctl undo --yes").status == 0)
    #expect(try shell.siteNumbers().isEmpty)
  }

  @Test(TestEngine.ofFiles("a server begins no campground by itself"))
  func `batches that begin a campground at once share one`() throws {
    let shell = Shell()
    let result = try shell.run(
      """
      for writer in 1 2 3 4 5 6; do
        (for site in $(seq 1 40); do echo "add-site $writer-$site"; done | campctl batch -q) &
      done
      wait
      """)
    #expect(result.output.split(separator: "\n").count == 240)
    #expect(result.errors.isEmpty)
    #expect(try shell.siteNumbers().count == 240)
    #expect(try shell.filesBesideStore() == ["campground.sqlite"])
  }
}
