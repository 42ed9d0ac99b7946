/// Records as a spreadsheet.
struct OpenDocumentSheet: SheetWriter {
  func begin(_ head: SheetHead, into bytes: inout [UInt8]) {
    bytes += OpenDocumentTable.start(head.name, head.columns.map(\.name.description)).utf8
  }

  func add(_ row: [RecordCell], of head: SheetHead, into bytes: inout [UInt8]) {
    let cells = zip(head.columns, row).map { (kind: $0.type.fieldKind, text: $1.plain(head.currency)) }
    bytes += OpenDocumentTable.row(cells).utf8
  }

  func end(into bytes: inout [UInt8]) {
    bytes += OpenDocumentTable.end.utf8
  }
}

extension RecordType {
  fileprivate var fieldKind: FieldKind {
    switch self {
    case .text: .text
    case .day: .day
    case .amount: .amount
    case .number: .number
    case .flag: .flag
    case .time: .moment
    }
  }
}

/// A table as a spreadsheet in one XML file (flat OpenDocument 1.3), piece by piece: days are days, amounts are numbers with the digits
/// that they are written with, and texts stay texts, such as phone numbers and formulas.
package enum OpenDocumentTable {
  package static func start(_ name: String, _ columns: [String]) -> String {
    let heads = columns.map { cell("string", nil, $0, style: OpenDocumentStyles.heading) }.joined()
    return OpenDocumentStyles.start + "<table:table table:name=\"\(XMLText.attribute(name))\">\n"
      + "<table:table-column table:number-columns-repeated=\"\(max(1, columns.count))\"/>\n"
      + "<table:table-header-rows><table:table-row>\(heads)</table:table-row></table:table-header-rows>\n"
  }

  /// A row of the texts of values, nil for nothing; a text that is no value of its kind stays a text.
  package static func row(_ cells: [(kind: FieldKind, text: String?)]) -> String {
    "<table:table-row>\(cells.map { cell($0.kind, $0.text) }.joined())</table:table-row>\n"
  }

  package static let end = "</table:table>\n</office:spreadsheet></office:body></office:document>\n"

  private static func cell(_ kind: FieldKind, _ text: String?) -> String {
    guard let text else { return "<table:table-cell/>" }
    switch kind {
    case .day where Day(text) != nil: return cell("date", "date-value", text, style: "day")
    // A moment is to the minute, or to the second.
    case .moment where text.utf8.count == 16:
      return cell("date", "date-value", text + ":00", style: "time")
    case .moment where text.utf8.count == 19: return cell("date", "date-value", text, style: "time")
    case .amount where isDecimal(text):
      return cell("float", "value", text, style: OpenDocumentStyles.amount(digits: digits(of: text)))
    case .number where isDecimal(text):
      return cell("float", "value", text, style: digits(of: text) == 0 ? "whole" : "number")
    case .flag where text == "true" || text == "false": return cell("boolean", "boolean-value", text, style: "flag")
    default: return cell("string", nil, text, style: "words")
    }
  }

  private static func isDecimal(_ text: String) -> Bool {
    let number = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    let isPlain = number.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".") }
    return isPlain && !number.isEmpty && number.first != UInt8(ascii: ".")
  }

  private static func digits(of text: String) -> Int {
    text.utf8.firstIndex(of: UInt8(ascii: ".")).map { text.utf8.distance(from: $0, to: text.utf8.endIndex) - 1 } ?? 0
  }

  private static func cell(_ type: String, _ attribute: String?, _ text: String, style: String) -> String {
    let value = attribute.map { " office:\($0)=\"\(text)\"" } ?? ""
    return
      "<table:table-cell table:style-name=\"\(style)\" office:value-type=\"\(type)\" calcext:value-type=\"\(type)\"\(value)>"
      + XMLText.paragraphs(text) + "</table:table-cell>"
  }
}
