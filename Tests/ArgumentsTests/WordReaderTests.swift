import Arguments
import Testing

/// The words of a command line.
@Suite struct WordReaderTests {
  static let spellings: [[String]] = [
    ["Aspen", "--nights", "2"], ["Aspen", "--nights=2"], ["Aspen", "-N", "2"], ["Aspen", "-N2"], ["Aspen", "-N=2"],
    ["--nights", "2", "Aspen"], ["--nights=2", "--", "Aspen"],
  ]

  @Test(arguments: spellings) func `an option may be written in any way, before or after words`(words: [String]) throws
  {
    let given = WordReader(Sample.descriptions).read(words[...])
    var sample = Sample()
    try given.require(no: Sample.arguments.apply(given, to: &sample))
    #expect(sample.name == "Aspen")
    #expect(sample.nights == 2)
  }

  @Test func `the word after an option is its value, whatever it begins with`() throws {
    #expect(try Sample.read("A", "--nights", "-5").nights == -5)
    #expect(try Sample.read("A", "--notes", "-1+1").notes == "-1+1")
    #expect(try Sample.read("A", "--notes", "--none-such").notes == "--none-such")
    #expect(try Sample.read("A", "--notes", "-x").notes == "-x")
    #expect(try Sample.read("A", "--notes=--is-open").notes == "--is-open")
    #expect(try Sample.read("A", "--notes", "-").notes == "-")
  }

  @Test func `an option of the command is no value of another`() {
    #expect(problems { try .read("A", "--notes", "--is-open") } == ["no value notes"])
    #expect(problems { try .read("A", "--notes", "-o") } == ["no value notes"])
    #expect(problems { try .read("A", "--notes", "--no-water") } == ["no value notes"])
    #expect(problems { try .read("A", "--notes") } == ["no value notes"])
    #expect(problems { try .read("A", "--notes", "--", "B") } == ["no value notes"])
  }

  @Test func `behind two hyphens every word is one by its place`() throws {
    #expect(try Sample.read("--", "--nights", "-o") == Sample.read("--", "--nights", "-o"))
    let sample = try Sample.read("--", "--nights", "-o")
    #expect(sample.name == "--nights")
    #expect(sample.file == "-o")
    #expect(!sample.isOpen)
  }

  @Test func `a number below 0 is a word`() throws {
    #expect(try Sample.read("-5").name == "-5")
    #expect(try Sample.read("-", "-1+1").file == "-1+1")
  }

  @Test func `letters behind one hyphen are flags, and the last may have a value`() throws {
    let sample = try Sample.read("A", "-oN2")
    #expect(sample.isOpen)
    #expect(sample.nights == 2)
    #expect(try Sample.read("A", "-oc", "7").part.count == 7)
    #expect(problems { try .read("A", "-ox") } == ["unknown -x -"])
  }

  @Test func `a flag can be off where it says so`() throws {
    #expect(try Sample.read("A").water == nil)
    #expect(try Sample.read("A", "--water").water == true)
    #expect(try Sample.read("A", "--no-water").water == false)
    #expect(problems { try .read("A", "--no-is-open") } == ["unknown --no-is-open --is-open"])
    #expect(problems { try .read("A", "--water=yes") } == ["value water yes"])
  }

  @Test func `lists stand between commas, and some options may be given again`() throws {
    #expect(try Sample.read("A", "--amps", "30,50").amps == [30, 50])
    #expect(try Sample.read("A", "--amps", "").amps == [])
    #expect(try Sample.read("A", "--state", "due", "--state=OVERDUE").states == [.due, .overdue])
    #expect(
      problems { try .read("A", "--state", "late", "--amps", "30,") } == [
        "unreadable state late: it is one of due, overdue", "unreadable amps 30,: it is not a whole number",
      ])
  }

  @Test func `an empty word ends a field that can end`() throws {
    #expect(try Sample.read("A", "--notes", "").notes == .some(nil))
    #expect(try Sample.read("A").notes == nil)
  }

  @Test func `all that is wrong is told at once, in the order in which it was given`() {
    #expect(
      problems { try .read("--nights", "two", "--wather", "--part-count", "1.5", "--is-open=1") } == [
        "unknown --wather --water", "value isOpen 1", "unreadable nights two: it is not a whole number",
        "unreadable partCount 1.5: it is not a whole number", "missing name",
      ])
    #expect(problems { try .read("A", "B", "C", "D") } == ["unexpected C", "unexpected D"])
  }

  @Test func `what follows from a misspelled option is not told`() {
    #expect(problems { try .read("A", "B", "--nihgts", "2") } == ["unknown --nihgts --nights"])
  }

  @Test(arguments: ["+5", "５", "1e3", "", " 5", "9223372036854775808", "0x10", "1_000"])
  func `what is no whole number in ASCII digits is refused`(text: String) {
    #expect(problems { try .read("A", "--nights", text) } == ["unreadable nights \(text): it is not a whole number"])
  }

  @Test func `options before a command's name are found with their values`() {
    let reader = WordReader(Sample.descriptions)
    let count = { (words: [String]) in reader.leadingOptions(in: words[...]).count }
    #expect(count(["reserve", "--nights", "2"]) == 0)
    #expect(count(["--nights", "2", "reserve"]) == 2)
    #expect(count(["--nights=2", "-o", "--water", "reserve", "x"]) == 3)
    #expect(count(["-o", "--unknown", "reserve"]) == 1)
    #expect(count(["-x", "reserve"]) == 0)
    #expect(count(["--nights"]) == 1)
  }

  @Test func `a value that begins with a letter of an option is no cluster of letters`() throws {
    #expect(try Sample.read("A", "--notes", "-open late").notes == "-open late")
    #expect(problems { try .read("A", "--notes", "-oN2") } == ["no value notes"])
    #expect(problems { try .read("A", "-o=yes") } == ["value isOpen yes"])
  }

  @Test func `the option that was meant is named`() {
    #expect(problems { try .read("A", "--N", "2") } == ["unknown --N -N"])
    #expect(problems { try .read("A", "--no-is-open") } == ["unknown --no-is-open --is-open"])
    #expect(problems { try .read("A", "--nothing-near") } == ["unknown --nothing-near -"])
    #expect(problems { try .read("--naem") } == ["unknown --naem -", "missing name"])
  }

  @Test func `a thousand values, or a thousand slips, are read in no time`() throws {
    let many = Array(repeating: ["--state", "due"], count: 10_000).flatMap(\.self)
    let given = WordReader(Sample.descriptions).read((["A"] + many)[...])
    var sample = Sample()
    try given.require(no: Sample.arguments.apply(given, to: &sample))
    #expect(sample.states.count == 10_000)
    let slips = WordReader(Sample.descriptions).read(Array(repeating: "--wather", count: 10_000)[...])
    #expect(
      problems {
        try slips.require(no: [])
        return sample
      }.count == 100)
  }
}
