import Basics
import CSQLite

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Watches over a statement that a person typed: what it reads, and what it takes.
///
/// The engine names the view from which a table is read. It would take a name of `WITH` for one, too; so the views that read tables have
/// names by chance, which no statement can know.
final class SQLiteGuard {
  private let views: Set<String>
  private let secret: String
  private let functions: Set<String>
  private let limits: GivenLimits
  private let end: Instant
  private let memory = SQLiteGuard.peak
  /// The limit at which it was interrupted.
  private(set) var exceeded: GivenProblem?

  init(_ query: GivenQuery) {
    views = Set(query.views.map(\.name))
    (secret, limits) = (query.dialect.secret, query.limits)
    functions = GivenStatement.functions(onServer: false)
    end = Instant.now.advanced(by: .seconds(limits.seconds))
  }

  /// The functions that operators and keywords call by other names.
  private static let ofOperators: Set<String> = ["like"]

  /// True for an act that reads no more than the views.
  fileprivate func allows(_ act: Int32, _ first: String, _ second: String, in view: String?) -> Bool {
    let isWithinView = view?.hasPrefix(secret) ?? false
    switch act {
    case SQLITE_SELECT, SQLITE_RECURSIVE: return true
    // A table without any column is one of a view's that the engine has put into the statement itself.
    case SQLITE_READ: return isWithinView || views.contains(first) || first.hasPrefix(secret) || second.isEmpty
    case SQLITE_FUNCTION:
      return isWithinView || functions.contains(second.lowercased()) || Self.ofOperators.contains(second.lowercased())
    default: return false
    }
  }

  /// True when it is to end.
  fileprivate func isOver() -> Bool {
    if Instant.now > end {
      exceeded = .tooSlow(limits.seconds)
    } else if Self.peak - memory > limits.memory {
      exceeded = .tooMuchMemory
    }
    return exceeded != nil
  }

  /// The most memory that the process has had, in bytes.
  private static var peak: Int {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Int(usage.ru_maxrss) * 1024
    #else
      getrusage(RUSAGE_SELF, &usage)
      return Int(usage.ru_maxrss)
    #endif
  }
}

extension SQLiteGuard {
  /// Calls the body while nothing else can be done on a handle.
  func watching<Result>(_ handle: OpaquePointer, _ body: () throws -> Result) rethrows -> Result {
    let former = lower(handle)
    let itself = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_set_authorizer(
      handle,
      { context, act, first, second, _, view in
        guard let context else { return SQLITE_DENY }
        let watch = Unmanaged<SQLiteGuard>.fromOpaque(context).takeUnretainedValue()
        let words = [first, second].map { $0.map { String(cString: $0) } ?? "" }
        return watch.allows(act, words[0], words[1], in: view.map { String(cString: $0) }) ? SQLITE_OK : SQLITE_DENY
      }, itself)
    // One instruction can make one value, so few of them can take much memory.
    sqlite3_progress_handler(
      handle, 200,
      { context in
        context.map { Unmanaged<SQLiteGuard>.fromOpaque($0).takeUnretainedValue().isOver() ? 1 : 0 } ?? 1
      }, itself)
    defer {
      sqlite3_progress_handler(handle, 0, nil, nil)
      sqlite3_set_authorizer(handle, nil, nil)
      for (limit, value) in former { sqlite3_limit(handle, limit, value) }
    }
    return try body()
  }

  private func lower(_ handle: OpaquePointer) -> [(Int32, Int32)] {
    [
      (SQLITE_LIMIT_LENGTH, Int32(clamping: limits.value)), (SQLITE_LIMIT_SQL_LENGTH, Int32(GivenStatement.longest)),
      (SQLITE_LIMIT_COLUMN, 200), (SQLITE_LIMIT_EXPR_DEPTH, 200), (SQLITE_LIMIT_COMPOUND_SELECT, 50),
      (SQLITE_LIMIT_VDBE_OP, 100_000), (SQLITE_LIMIT_FUNCTION_ARG, 50), (SQLITE_LIMIT_ATTACHED, 0),
      (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1000), (SQLITE_LIMIT_VARIABLE_NUMBER, 200), (SQLITE_LIMIT_TRIGGER_DEPTH, 0),
      (SQLITE_LIMIT_WORKER_THREADS, 0),
    ].map { ($0.0, sqlite3_limit(handle, $0.0, $0.1)) }
  }
}
