import Persistence
import TestSupport
import Testing

struct ConstraintTests {
  let folder = TemporaryFolder()

  /// A row that breaks a rule, and the rule as data.
  static let broken: [(SQL, Constraint)] = [
    ("INSERT INTO shelf (name) VALUES (\("top"))", .unique(columns: ["shelf.name"])),
    ("INSERT INTO jar (shelf, place) VALUES (1, 1)", .unique(columns: ["jar.shelf", "jar.place"])),
    ("INSERT INTO shelf (id, name) VALUES (1, \("other"))", .unique(columns: ["shelf.id"])),
    ("INSERT INTO shelf (name) VALUES (NULL)", .notNull(column: "shelf.name")),
    ("INSERT INTO shelf (name) VALUES (\(""))", .check("a shelf has a name")),
    ("INSERT INTO jar (shelf, place) VALUES (9, 1)", .foreignKey),
    ("DELETE FROM shelf", .trigger("a shelf stays on the wall")),
  ]

  @Test(arguments: Place.allCases)
  func `a row that breaks a rule is refused, and the rule is named`(_ place: Place) throws {
    let store = try place.open(in: folder)
    try store.addShelf("top")
    try store.damage("INSERT INTO jar (shelf, place) VALUES (1, 1)")
    for (statement, constraint) in Self.broken {
      #expect(throws: StoreError.constraint(constraint)) {
        try store.damage(statement)
      }
    }
    #expect(try store.shelves == ["top"])
    #expect(try store.value("SELECT count(*) FROM jar") == 1)
  }

  @Test func `a refused row does not end the write around it`() throws {
    let store = try Store(.memory, schema: .pantry)
    try store.write {
      try store.addShelf("top")
      #expect(throws: StoreError.constraint(.foreignKey)) {
        try store.execute("INSERT INTO jar (shelf, place) VALUES (9, 1)")
      }
      try store.addShelf("bottom")
    }
    #expect(try store.shelves == ["top", "bottom"])
  }

  @Test func `text in a column of numbers is refused`() throws {
    let store = try Store(.memory, schema: .pantry)
    try store.addShelf("top")
    #expect(throws: StoreError.self) {
      try store.damage("INSERT INTO jar (shelf, place) VALUES (1, \("left"))")
    }
    #expect(try store.value("SELECT count(*) FROM jar") == 0)
  }
}
