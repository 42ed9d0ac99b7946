import Persistence
import TestSupport
import Testing

@testable import CampgroundManager

/// A kind of thing that the journal does not know is undone by its images alone.
struct NewKindTests {
  /// A canoe for rent.
  private struct Canoe: Journaled, Replayable {
    static let kind = "canoe"
    var id: Int64
    var colour: String
    var version: Int
    var journalNumber: Int64 { id }
    var label: String { colour }

    static let blank = Canoe(id: 0, colour: "", version: 0)
    static let fields: FieldList<Self> = [
      number({ $0.id }, { $0.id = $1 }),
      text("colour", of: .campground, { $0.colour }, { $0.colour = $1 }),
      version({ $0.version }, { $0.version = $1 }),
    ]
  }

  private struct CanoeTable: JournaledTable {
    static let kind = Canoe.kind
    static let numbers: SQL = "SELECT id FROM canoe"
    let store: Store

    func canoe(_ number: Int64) throws -> Canoe? {
      try store.first("SELECT \(Canoe.columns(of: "canoe")) FROM canoe WHERE id = \(number)", Canoe.readRow)
    }

    func imageTexts(of numbers: [Int64]) throws -> [Int64: String] {
      try Canoe.imageTexts(of: numbers.compactMap(canoe))
    }

    func restore(_ canoe: Canoe, as number: Int64) throws {
      try remove(number)
      try store.execute(SQL(Canoe.insertion(into: "canoe"), canoe.insertValues(under: number)))
    }

    func remove(_ number: Int64) throws {
      try store.execute("DELETE FROM canoe WHERE id = \(number)")
    }

    func label(of number: Int64, _ canoe: Canoe) -> String { "canoe \(number)" }

    static let rows: SQL? = "canoe"
  }

  @Test func `a new kind of thing needs no undo code`() throws {
    let camp = try TestCampground()
    let store = camp.campground.store
    try store.damage("CREATE TABLE canoe (id INTEGER PRIMARY KEY, colour TEXT, version INTEGER)")
    let canoes = CanoeTable(store: store)
    let journal = Journal(store: store, clock: .fixed(TestCampground.today), actor: "desk") { _ in }
    let undo = UndoService(journal: journal, tables: [canoes])
    let red = Canoe(id: 1, colour: "red", version: 1)
    let blue = Canoe(id: 1, colour: "blue", version: 2)
    _ = try journal.record("add-canoe") { entry in
      try canoes.restore(red, as: 1)
      try entry.created(red)
      return red
    }
    _ = try journal.record("paint-canoe") { entry in
      try canoes.restore(blue, as: 1)
      try entry.changed(red, to: blue)
      return blue
    }

    let first = try undo.undo().result
    #expect(try canoes.canoe(1)?.colour == "red")
    #expect(try canoes.canoe(1)?.version == 3)
    _ = try undo.undo(EntryReference(first.entry))
    #expect(try canoes.canoe(1)?.colour == "blue")
    #expect(try rejected { try undo.undo("o-1") }.problems == [.undo(.touchedSince("o-1", .id("canoe 1"), by: "o-4"))])
    _ = try undo.undo()
    _ = try undo.undo()
    #expect(try canoes.canoe(1) == nil)
  }
}
