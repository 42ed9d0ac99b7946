#if PostgreSQL
  /// A statement that a person typed as a server gets it: the views before it as `WITH`, and around it a query with a largest number of rows.
  ///
  /// As a part of a query it can neither write nor lock, and a second statement has no place.
  struct GivenServerText {
    private(set) var text = ""
    /// For each character of the typed part the byte of the statement that it stands for.
    private var sources: [Int] = []
    private var start = 0

    init(_ query: GivenQuery) {
      let views = query.views.map { view in
        let columns = view.columns.map { PostgreSQLName.quoted($0.lowercased()) }.joined(separator: ", ")
        return "\(view.name) (\(columns)) AS NOT MATERIALIZED (\(view.query))"
      }
      text = (views.isEmpty ? "" : "WITH " + views.joined(separator: ", ") + " ") + "SELECT * FROM (\n"
      start = text.unicodeScalars.count
      appendStatement(query)
      text += "\n) AS answer LIMIT \(query.limits.rows + 1)"
    }

    private mutating func appendStatement(_ query: GivenQuery) {
      let (statement, parameters) = (query.statement, query.statement.parameters)
      let columns = Set(query.views.flatMap { $0.columns.map { $0.lowercased() } })
      var place = 0
      for token in statement.tokens {
        append(statement.plain[place..<token.range.lowerBound], from: place)
        if token.kind == .parameter, let number = parameters.firstIndex(of: token.text) {
          append("$\(number + 1)".utf8, from: token.range.lowerBound)
        } else if token.kind == .name, columns.contains(token.text.lowercased()) {
          // The server's columns are in lower case, so that nobody has to quote them.
          append(PostgreSQLName.quoted(token.text.lowercased()).utf8, from: token.range.lowerBound)
        } else {
          append(statement.plain[token.range], from: token.range.lowerBound)
        }
        place = token.range.upperBound
      }
      append(statement.plain[place...], from: place)
    }

    private mutating func append(_ bytes: some Collection<UInt8>, from place: Int) {
      let piece = String(decoding: Array(bytes), as: UTF8.self)
      text += piece
      var byte = place
      for scalar in piece.unicodeScalars {
        sources.append(byte)
        byte += UTF8.width(scalar)
      }
    }

    /// The byte of the statement for a place that the server names, which counts characters from 1; nil outside of it.
    func place(of position: Int) -> Int? {
      let place = position - 1 - start
      return sources.indices.contains(place) ? sources[place] : nil
    }
  }
#endif
