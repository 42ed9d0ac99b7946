/// The styles of a flat OpenDocument sheet, by the types of its columns.
enum OpenDocumentStyles {
  static let heading = "heading"

  static func name(_ type: RecordType) -> String {
    switch type {
    case .text: "words"
    case .day: "day"
    case .amount: "amount"
    case .number: "whole"
    case .flag: "flag"
    case .time: "time"
    }
  }

  /// The document up to its first table.
  static func start(digits: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <office:document \(namespaces) office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
    <office:automatic-styles>
    <number:text-style style:name="words-form"><number:text-content/></number:text-style>
    <number:date-style style:name="day-form">\(day)</number:date-style>
    <number:date-style style:name="time-form">\(day)<number:text> </number:text>\(time)</number:date-style>
    <number:number-style style:name="amount-form"><number:number number:decimal-places="\(digits)" \
    number:min-decimal-places="\(digits)" number:min-integer-digits="1"/></number:number-style>
    <number:number-style style:name="whole-form"><number:number number:decimal-places="0" \
    number:min-integer-digits="1"/></number:number-style>
    <number:boolean-style style:name="flag-form"><number:boolean/></number:boolean-style>
    \(["words", "day", "time", "amount", "whole", "flag"].map(cellStyle).joined(separator: "\n"))
    <style:style style:name="\(heading)" style:family="table-cell"><style:text-properties fo:font-weight="bold"/>\
    </style:style>
    </office:automatic-styles>
    <office:body><office:spreadsheet>

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
