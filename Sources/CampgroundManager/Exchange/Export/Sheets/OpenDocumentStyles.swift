/// The styles of a flat OpenDocument sheet, by the types of its columns.
enum OpenDocumentStyles {
  static let heading = "heading"

  /// The style of an amount with some digits behind the point.
  static func amount(digits: Int) -> String { digits <= mostDigits ? "amount\(digits)" : "number" }
  private static let mostDigits = 4

  /// The document up to its first table.
  static var start: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <office:document \(namespaces) office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
    <office:automatic-styles>
    <number:text-style style:name="words-form"><number:text-content/></number:text-style>
    <number:date-style style:name="day-form">\(day)</number:date-style>
    <number:date-style style:name="time-form">\(day)<number:text> </number:text>\(time)</number:date-style>
    \((0...mostDigits).map(amountForm).joined(separator: "\n"))
    <number:number-style style:name="whole-form"><number:number number:decimal-places="0" \
    number:min-integer-digits="1"/></number:number-style>
    <number:number-style style:name="number-form"><number:number number:min-integer-digits="1"/></number:number-style>
    <number:boolean-style style:name="flag-form"><number:boolean/></number:boolean-style>
    \(styles.map(cellStyle).joined(separator: "\n"))
    <style:style style:name="\(heading)" style:family="table-cell"><style:text-properties fo:font-weight="bold"/>\
    </style:style>
    </office:automatic-styles>
    <office:body><office:spreadsheet>

    """
  }

  private static let styles =
    ["words", "day", "time", "whole", "number", "flag"] + (0...mostDigits).map { amount(digits: $0) }

  private static func amountForm(_ digits: Int) -> String {
    """
    <number:number-style style:name="amount\(digits)-form"><number:number number:decimal-places="\(digits)" \
    number:min-decimal-places="\(digits)" number:min-integer-digits="1"/></number:number-style>
    """
  }

  private static func cellStyle(_ name: String) -> String {
    "<style:style style:name=\"\(name)\" style:family=\"table-cell\" style:data-style-name=\"\(name)-form\"/>"
  }

  private static let day = """
    <number:year number:style="long"/><number:text>-</number:text><number:month number:style="long"/>\
    <number:text>-</number:text><number:day number:style="long"/>
    """

  private static let time = """
    <number:hours number:style="long"/><number:text>:</number:text><number:minutes number:style="long"/>\
    <number:text>:</number:text><number:seconds number:style="long"/>
    """

  private static let namespaces: String = {
    let names = ["office", "style", "text", "table", "number"].map { name in
      let path = name == "number" ? "datastyle" : name
      return "xmlns:\(name)=\"urn:oasis:names:tc:opendocument:xmlns:\(path):1.0\""
    }
    let others = [
      "xmlns:fo=\"urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0\"",
      "xmlns:calcext=\"urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0\"",
    ]
    return (names + others).joined(separator: " ")
  }()
}
