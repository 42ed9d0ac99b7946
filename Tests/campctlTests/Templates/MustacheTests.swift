import JSONText
import Testing

@testable import campctl

/// Mistakes with their places, the values of an answer, and the bounds of both.
@Suite struct MustacheTests {
  private func made(
    _ template: String, _ json: String = "{}", partials: [String: String] = [:], file: String = "a.txt"
  ) throws -> String {
    let filler = MustacheFiller(
      .one(try JSONValue(text: json)), into: TemplateOutput(TemplateForm(file: file), of: file)
    ) { name, _ in try partials[name].map { try MustacheReader.template($0, of: name) } }
    try filler.fill(MustacheReader.template(template, of: file))
    return filler.output.content
  }

  private func mistake(_ template: String, partials: [String: String] = [:]) -> MustacheMistake? {
    #expect(throws: MustacheMistake.self) { try made(template, #"{"a":{"b":1}}"#, partials: partials) }
  }

  @Test(arguments: [
    ("a\n  {{#people}}\n", "a.txt, line 2, column 3: The section people has no end {{/people}}"),
    ("{{#a}}\n{{#b}}x{{/a}}", "a.txt, line 2, column 8: This ends a, but the section b of line 2, column 1 is open"),
    ("Žofie {{/a}}", "a.txt, line 1, column 7: This ends a, but no section is open"),
    ("a {{b", "a.txt, line 1, column 3: The tag has no end }}"),
    ("{{{b}} c", "a.txt, line 1, column 1: The tag has no end }}}"),
    ("{{= <% %> }}", "a.txt, line 1, column 1: The tag has no end =}}"),
    ("{{ }}", "a.txt, line 1, column 1: The tag has no name"),
    ("{{#}}", "a.txt, line 1, column 1: The tag has no name"),
    (
      "{{full name}}",
      "a.txt, line 1, column 1: full name is no name; a name has no blank, and a key on each side of a point"
    ),
    ("{{a..b}}", "a.txt, line 1, column 1: a..b is no name; a name has no blank, and a key on each side of a point"),
    ("{{=a=}}", "a.txt, line 1, column 1: a gives no two delimiters, as {{=<% %>=}} does; neither has an equals sign"),
    ("{{<parent}}", "a.txt, line 1, column 1: <parent belongs to a part of Mustache that is not read here"),
    ("{{>*name}}", "a.txt, line 1, column 1: *name belongs to a part of Mustache that is not read here"),
  ]) func `a mistake has its place and its way out`(template: String, words: String) throws {
    let found = try #require(self.mistake(template))
    #expect(FileProblem.brokenTemplate(found).shown.sentence == words)
  }

  @Test func `values are words: nothing for null, a list with commas, an object as JSON`() throws {
    let json = #"{"yes":true,"no":false,"none":null,"few":[30,"a",null],"one":{"a":1},"empty":""}"#
    #expect(
      try made("{{yes}} {{no}} <{{none}}> {{few}} {{{one}}} <{{empty}}>", json) == #"true false <> 30, a,  {"a":1} <>"#)
    #expect(try made("{{#empty}}there{{/empty}}{{^no}}, not there{{/no}}", json) == "there, not there")
  }

  @Test func `sections and templates end at a depth, and so do passes`() throws {
    let deep = { (count: Int) in String(repeating: "{{#a}}", count: count) + String(repeating: "{{/a}}", count: count) }
    #expect(try made(deep(100), #"{"a":1}"#) == "")
    #expect(mistake(deep(101))?.fault == .deepSections(limit: 100))
    #expect(mistake("{{>me}}", partials: ["me": "{{>me}}"])?.fault == .deepPartials(limit: 20))
    let chain = Dictionary(uniqueKeysWithValues: (1...20).map { ("p\($0)", $0 < 20 ? "{{>p\($0 + 1)}}" : "end") })
    #expect(try made("{{>p1}}", partials: chain) == "end")
    #expect(mistake("{{>p0}}", partials: chain.merging(["p0": "{{>p1}}"]) { $1 })?.fault == .deepPartials(limit: 20))
    let list = "[\(Array(repeating: "1", count: 100).joined(separator: ","))]"
    #expect(throws: MustacheMistake.self) {
      try made(
        String(repeating: "{{#a}}", count: 10) + deep(0)
          + String(repeating: "{{/a}}", count: 10), #"{"a":\#(list)}"#)
    }
  }

  @Test func `a text that grows beyond its bound is refused`() throws {
    let text = "\"\(String(repeating: "a", count: 1 << 20))\""
    let list = Array(repeating: "1", count: 100).joined(separator: ",")
    #expect(throws: TemplateOutput.TooLong.self) {
      try made("{{#n}}{{t}}{{/n}}", #"{"n":[\#(list)],"t":\#(text)}"#)
    }
  }

  @Test(arguments: [
    ("a.html", "&lt;b&gt;&#39;&amp;\\u{1B}[0m\n\\u{202E}"), ("a.htm", "&lt;b&gt;&#39;&amp;\\u{1B}[0m\n\\u{202E}"),
    ("a", "&lt;b&gt;&#39;&amp;\\u{1B}[0m\n\\u{202E}"), ("a.txt", "<b>'&\\u{1B}[0m\n\\u{202E}"),
    ("a.TXT", "<b>'&\\u{1B}[0m\n\\u{202E}"), ("a.eml", "\n<b>'&\\u{1B}[0m\n\\u{202E}"),
  ]) func `a value is escaped by the end of the name, and steers nothing`(file: String, words: String) throws {
    let json = #"{"a":"<b>'&\u001b[0m\n\u202e"}"#
    #expect(try made(file == "a.eml" ? "\n{{a}}" : "{{a}}", json, file: file) == words)
  }

  @Test(arguments: [
    (
      "Subject: {{a}}", #"x\r\nBcc: eve@example.com"#,
      "Subject: x Bcc: eve@example.com\n\nx\\u{D}\nBcc: eve@example.com\n"
    ),
    ("Subject: {{{a}}}", #"x\u2028\n\ny"#, "Subject: x y\n\nx\\u{2028}\n\ny\n"),
    (
      "To: {{a}} <a@example.com>", #"Lee, \"Ann\" <eve@example.com>;"#,
      "To: Lee Ann eve@example.com <a@example.com>\n\nLee, \"Ann\" <eve@example.com>;\n"
    ),
    (
      "To: a@example.com,\n {{&a}} <b@example.com>", "Lee, Ann",
      "To: a@example.com,\n Lee Ann <b@example.com>\n\nLee, Ann\n"
    ),
    ("X-Note: a, b: {{a}}", "Lee, Ann", "X-Note: a, b: Lee, Ann\n\nLee, Ann\n"),
    ("To: {{a}} <a@example.com>", "Žofie", "To: =?utf-8?B?xb1vZmll?= <a@example.com>\n\nŽofie\n"),
    ("Subject: Grüße, {{a}}", "Ann", "Subject: =?utf-8?B?R3LDvMOfZSwgQW5u?=\n\nAnn\n"),
  ]) func `no value begins another header or names another reader`(field: String, value: String, message: String) throws
  {
    #expect(try made("\(field)\n\n{{a}}\n", #"{"a":"\#(value)"}"#, file: "a.eml") == message)
  }

  @Test func `a header stays as it is written where it is ASCII, and values behind it keep their lines`() throws {
    let template = "From: Trout <camp@example.com>\r\nX-Long: one\r\n\ttwo\r\n\r\n{{a}}"
    #expect(
      try made(template, #"{"a":"1\n2"}"#, file: "a.eml")
        == "From: Trout <camp@example.com>\r\nX-Long: one\r\n\ttwo\r\n\r\n1\n2")
  }
}
