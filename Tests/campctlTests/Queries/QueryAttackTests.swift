import CampgroundManager
import Foundation
import TestSupport
import Testing

@testable import campctl

/// `campctl sql` reads the views and nothing else, whatever the statement is.
@Suite struct QueryAttackTests: ~Copyable {
  private let shell = Shell()

  init() throws {
    try shell.perform(
      "settings --currency USD\nadd-site 12 --gate-code 4711 --loop Aspen\nadd-camper \"Bacon Lover\" --phone 910-543-9000"
    )
  }

  /// Statements that both engines refuse before they run, with the problem's name.
  private static let refused: KeyValuePairs = [
    "": "usage", ";": "usage", " -- SELECT 1": "usage", "DELETE FROM sites": "usage", "SELECT 1; SELECT 2": "usage",
    "SELECT 1; COMMIT; DELETE FROM camp_site": "usage unknownName", "INSERT INTO sites VALUES (1)": "usage",
    "WITH gone AS (DELETE FROM camp_site RETURNING number) SELECT * FROM gone": "usage unknownName",
    "WITH new AS (INSERT INTO sites (number) VALUES (1) RETURNING 1) SELECT 1": "usage",
    "SELECT number INTO copy FROM sites": "usage", "SELECT number FROM sites FOR UPDATE": "usage",
    "ATTACH 'x' AS y": "usage", "PRAGMA user_version = 3": "usage", "VACUUM INTO 'x'": "usage",
    "EXPLAIN SELECT 1": "usage",
    "EXPLAIN ANALYZE DELETE FROM sites": "usage", "COPY sites TO PROGRAM 'id'": "usage", "SET ROLE postgres": "usage",
    "TABLE sites": "usage", "SELECT * FROM (TABLE camp_site) AS x": "usage unknownName", "DO 'BEGIN END'": "usage",
    "SELECT hex(zeroblob(1e9))": "usage", "SELECT randomblob(1000000000)": "usage",
    "SELECT load_extension('x')": "usage",
    "SELECT writefile('x', 'y')": "usage", "SELECT readfile('/etc/passwd')": "usage", "SELECT edit('x')": "usage",
    "SELECT printf('%1000000000d', 1)": "usage", "SELECT repeat('x', 1000000000)": "usage",
    "SELECT pg_sleep(60)": "unknownName",
    "SELECT fts3_tokenizer('simple')": "usage", "SELECT sqlite_version()": "unknownName",
    "SELECT may_contain('a', 'b')": "usage",
    "SELECT pg_terminate_backend(1)": "unknownName", "SELECT pg_read_file('PG_VERSION')": "unknownName",
    "SELECT \"pg_read_file\"('PG_VERSION')": "unknownName", "SELECT pg_catalog.pg_read_file('x')": "unknownName",
    "SELECT * FROM dblink('x', 'SELECT 1') AS t(a int)": "usage unknownName",
    "SELECT set_config('role', 'postgres', false)": "usage", "SELECT nextval('x')": "usage",
    "SELECT lo_import('/etc/passwd')": "usage",
    "SELECT query_to_xml('SELECT 1', true, true, '')": "usage", "SELECT pg_advisory_lock(1)": "unknownName",
    "SELECT current_setting('data_directory')": "usage", "SELECT current_user": "usage",
    "SELECT ts_stat('SELECT 1')": "usage",
    "SELECT gate_code FROM camp_site": "unknownName", "SELECT * FROM sites, camp_site": "unknownName",
    "SELECT * FROM sites JOIN camp_site ON 1 = 1": "unknownName",
    "SELECT * FROM (sites JOIN camp_site ON 1 = 1)": "unknownName",
    "SELECT * FROM (camp_site)": "unknownName", "SELECT * FROM public.sites": "unknownName",
    "SELECT * FROM sites AS values, camp_site": "unknownName",
    "SELECT * FROM \"campground\".\"camp_site\"": "unknownName",
    "SELECT (SELECT gate_code FROM camp_site LIMIT 1)": "unknownName",
    "SELECT 1 UNION SELECT gate_code FROM camp_site": "unknownName",
    "WITH sites AS (SELECT gate_code FROM camp_site) SELECT * FROM sites": "unknownName",
    "SELECT * FROM sqlite_master": "unknownName", "SELECT * FROM temp.sites": "unknownName",
    "SELECT * FROM pragma_table_list": "unknownName",
    "SELECT * FROM pg_authid": "unknownName", "SELECT * FROM information_schema.tables": "unknownName",
    "WITH pg_authid AS (SELECT 1) SELECT * FROM pg_authid": "unknownName",
    "SELECT * FROM json_each('[1]')": "usage unknownName",
    "SELECT * FROM generate_series(1, 1000000000)": "usage unknownName",
    "SELECT CAST('pg_authid' AS regclass)": "usage",
    "SELECT regclass 'pg_authid'": "usage", "SELECT E'\\\\' FROM sites": "usage", "SELECT U&'x'": "usage",
    "SELECT 1::regclass": "usage",
    "SELECT $$x$$": "usage", "SELECT $1": "usage", "SELECT ?": "usage", "SELECT [number] FROM sites": "usage",
    "SELECT 1 OPERATOR(pg_catalog.+) 2": "usage unknownName", "SELECT 1 /* /* */ */": "usage", "SELECT 'x": "usage",
    "SELECT \"x": "usage",
    "SELECT 1 /* x": "usage", "SELECT 1) AS a, (SELECT 2": "usage", "SELECT (1": "usage", "SELECT @@version": "usage",
    "SELECT number FROM sites WHERE number ~ '(a+)+'": "usage",
    "SELECT number FROM sites TABLESAMPLE system (1)": "usage",
    "SELECT * FROM XMLTABLE('/' PASSING 'x' COLUMNS a text)": "usage unknownName", "SELECT :x": "missing",
    "SELECT :x, :y": "missing",
  ]

  @Test func `a statement that would do more is refused, and changes nothing`() throws {
    let before = try shell.output("show-site 12 --json")
    for (statement, names) in Self.refused {
      let refusal = try shell.refusal("sql \(Shell.quoted(statement))")
      #expect(refusal.status == 64, "\(statement)")
      #expect(
        Set(refusal.names) == Set(names.split(separator: " ").map(String.init)), "\(statement): \(refusal.message)")
    }
    #expect(try shell.output("show-site 12 --json") == before)
  }

  @Test func `all problems are named at once, with their places`() throws {
    try shell.expectRefused(
      "sql 'SELECT hex(number), :a FROM camp_site; DROP TABLE x' --param b=1",
      "64 usage statement, unknownName statement, usage statement, usage statement, usage statement")
    let refusal = try shell.refusal("sql 'SELECT :a, :b' --param c=1")
    #expect(refusal.outlineWithFields == "64 missing param, missing param, unknownName param")
    try shell.expectErrors(
      "campctl sql 'SELECT number FROM site'", 64, "At character 20: there is no view site; did you mean sites?")
    try shell.expectErrors("campctl sql 'SELECT nummer FROM sites'", 64, "did you mean number?")
    try shell.expectErrors("campctl sql 'SELECT 1' --param x", 64, "day=2027-07-04")
    try shell.expectErrors("campctl sql 'SELECT :x' --param x=1 --param x=2", 64, "two values")
  }

  /// The engine keeps back a table that the reading of a statement lets through.
  @Test func `the engine refuses tables of the store, too`() throws {
    for statement in [
      "SELECT number FROM sites WHERE number IN camp_site",
      "SELECT * FROM sites, (WITH camp_site AS (SELECT 1 AS x) SELECT 1 AS y) AS a, camp_site",
      "SELECT * FROM sites, (WITH \"command\" AS (SELECT 1 AS x) SELECT 1 AS y) AS a, \"command\"",
    ] {
      let refusal = try shell.refusal("sql \(Shell.quoted(statement))")
      #expect(refusal.status == 64, "\(statement)")
      #expect(!refusal.message.contains("4711"))
    }
  }

  @Test func `a name of WITH is no view's, whatever it is called`() throws {
    let statement = "WITH reservations AS (SELECT number AS n FROM sites) SELECT n FROM reservations"
    #expect(try shell.output("sql \(Shell.quoted(statement)) --quiet") == "12\n")
  }

  @Test func `rows and memory have a limit`() throws {
    let endless = "WITH RECURSIVE c (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x FROM c"
    let many = try shell.refusal("sql '\(endless)'")
    #expect(many.outlineWithFields == "5 tooMuchWork statement")
    let long = "WITH RECURSIVE c (t) AS (SELECT :t UNION ALL SELECT t || t FROM c) SELECT max(length(t)) AS n FROM c"
    let much = try shell.refusal("sql '\(long)' --param t=\(String(repeating: "x", count: 1000))")
    #expect(much.status == 5, "\(much.message)")
  }

  @Test func `a statement without an end is ended`() throws {
    let camp = try TestCampground()
    var limits = GivenLimits()
    limits.seconds = 1
    #expect(throws: GivenRefusal(.tooSlow(1))) {
      try camp.queries.answer(
        "WITH RECURSIVE c (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT max(x) FROM c", limits: limits)
    }
    #expect(try camp.queries.answer("SELECT 1 AS x").rows == [[.integer(1)]])
  }

  @Test func `nothing of the views or the limits stays behind a statement`() throws {
    let camp = try TestCampground(.memory)
    _ = try camp.queries.answer("SELECT * FROM reservations, nights, sites")
    _ = try? camp.queries.answer("SELECT x FROM reservations")
    #expect(try camp.count("sqlite_temp_master") == 0)
    #expect(try camp.count("sqlite_master WHERE type = 'view'") == 0)
    try camp.makeCampSite("12")
    #expect(try camp.count("camp_site") == 1)
  }
}
