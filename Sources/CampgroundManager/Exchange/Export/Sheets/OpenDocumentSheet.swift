/// Records as a spreadsheet in one XML file (flat OpenDocument 1.3): days are days, amounts are numbers with the digits of
/// the currency, and texts stay texts, such as phone numbers and formulas.
struct OpenDocumentSheet: SheetWriter {
  func begin(_ head: SheetHead, into bytes: inout [UInt8]) {
    bytes += OpenDocumentStyles.start(digits: head.currency.digits).utf8
    bytes += "<table:table table:name=\"\(XMLText.attribute(head.name))\">\n".utf8
    for column in head.columns {
      bytes += "<table:table-column table:default-cell-style-name=\"\(OpenDocumentStyles.name(column.type))\"/>".utf8
    }
    bytes += "\n<table:table-header-rows><table:table-row>".utf8
    for column in head.columns {
      bytes += Self.text(column.name.description, style: OpenDocumentStyles.heading).utf8
    }
    bytes += "</table:table-row></table:table-header-rows>\n".utf8
  }

  func add(_ row: [RecordCell], of head: SheetHead, into bytes: inout [UInt8]) {
    bytes += "<table:table-row>".utf8
    for (column, cell) in zip(head.columns, row) {
      bytes += Self.cell(cell, style: OpenDocumentStyles.name(column.type), head.currency).utf8
    }
    bytes += "</table:table-row>\n".utf8
  }

  func end(into bytes: inout [UInt8]) {
    bytes += "</table:table>\n</office:spreadsheet></office:body></office:document>\n".utf8
  }

  private static func cell(_ cell: RecordCell, style: String, _ currency: Currency) -> String {
    guard let plain = cell.plain(currency) else { return "<table:table-cell/>" }
    switch cell {
    case .none: return "<table:table-cell/>"
    case .text: return text(plain, style: style)
    case .day, .time: return value("date", "date-value", plain, style)
    case .amount, .number: return value("float", "value", plain, style)
    case .flag: return value("boolean", "boolean-value", plain, style)
    }
  }

  private static func text(_ text: String, style: String) -> String {
    "<table:table-cell table:style-name=\"\(style)\" office:value-type=\"string\" calcext:value-type=\"string\">"
      + XMLText.paragraphs(text) + "</table:table-cell>"
  }

  private static func value(_ type: String, _ attribute: String, _ plain: String, _ style: String) -> String {
    """
    <table:table-cell table:style-name="\(style)" office:value-type="\(type)" calcext:value-type="\(type)" \
    office:\(attribute)="\(plain)"><text:p>\(plain)</text:p></table:table-cell>
    """
  }
}
