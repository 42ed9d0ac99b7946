import Foundation
import JSONText
import Testing

@testable import campctl

/// The cases of the language's specification: its core, without lambdas and the optional modules.
@Suite struct MustacheSpecificationTests {
  /// A case of `Fixtures/Mustache`.
  struct Example: CustomTestStringConvertible, Sendable {
    let module: String
    let value: JSONValue

    var testDescription: String { "\(module): \(value["name"]?.string ?? "")" }
  }

  static let modules = ["comments", "delimiters", "interpolation", "inverted", "partials", "sections"]

  private static func examples() throws -> [Example] {
    try modules.flatMap { module in
      let file = Shell.repository.appending(path: "Fixtures/Mustache/\(module).json")
      let cases = try JSONValue(text: String(contentsOf: file, encoding: .utf8)).list ?? []
      return cases.map { Example(module: module, value: $0) }
    }
  }

  @Test(arguments: try examples()) func `a template makes what the specification demands`(example: Example) throws {
    let partials = example.value["partials"]
    let template = try MustacheReader.template(try #require(example.value["template"]?.string), of: "a.html")
    let filler = MustacheFiller(
      .one(try #require(example.value["data"])), into: TemplateOutput(.page, of: "a.html")
    ) { name, indentation in
      try partials?[name]?.string.map {
        try MustacheReader.template($0.indented(by: indentation, of: name), of: name)
      }
    }
    try filler.fill(template)
    #expect(filler.output.content == example.value["expected"]?.string)
  }

  @Test func `each module has as many cases as that of the specification`() throws {
    let counts = Dictionary(grouping: try Self.examples(), by: \.module).mapValues(\.count)
    #expect(Self.modules.map { counts[$0] } == [12, 14, 42, 22, 12, 34])
  }
}
