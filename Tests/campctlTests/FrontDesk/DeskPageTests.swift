import Foundation
import Testing

/// Pages for paper: no name of a person or thing becomes markup.
@Suite struct DeskPageTests {
  static let pages = [
    "turnover 2027-07-04", "list-arrivals 2027-07-04", "placards 2027-07-04 --full-names", "confirmation r-1",
    "list-rates", "today --now 2027-07-04", "account r-1",
  ]

  /// Everything that people can type, as hostile as it gets, in the campground's name as well.
  static let hostile = "<script>alert(1)</script>\"'><img src=x onerror=alert(2)>&amp;\u{202E}evil"

  private func shell(named name: String, isNamed: Bool = true) -> Shell {
    let quoted = Shell.quoted(name)
    let settings = isNamed ? "campctl settings --name \(quoted) --bring \(quoted) -q &&" : ""
    return .after(
      """
      \(settings) campctl add-site '<b>&amp;"1' --loop \(quoted) -q &&
      campctl add-camper \(quoted) --phone 910-543-9000 --warning \(quoted) -q &&
      campctl add-rate \(quoted) --nightly 45.00 -q &&
      campctl add-tax \(quoted) --per-stay 5.00 -q &&
      campctl reserve --any-site --camper 910-543-9000 --arrive 2027-07-04 --nights 2 --plates 'CAMP &' \
        --notes \(quoted) --group \(quoted) -q
      """)
  }

  private func page(_ command: String, in shell: borrowing Shell) throws -> String {
    try shell.output("\(command) --html")
  }

  /// The names of a page's elements, and all text inside one that is not a plain attribute.
  private func elements(of page: String) -> (names: Set<String>, odd: [String]) {
    var names: Set<String> = []
    var odd: [String] = []
    let body = page.components(separatedBy: "<body>").last ?? ""
    for match in body.matches(of: /<\/?([a-z0-9]+)([^<>]*)>/) {
      names.insert(String(match.1))
      if match.2.contains("onerror") && !match.2.contains("aria-label=") { odd.append(String(match.0)) }
    }
    return (names, odd)
  }

  @Test(arguments: pages)
  func `a hostile name is only ever text`(command: String) throws {
    let page = try page(command, in: shell(named: Self.hostile))
    let known: Set<String> = [
      "header", "h1", "h2", "p", "main", "section", "div", "table", "thead", "tbody", "tr", "th", "td", "span", "input",
      "dl", "dt", "dd", "ul", "li", "article", "body", "html",
    ]
    let (names, odd) = elements(of: page)
    #expect(names.subtracting(known).isEmpty)
    #expect(odd.isEmpty)
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&gt;&lt;img"))
    #expect(!page.contains("<script") && !page.contains("<img") && !page.contains("\u{202E}"))
    #expect(page.contains("&amp;amp;"))
  }

  @Test(arguments: pages)
  func `long, wide and combining names are all there`(command: String) throws {
    let name = String(repeating: "é\u{301}長", count: 30)
    let shell = shell(named: name)
    #expect(try page(command, in: shell).contains(name.precomposedStringWithCanonicalMapping))
  }

  @Test(arguments: pages)
  func `a page asks no network for anything`(command: String) throws {
    let page = try page(command, in: shell(named: "Plain"))
    for word in ["http:", "https:", "src=", "href=", "url(", "@import", "<script", "<link"] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("default-src 'none'"))
  }

  @Test(arguments: pages)
  func `a campground without a name leaves no gap`(command: String) throws {
    let page = try page(command, in: shell(named: "Plain", isNamed: false))
    for gap in ["<p></p>", " at <", ", <", "nil", "Optional"] { #expect(!page.contains(gap), "\(gap)") }
  }

  @Test(arguments: pages.prefix(3))
  func `a day without anybody says so`(command: String) throws {
    let shell = shell(named: "Plain")
    let page = try page(command.replacingOccurrences(of: "2027-07-04", with: "2027-08-01"), in: shell)
    #expect(page.contains("on this day."))
    #expect(!page.contains("<table") && !page.contains("<article"))
  }

  @Test func `each placard is a page of its own`() throws {
    let shell = shell(named: "Plain")
    _ = try shell.run("campctl add-site 2 && campctl reserve --site 2 --camper 1 --arrive 2027-07-04 --nights 1")
    let page = try page("placards 2027-07-04", in: shell)
    #expect(page.components(separatedBy: "<article class=\"placard\">").count == 3)
    #expect(page.contains("break-after: page"))
  }
}
