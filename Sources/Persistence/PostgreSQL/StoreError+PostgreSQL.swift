#if PostgreSQL
  import Basics
  import CPostgreSQL

  extension StoreError {
    /// The error of a statement, as data. The server's own detail quotes rows, and is never read.
    init(result: OpaquePointer) {
      let code = Self.field(result, cpostgresql_sqlstate) ?? ""
      let words = Self.field(result, cpostgresql_message) ?? ""
      switch code {
      case "55P03", "40001", "40P01", "53300", "57P03": self = .busy
      case "53100", "53200", "53400": self = .full
      case "25006": self = .readOnly
      case "42501": self = .unusable(path: "", .needsOwner)
      case "57014", "25P03", "57P05": self = .inputOutput(words, applied: false)
      case "57P01", "57P02": self = .inputOutput("the server ended the connection", applied: false)
      case let code where code.hasPrefix("08"): self = .inputOutput(words, applied: false)
      case let code where code.hasPrefix("58"): self = .inputOutput(words, applied: false)
      default: self = Constraint(result: result, code: code, words).map(Self.constraint) ?? Self.unexpected(code, words)
      }
    }

    /// The error that no sound campground has: a table or a value that is not as it was made, unless it is the server's own.
    private static func unexpected(_ code: String, _ words: String) -> StoreError {
      switch code.prefix(2) {
      // Among them damaged pages, and tables that are missing.
      case "22", "42", "XX", "CM", "P0": .corrupt(words)
      default: .inputOutput("\(words) (\(code.isEmpty ? "libpq" : code))", applied: false)
      }
    }

    fileprivate static func field(_ result: OpaquePointer, _ field: Int32) -> String? {
      PQresultErrorField(result, field).map { String(cString: $0) }
    }
  }

  extension Constraint {
    /// The rule that was broken, by the server's names for it.
    fileprivate init?(result: OpaquePointer, code: String, _ words: String) {
      let name = StoreError.field(result, cpostgresql_constraint) ?? ""
      let table = StoreError.field(result, cpostgresql_table) ?? ""
      let column = StoreError.field(result, cpostgresql_column) ?? ""
      switch code {
      case "23505": self = .unique(columns: Self.columns(of: name))
      case "23502": self = .notNull(column: "\(table).\(column)")
      case "23514": self = .check(name)
      case "23503": self = .foreignKey
      case "CM001": self = .trigger(words)
      default: return nil
      }
    }

    /// The columns of a unique constraint, which is named as SQLite names them: `night.site, night.night`. An index with
    /// an expression has a name of its own.
    private static func columns(of name: String) -> [String] {
      name.contains(".") ? name.split(separator: ", ").map(String.init) : ["index '\(name)'"]
    }
  }
#endif
