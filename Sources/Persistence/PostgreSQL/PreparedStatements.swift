#if PostgreSQL
  /// The statements of a transaction that the server has read before: at its third use a text is prepared under a name.
  ///
  /// Names end with their transaction, since a pooler may give the next one another session.
  struct PreparedStatements {
    /// True when statements that come again are prepared: in a transaction that writes, not in one that lingers.
    var isOn = false
    private var uses: [String: Int] = [:]
    private var names: [String: String] = [:]
    /// The names that the server's own list has; under a pooler that gives others, none.
    private var toEnd: [String] = []
    /// No name is given twice: behind a pooler, desks share sessions.
    private lazy var beginning = "campctl_" + String(UInt64.random(in: 0 ... .max), radix: 36)
    private var last = 0

    /// The number of names that a transaction may have, so that neither side's memory fills.
    private static let limit = 200

    /// The name of a text that the server has prepared.
    func name(of text: String) -> String? { names.isEmpty ? nil : names[text] }

    /// Counts a use of the text; returns the name under which it is to be prepared now, at its third.
    mutating func nameToPrepare(_ text: String) -> String? {
      guard isOn, names.count < Self.limit, uses.count < 10 * Self.limit else { return nil }
      uses[text, default: 0] += 1
      guard uses[text] == 3 else { return nil }
      last += 1
      names[text] = "\(beginning)_\(last)"
      return names[text]
    }

    /// Notes that the server's own list has the name.
    mutating func isListed(_ name: String) { toEnd.append(name) }

    /// Forgets which text has which name: a statement has failed, and the server may have skipped others.
    mutating func forgetTexts() {
      guard !uses.isEmpty else { return }
      (uses, names) = ([:], [:])
    }

    /// Returns the names to end behind their transaction, and has none from now on.
    mutating func takeNames() -> [String] {
      forgetTexts()
      defer { toEnd = [] }
      return toEnd
    }
  }
#endif
