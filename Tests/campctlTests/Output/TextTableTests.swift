import Testing

@testable import campctl

@Suite struct TextTableTests {
  static let columns: [TextColumn] = [.left("ID"), .right("N"), .flexible("NAME")]

  @Test func `columns are as wide as their widest cell`() {
    var table = TextTable(Self.columns)
    table.append(["r-1", "7", "Bacon Lover"])
    table.append(["r-10", "12", "Ann"])
    #expect(
      table.lines(width: nil, TextStyle(isColored: false)) == [
        "ID     N  NAME", "r-1    7  Bacon Lover", "r-10  12  Ann",
      ])
  }

  @Test func `wide and combining characters keep the columns aligned`() {
    var table = TextTable([.left("NAME"), .left("SITE")])
    table.append(["山田 太郎", "1"])
    table.append(["Zoe\u{308}", "2"])
    #expect(
      table.lines(width: nil, TextStyle(isColored: false)) == ["NAME       SITE", "山田 太郎  1", "Zoe\u{308}        2"])
  }

  @Test func `a narrow terminal cuts the flexible column`() {
    var table = TextTable(Self.columns)
    table.append(["r-1", "7", "A very long name of a camper"])
    #expect(table.lines(width: 24, TextStyle(isColored: false)).last == "r-1  7  A very long nam…")
  }

  @Test func `a narrow terminal goes without empty columns, then without spare ones`() {
    var table = TextTable([.left("ID"), .left("CODE"), .right("N", isSpare: true), .flexible("NAME")])
    table.append(["r-1", "", "7", "Bacon Lover"])
    let plain = TextStyle(isColored: false)
    #expect(table.lines(width: nil, plain).last == "r-1        7  Bacon Lover")
    #expect(table.lines(width: 25, plain) == ["ID   CODE  N  NAME", "r-1        7  Bacon Lover"])
    #expect(table.lines(width: 20, plain) == ["ID   N  NAME", "r-1  7  Bacon Lover"])
    #expect(table.lines(width: 16, plain) == ["ID   NAME", "r-1  Bacon Lover"])
    #expect(table.lines(width: 14, plain).last == "r-1  Bacon Lo…")
  }

  @Test(arguments: [("abc", 3), ("é", 1), ("e\u{301}", 1), ("山", 2), ("👩‍👩‍👧", 2), ("ｱ", 1), ("Ａ", 2), ("", 0)])
  func `the width of text is what a terminal shows`(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }
}
