import Arguments
import JSONText
import Testing

@testable import CampgroundManager
@testable import campctl

/// The fields of a list are the keys of its JSON, and nothing else but the derived ones.
@Suite struct ListFieldsTests {
  private static let derived: Set = [
    "arriving", "departing", "staying", "here", "overdue", "due", "displaced", "type", "loop",
  ]

  private static let lists = CommandRegistry.names { $0 is any ListCommand.Type }

  @Test(arguments: lists)
  func `every key of a list's JSON can be asked`(_ name: String) throws {
    let entry = try #require(CommandRegistry.campctl.entry(named: name))
    let type = entry.type()
    let asked = type.listFields
    let fields = try #require(asked)
    let keys = try JSONValue(text: type.blankRow).members?.keys([]) ?? []
    #expect(!keys.isEmpty)
    #expect(keys.filter { fields.field($0) == nil } == [])
    #expect(Set(fields.names.filter { !$0.contains(".") }).subtracting(keys).subtracting(Self.derived) == [])
  }

  @Test func `every list that prints a table can be asked`() {
    let lists = CommandRegistry.names { $0.init().onCampground != nil }.filter { $0.hasPrefix("list-") }
    #expect(lists.filter { !Self.lists.contains($0) } == [])
  }
}

extension Command {
  /// A row of its list that has every key, as JSON.
  fileprivate static var blankRow: String { (Self.self as? any ListCommand.Type)?.blank ?? "" }
}

extension ListCommand {
  fileprivate static var blank: String { JSONWriter.text(Element.blank) }
}

extension [JSONValue.Member] {
  /// The names of all keys, those within others with a point.
  fileprivate func keys(_ outer: [String]) -> [String] {
    flatMap { member -> [String] in
      let path = outer + [member.key]
      return [path.joined(separator: ".")] + (member.value.members?.keys(path) ?? [])
    }
  }
}
