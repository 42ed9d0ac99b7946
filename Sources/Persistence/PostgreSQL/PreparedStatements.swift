#if PostgreSQL
  /// The statements that the server has read before: at its third use a text is prepared under a name.
  ///
  /// Behind a pooler names end with their transaction, since it may give the next one another session.
  struct PreparedStatements {
    /// True when statements that come again are prepared: in a write of many commands, and in those of a program that has
    /// written before. A single command prepares nothing.
    var isOn = false
    /// True when the session is the link's own, so that names stay as long as it.
    var haveSession = false
    private var uses: [PostgreSQLText: Int] = [:]
    private var names: [PostgreSQLText: String] = [:]
    /// True when the server may have names.
    private var hasNames = false
    /// True when the server may have names that are forgotten here.
    private var hasForgotten = false
    /// No name is given twice: behind a pooler, desks share sessions.
    private let beginning = "campctl_\(UInt64.random(in: 0 ... .max))_"
    private var last = 0

    /// The number of texts that may have names at once, so that neither side's memory fills.
    private static let limit = 200
    /// The uses at which a text is prepared: a plan that the server has made for a small table is kept when the table grows.
    private static let usesToPrepare = [3, 1_000, 10_000]

    /// The name of a text that the server has prepared.
    func name(of text: PostgreSQLText) -> String? { names.isEmpty ? nil : names[text] }

    /// Counts a use of the text; returns the name under which it is to be prepared now.
    mutating func nameToPrepare(_ text: PostgreSQLText) -> String? {
      guard isOn, text.isKept, names.count < Self.limit || names[text] != nil, uses.count < 10 * Self.limit else {
        return nil
      }
      let use = uses[text, default: 0] + 1
      uses[text] = use
      guard Self.usesToPrepare.contains(use) else { return nil }
      last += 1
      hasNames = true
      names[text] = "\(beginning)\(last)"
      return names[text]
    }

    /// Forgets which text has which name: a statement has failed, and others were skipped.
    mutating func forgetTexts() {
      guard !uses.isEmpty else { return }
      (uses, names, hasForgotten) = ([:], [:], hasNames)
    }

    /// A script that ends names with their transaction; nil when none is to end. A pooler that gives statements names of
    /// its own ends them itself.
    var end: String? {
      mutating get {
        if haveSession, !hasForgotten { return nil }
        forgetTexts()
        guard hasNames else { return nil }
        return """
          DO $$ DECLARE ended text; BEGIN
            FOR ended IN SELECT name FROM pg_catalog.pg_prepared_statements WHERE starts_with(name, '\(beginning)') LOOP
              EXECUTE 'DEALLOCATE ' || ended;
            END LOOP;
          END $$
          """
      }
    }

    /// Notes that the script has run.
    mutating func haveEnded() { (hasNames, hasForgotten) = (!names.isEmpty, false) }
  }
#endif
