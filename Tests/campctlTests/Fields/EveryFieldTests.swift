import Foundation
import Testing

@testable import CampgroundManager

/// Every field of a record, in every form that it takes: its line in the list of fields makes them all.
@Suite struct EveryFieldTests {
  /// A shell with the record, which has the first value of the field.
  private func shell(_ field: WalkedField) throws -> Shell {
    let shell = Shell.campground()
    try shell.json(field.kind.lines.add)
    if field.name == "amps" { try shell.json("change-site 77 --electricity") }
    try shell.json("\(field.kind.lines.changed) \(field.given(0))")
    return shell
  }

  private func value(_ field: WalkedField, in shell: borrowing Shell) throws -> String {
    try field.read(shell.json(field.kind.lines.one))
  }

  @Test(arguments: WalkedField.all) func `it is given, shown and listed by its name`(field: WalkedField) throws {
    let shell = try shell(field)
    #expect(try value(field, in: shell) == field.value(0))
    let isList = field.name == "members"
    for form in isList || field.values.isEmpty ? [] : ["", "--csv"] where field.name != "ref" || form.isEmpty {
      #expect(try shell.run("campctl \(field.kind.lines.one) \(form)").output.contains(field.value(0)), "\(form)")
    }
    let list = try shell.jsonList(field.kind.lines.list)
    let listed = try #require(list.last { !field.read($0).isEmpty || field.isSecret })
    #expect((listed[field.name] == nil) == field.isSecret)
  }

  @Test(arguments: WalkedField.all.filter { !["fullName", "phoneNumber", "retired"].contains($0.name) })
  func `a new record has it, also from a line of JSON`(field: WalkedField) throws {
    let shell = Shell.campground()
    let power = field.name == "amps" ? "--electricity" : ""
    try shell.json("\(field.kind.lines.add) \(power) \(field.given(0))")
    #expect(try value(field, in: shell) == field.value(0))
  }

  @Test(arguments: WalkedField.all) func `it is changed, ended, and taken back`(field: WalkedField) throws {
    let shell = try shell(field)
    try shell.json("\(field.kind.lines.changed) \(field.given(1))")
    #expect(try value(field, in: shell) == field.value(1))
    try shell.json("undo --yes")
    #expect(try value(field, in: shell) == field.value(0))
    guard field.mayEnd, !field.values.isEmpty else { return }
    try shell.json("\(field.kind.lines.changed) --\(field.option) ''")
    #expect(try value(field, in: shell) == "")
  }

  @Test(arguments: WalkedField.all.filter(\.isText)) func `find reads its text, unless it is a secret`(
    field: WalkedField
  ) throws {
    let found = try shell(field).jsonList("find '\(field.value(0))'").compactMap { $0["field"] as? String }
    #expect(found.map(WalkedField.kebab).contains(field.option) != field.isSecret)
  }

  @Test(arguments: WalkedField.all.filter { $0.kind != .reservation })
  func `it goes into a table and back`(field: WalkedField) throws {
    let shell = try shell(field)
    let table = "\(field.kind.rawValue)s"
    let file = try shell.run("campctl export \(table) -").output
    #expect(file.prefix { !$0.isNewline }.split(separator: ",").contains { $0 == field.name } != field.isSecret)
    guard !field.isSecret, !["fullName", "phoneNumber"].contains(field.name) else { return }
    try shell.json("\(field.kind.lines.changed) \(field.given(1))")
    let back = try shell.run("campctl import \(table) -", input: file)
    #expect(back.status == 0, "\(back.errors)")
    #expect(try value(field, in: shell) == field.value(0))
  }

  @Test(arguments: WalkedField.all.filter { $0.kind == .reservation })
  func `a text of a stay goes into a table and comes from one`(field: WalkedField) throws {
    let shell = try shell(field)
    let head = try shell.run("campctl export reservations -").output
    #expect(
      head.contains("Zinnia") && head.prefix { !$0.isNewline }.split(separator: ",").contains { $0 == field.name })
    let row = "site,camper,phone,arrival,nights,\(field.name)\n12,Ben Fox,555-0123,2027-08-01,2,Aster\n"
    let back = try shell.run("campctl import reservations -", input: row)
    #expect(back.status == 0, "\(back.errors)")
    #expect(try field.read(shell.json("show-reservation r-2")) == "Aster")
  }

  @Test(arguments: WalkedField.all) func `it is in the export of all, and comes back`(field: WalkedField) throws {
    let shell = try shell(field)
    let moved = try shell.run("cd && campctl export all whole && campctl import all whole --store new.sqlite")
    #expect(moved.status == 0, "\(moved.errors)")
    #expect(try field.read(shell.json("\(field.kind.lines.one) --store ~/new.sqlite")) == field.value(0))
  }

  @Test(arguments: WalkedField.all.filter { $0.kind == .camper })
  func `merging keeps it, and forgetting erases it`(field: WalkedField) throws {
    let shell = try shell(field)
    try shell.json("merge-campers c-1 c-2 --yes")
    let merged = try shell.run("campctl show-camper c-1 --json").output
    for part in field.value(0).split(separator: ",") { #expect(merged.contains(part)) }
    try shell.json("forget-camper c-1 --yes")
    for id in ["c-1", "c-2"] {
      let left = try shell.run("campctl show-camper \(id) --json").output
      #expect(!left.contains("\"\(field.value(0))"))
    }
  }

  @Test(arguments: WalkedField.all.filter { $0.kind == .reservation })
  func `forgetting the camper erases the texts of a stay`(field: WalkedField) throws {
    let shell = try shell(field)
    try shell.json("cancel r-1")
    try shell.json("forget-camper c-1 --yes")
    #expect(try value(field, in: shell) == "")
  }

  @Test(arguments: WalkedField.all.filter(\.isSecret))
  func `a secret is on the papers that it is for, and nowhere else`(field: WalkedField) throws {
    let shell = try shell(field)
    let changed = try shell.run("campctl change-site 77 --loop Lake \(field.given(1)) --json")
    let lines = [
      "list-sites", "list-sites --json", "list-sites --csv", "log", "log --json", "export sites -", "find aste",
      "chart --html", "confirmation r-1", "confirmation r-1 --json",
    ]
    try shell.json("hold --site 77 --camper c-1 --arrive 2027-07-04 --nights 2")
    for line in lines {
      let shown = try shell.run("campctl \(line)")
      #expect(!shown.output.contains("Aster"), "\(line)")
    }
    #expect(!changed.output.contains("Aster") && !changed.output.contains(field.name))
    try shell.json("confirm r-1")
    for line in ["show-site 77", "show-site 77 --json", "confirmation r-1", "confirmation r-1 --json"] {
      #expect(try shell.run("campctl \(line)").output.contains("Aster"), "\(line)")
    }
    let requests = try shell.run("campctl log --json | grep -c \(field.name)").output
    #expect(requests == "0\n")
    try shell.json("cancel r-1")
    #expect(try !shell.run("campctl confirmation r-1 --for cancel").output.contains("Aster"))
  }
}
