import Foundation
import Testing

@testable import campctl

/// Answers printed by templates.
@Suite struct TemplateCommandTests: ~Copyable {
  private let shell = Shell.campground(
    """
    settings --name 'Trout & Co' --email camp@example.com
    add-site 14 --loop 'A&B'
    change-camper c-1 --email bacon@example.com --address 'Lake Road 1'
    add-camper "O'Hara <b>" --phone 555-0101
    add-rate Standard --nightly 45.00
    reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2 --adults 3
    reserve --site 14 --camper c-2 --arrive 2027-07-05 --nights 1
    pay r-1 60.00
    """)

  /// Puts a template into the home; gives its path for a command line.
  private func write(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: shell.home.appending(path: name))
    return Shell.quoted(shell.home.appending(path: name).path)
  }

  @Test func `a list is that of its JSON, with its filter and order`() throws {
    let file = try write("a.html", "{{#.}}\n<li>{{site}} {{camper.fullName}}\n{{/.}}\n{{^.}}\nnobody\n{{/.}}\n")
    #expect(
      try shell.output("list-reservations --template \(file)")
        == "<li>12 Bacon Lover\n<li>14 O&#39;Hara &lt;b&gt;\n")
    #expect(
      try shell.output("list-reservations --sort -site --limit 1 --template \(file)") == "<li>14 O&#39;Hara &lt;b&gt;\n"
    )
    #expect(try shell.output("list-reservations --where site:99 --template \(file)") == "nobody\n")
    let sums = try write("sums.txt", "{{#.}}{{camper.fullName}}: {{count}}, {{balance}}\n{{/.}}")
    #expect(
      try shell.output("list-reservations --group-by camper.fullName --sum balance --template \(sums)").contains(
        "Bacon Lover: 1, 30.00\n"))
  }

  @Test(arguments: [
    "confirmation r-1", "receipt r-1", "account r-1", "report payments --by method", "placards 2027-07-04",
  ])
  func `papers and reports have templates, too`(line: String) throws {
    let file = try write("a.txt", "{{#.}}({{campground}}{{site}}{{quote.total}}{{paid}}{{total.amount}}){{/.}}")
    let result = try shell.run("campctl \(line) --template \(file)")
    #expect(result.status == 0 && result.output.hasPrefix("("), "\(result)")
  }

  @Test func `the program's own labels have the addresses`() throws {
    let labels = try shell.output("list-campers --where address:* --template labels")
    #expect(labels.contains("<div class=\"label\"><b>Bacon Lover</b>\nLake Road 1</div>\n") && !labels.contains("Hara"))
    #expect(
      try shell.output("list-campers --template addresses") == "Bacon Lover\nLake Road 1\n\nO'Hara <b>\n\n\n")
    let cards = try shell.output("list-reservations --template cards")
    #expect(cards.contains("<p>O&#39;Hara &lt;b&gt;, 555-0101</p>") && cards.hasSuffix("</html>\n"))
  }

  @Test func `a name that the answer lacks is nothing, with a note for people`() throws {
    let file = try write("a.txt", "{{#.}}\n<{{fulName}}{{camper.nam}}{{notes}}>\n{{/.}}\n")
    let result = try shell.run("campctl list-reservations --template \(file)")
    #expect(result.output == "<>\n<>\n")
    #expect(
      result.errors == """
        a.txt, line 2, column 2: There is no fulName, so nothing stands in its place.
        a.txt, line 2, column 13: There is no camper.nam, so nothing stands in its place.

        """)
    let campers = try shell.run("campctl list-campers --template \(file)").errors
    #expect(campers.hasPrefix("a.txt, line 2, column 2: There is no fulName (fullName?), so nothing"))
  }

  @Test(arguments: [
    ("list-sites --json", "json"), ("list-sites --jsonl", "jsonl"), ("list-sites --csv", "csv"),
    ("list-sites -q", "quiet"), ("confirmation r-1 --html", "html"), ("confirmation r-1 --mail", "mail"),
    ("list-rates --html", "html"), ("report payments --html", "html"),
  ]) func `two formats are refused`(line: String, option: String) throws {
    try shell.expectErrors(
      "campctl \(line) --template labels", 64,
      "--template is a format of its own, so give it without --\(option)")
  }

  @Test func `a template that cannot be read is refused with its place, in JSON, too`() throws {
    let file = try write("a.html", "{{#.}}\n {{/people}}\n")
    try shell.expectErrors(
      "campctl list-sites --template \(file)", 65,
      "a.html, line 2, column 2: This ends people, but the section . of line 1, column 1 is open.")
    try shell.expectErrors("campctl list-sites --template lables", 65, "own are labels, addresses and cards.")
    try shell.expectErrors("campctl list-sites --template ''", 64, "The name of the template is empty.")
    try shell.expectErrors("campctl list-sites --template $HOME", 65, "cannot be read: it is a folder.")
    try shell.expectErrors("campctl list-sites --template /dev/zero", 65, "it is a link or no regular file.")
    try shell.expectErrors("mkfifo ~/p; campctl list-sites --template ~/p", 65, "it is a link or no regular file.")
    try shell.expectErrors(
      "head -c 1048577 /dev/zero >~/b; campctl list-sites --template ~/b", 65, "1048577 bytes, more than 1 MiB.")
    try shell.expectErrors(
      "printf 'a\\n\\377' >~/b; campctl list-sites --template ~/b", 65, "b, line 2: This is not valid UTF-8.")
    let refused = try shell.batch("list-sites --template \(shell.home.path)/none.html\n", "--keep-going")
    #expect(refused.replies.map(\.refusal?.outlineWithFields) == ["65 unreadableInput template"])
  }

  @Test func `in a batch a line has its template, and its reply the text`() throws {
    let file = try write("a.txt", "{{#.}}{{number}} {{/.}}")
    let done = try shell.run("campctl batch --jsonl", input: "list-sites --template \(file)\n")
    #expect(done.output.contains(#""result":"12 14 ""#))
    #expect(
      try shell.run("campctl batch", input: #"{"command":"list-sites","template":\#(file.replacing("'", with: "\""))}"#)
        .output == "12 14 ")
  }

  @Test func `at a terminal a template steers nothing, and a file has it as it is`() throws {
    let file = try write("a.txt", "\u{1B}[31m\tred\r\n\rover\n")
    #expect(try shell.output("list-sites --template \(file)") == "\u{1B}[31m\tred\r\n\rover\n")
    #expect(
      try shell.typing("", to: "campctl list-sites --no-pager --template \(file)").output
        == "\\u{1B}[31m\tred\n\\u{D}over\n")
  }
}
