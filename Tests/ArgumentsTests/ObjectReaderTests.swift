import Arguments
import Testing

/// The arguments of a command as the keys of an object.
@Suite struct ObjectReaderTests {
  @Test func `an object says what words say`() throws {
    let words = try Sample.read(
      "A", "f", "--nights", "2", "--amps", "30,50", "--state", "due", "--state", "overdue", "--notes", "", "--is-open",
      "--no-water", "--part-count", "3")
    let json = """
      {"name":"A","file":"f","nights":2,"amps":[30,50],"state":["due","overdue"],"notes":null,"isOpen":true,\
      "water":false,"partCount":3}
      """
    #expect(try Sample.read(json: json) == words)
    #expect(try Sample.read(json: #"{"name":"A","isOpen":false,"nights":null}"#) == Sample.read("A"))
  }

  @Test func `values are of their kind`() {
    #expect(
      problems {
        try .read(
          json:
            #"{"name":5,"nights":"2","amps":[30,"50"],"state":"due","isOpen":"yes","water":1,"partCount":1.5,"file":{}}"#
        )
      } == [
        "unreadable name 5: it is not text in quotes", "unreadable nights 2: it is not a whole number",
        "unreadable amps 50: it is not a whole number", "unreadable state due: it is not a list",
        "unreadable isOpen yes: it is neither true nor false", "unreadable water 1: it is neither true nor false",
        "unreadable partCount 1.5: it is not a whole number", "unreadable file -: it is not text in quotes",
      ])
  }

  @Test func `keys that there are not are told, and what is missing`() {
    #expect(problems { try .read(json: #"{"nihgts":2}"#) } == ["unknown nihgts nights", "missing name"])
    #expect(problems { try .read(json: #"{"nmae":"A"}"#) } == ["unknown nmae name"])
    #expect(problems { try .read(json: #"{"name":null}"#) } == ["missing name"])
    #expect(problems { try .read(json: #"{"name":"A","part-count":1}"#) } == ["unknown part-count partCount"])
  }

  @Test func `a key that stands twice is refused`() throws {
    #expect(problems { try .read(json: #"{"name":"A","nights":1,"nights":2}"#) } == ["twice nights"])
  }

  @Test func `an empty text ends a field, as an empty word does`() throws {
    #expect(try Sample.read(json: #"{"name":"A","notes":""}"#) == Sample.read("A", "--notes", ""))
    #expect(try Sample.requestText(json: #"{"name":"A","notes":""}"#) == Sample.requestText("A", "--notes", ""))
  }

  @Test func `an object of many wrong keys is refused soon`() {
    let json = "{" + (0..<50_000).map { "\"site\($0)\":1" }.joined(separator: ",") + "}"
    #expect(problems { try .read(json: json) }.count == 101)
  }

  @Test func `equal requests have the same text, in words and in JSON`() throws {
    let text = Sample.requestText("A", "--nights=2", "--amps", "30,50", "--notes", "", "--is-open", "--no-water")
    #expect(text == #"{"name":"A","nights":"2","amps":"30,50","notes":null,"isOpen":true,"water":false}"#)
    #expect(
      try Sample.requestText(
        json: #"{"water":false,"isOpen":true,"notes":null,"amps":[30,50],"nights":2,"name":"A","file":null}"#) == text)
    #expect(try Sample.requestText(json: #"{"name":"A","isOpen":false}"#) == Sample.requestText("A"))
    #expect(try Sample.requestText(json: #"{"name":"A","partCount":2}"#) == Sample.requestText("A"))
    #expect(Sample.requestText("A", "--part-count", "2") == Sample.requestText("A"))
    #expect(Sample.requestText("a\"\\\u{1}\n") == #"{"name":"a\"\\\u0001\u000a"}"#)
  }

  @Test func `other requests have another text`() {
    let texts = [
      Sample.requestText("A"), Sample.requestText("B"), Sample.requestText("A", "B"),
      Sample.requestText("A", "--is-open"),
      Sample.requestText("A", "--nights", "2"), Sample.requestText("A", "--part-count", "3"),
      Sample.requestText("A", "--notes", "null"), Sample.requestText("A", "--notes", ""),
      Sample.requestText("A", "--water"), Sample.requestText("A", "--no-water"),
    ]
    #expect(Set(texts).count == texts.count)
  }
}
