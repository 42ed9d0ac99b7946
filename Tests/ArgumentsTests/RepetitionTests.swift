import Arguments
import JSONText
import Testing

/// Arguments that are given more than once: nothing of them is dropped.
@Suite struct RepetitionTests {
  /// A command that sells things, with an option of each way to repeat.
  struct Order: ArgumentSet {
    var color: String?
    var item: [String] = []
    var count: [Int?] = []
    var format: String?

    static let things = ThingOptions(key: "items", first: "item")

    static let arguments: [Argument<Self>] = [
      option("color", .text, "The colour.") { $0.color = $1 }.lastCounts(),
      repeatedOrOne("item", .text, "A thing.") { $0.item = $1 }.short("i").of(things),
      detail("count", .number, "The number of it.") { $0.count = $1 }.of(things),
      flag("json", "JSON.") { if $1 { $0.format = "json" } }.lastCounts(),
      flag("csv", "CSV.") { if $1 { $0.format = "csv" } }.lastCounts(),
    ]

    static let descriptions = arguments.map(\.description)

    static func read(_ words: String...) throws -> Order { try applied(WordReader(descriptions).read(words[...])) }

    static func read(json: String) throws -> Order {
      try applied(ObjectReader(descriptions).read(JSONReader.object(Array(json.utf8))))
    }

    private static func applied(_ given: GivenArguments) throws -> Order {
      var order = Order()
      try given.require(no: arguments.apply(given, to: &order))
      return order
    }
  }

  /// The problems of an order, in short.
  private func problems(_ body: () throws -> Order) -> [String] {
    ArgumentsTests.problems {
      _ = try body()
      return Sample()
    }
  }

  @Test func `an option that is given twice is refused with both values`() {
    #expect(ArgumentsTests.problems { try .read("A", "--nights", "2", "-N3") } == ["twice nights 2 3"])
    #expect(ArgumentsTests.problems { try .read("A", "--notes", "x", "--notes", "x") } == ["twice notes x x"])
  }

  @Test func `lists that are given apart are one list`() throws {
    #expect(try Sample.read("A", "--amps", "30", "--amps", "20,50") == Sample.read("A", "--amps", "30,20,50"))
    #expect(ArgumentsTests.problems { try .read("A", "--amps", "", "--amps", "50") } == ["twice amps  50"])
  }

  @Test func `a flag twice is the flag once, and a flag with its opposite is refused`() throws {
    #expect(try Sample.read("A", "-oo", "--is-open", "--water", "--water") == Sample.read("A", "-o", "--water"))
    #expect(ArgumentsTests.problems { try .read("A", "--water", "--no-water") } == ["twice water true false"])
  }

  @Test func `of what a wrapper gives the last one counts, of flags too`() throws {
    let order = try Order.read("--color", "red", "--json", "--csv", "--color", "blue", "--json")
    #expect(order.color == "blue")
    #expect(order.format == "json")
  }

  @Test func `an option belongs to the thing before it, and before the first thing to the first`() throws {
    let order = try Order.read("--count", "3", "--item", "wood", "-i", "ice", "--item", "tea", "--count=2")
    #expect(order.item == ["wood", "ice", "tea"])
    #expect(order.count == [3, nil, 2])
    #expect(
      problems { try .read("--item", "wood", "--count", "1", "--count", "2", "-i", "ice") } == ["twice count 1 2"])
    #expect(problems { try .read("--count", "1", "--item", "wood", "--count", "2") } == ["twice count 1 2"])
  }

  @Test func `in JSON things are a list of objects, or the options of one thing`() throws {
    let several = try Order.read(json: #"{"items":[{"item":"wood"},{"item":"ice","count":2}]}"#)
    #expect(several.item == ["wood", "ice"])
    #expect(several.count == [nil, 2])
    let one = try Order.read(json: #"{"item":"wood","count":2}"#)
    #expect(one.item == ["wood"])
    #expect(one.count == [2])
    #expect(try Order.read(json: #"{"items":null,"item":"wood"}"#).item == ["wood"])
  }

  @Test(
    arguments: [
      (#"{"items":[{"item":"wood"}],"item":"ice"}"#, "twice item wood ice"), (#"{"items":"wood"}"#, "no things items"),
      (#"{"items":["wood"]}"#, "no things items"), (#"{"items":[]}"#, "no things items"),
      (#"{"items":[{"count":2}]}"#, "missing item"), (#"{"items":[{"item":null}]}"#, "missing item"),
      (#"{"items":[{"item":"wood","cuont":2}]}"#, "unknown cuont count"),
      (#"{"items":[{"item":"wood","item":"ice"}]}"#, "twice item"),
      (#"{"items":[{"item":"wood","count":"2"}]}"#, "unreadable count 2: it is not a whole number"),
      (#"{"itmes":[]}"#, "unknown itmes items"),
    ]) func `things in JSON that are no list of objects are refused`(json: String, problem: String)
  {
    #expect(problems { try .read(json: json) } == [problem])
  }

  @Test func `the help marks what may be repeated, and a shell offers it again`() {
    let command = CommandDescription(name: "order", help: CommandHelp("Order."), arguments: Order.descriptions)
    let help = HelpText(program: "program", width: 80).text(of: command)
    #expect(help.contains("A thing (may be repeated).\n"))
    #expect(help.contains("The number of it (may be repeated).\n"))
    #expect(help.contains("The colour.\n"))
    let words = ["--item", "ice", "--count", "2", "--color", "red"]
    guard case .option(let options) = CompletionContext(words, current: "--", of: Order.descriptions) else {
      Issue.record("no option is offered")
      return
    }
    #expect(options.map(\.name) == ["item", "count", "json", "csv"])
  }

  @Test func `equal things have the same text as a request, in words and in JSON`() throws {
    let words = WordReader(Order.descriptions).read(["--item", "wood", "--item", "ice", "--count", "2"])
    let json = ObjectReader(Order.descriptions).read(
      try JSONReader.object(Array(#"{"items":[{"item":"wood"},{"count":2,"item":"ice"}]}"#.utf8)))
    #expect(words.requestText(of: Order.descriptions[...]) == #"{"item":"wood,ice","count":",2"}"#)
    #expect(json.requestText(of: Order.descriptions[...]) == #"{"item":"wood,ice","count":",2"}"#)
  }
}
