import Arguments
import CampgroundManager

/// A command that imports the rows of a table.
protocol TableImporting: WriteCommand {
  var file: String { get }
  var table: TableArguments { get }
  /// The open file of its own process; nil in a batch.
  var input: Int32? { get set }
  /// The names of our columns.
  static var columns: [String] { get }
  /// The word for one of the things that are imported.
  static var thing: String { get }
  /// Our name of the only column of a list without a header; nil where there is no such list.
  static var listed: String? { get }
  /// The name of the other system, where the command takes one.
  var source: String? { get }
  static func knows(_ name: String) -> Bool
  func perform(
    _ table: TableFile, _ request: TableImportRequest, in campground: Campground, refused: @escaping RefusedRows
  ) throws -> WriteResult<TableImportReport>
}

extension TableImporting {
  static var listed: String? { nil }
  var source: String? { nil }

  func run(_ invocation: Invocation, in session: Session) throws { try importTable(invocation, in: session) }

  /// Imports the table in a process of its own, and prints the answer.
  func importTable(_ invocation: Invocation, in session: Session) throws {
    var command = self
    let input = try TableInput(file, atMost: table.maxSize)
    command.input = input.file
    let response = try command.respond(invocation, in: session)
    try session.print(response, isWrite: !table.preview)
    if response.status != .done { throw response.status }
  }

  /// A new campground is made beside its place, so that a long table is read only once.
  private func respond(_ invocation: Invocation, in session: Session) throws -> Response {
    if table.preview {
      return try invocation.perform(self, in: session.openForBatch(isDryRun: true))
    }
    guard !invocation.write.dryRun, let new = try session.newStore() else {
      return try session.run(invocation, self)
    }
    let response = try invocation.perform(self, in: new.campground)
    return try session.keep(new) ? response : session.run(invocation, self)
  }

  func perform(in campground: Campground) throws -> Response {
    try importTable(in: campground)
  }

  /// Imports the table, or shows what would become of it.
  func importTable(in campground: Campground) throws -> Response {
    var request = try table.request(of: file, in: campground, columns: Self.columns)
    if table.preview { request.saveMap = nil }
    let file = try InputBytes.bytes(of: file, input, atMost: self.table.maxSize)
    let table: TableFile
    do {
      table = try TableFile(file, listed: Self.listed, isShown: self.table.preview) { name in
        Self.knows(name) || request.map.pairs.contains { $0.ours != "-" && $0.theirs == name }
      }
      return try perform(table, request, in: campground)
    } catch let problem as ImportFileProblem {
      throw ImportError.unreadable(file: self.file, problem)
    } catch UnknownOurs.column(let name) {
      throw Failure.usage(.unknownColumn(name, Self.columns))
    } catch UnknownOurs.status(let name, let statuses) {
      throw Failure.usage(.unknownStatus(name, statuses))
    }
  }

  private func perform(
    _ file: TableFile, _ request: TableImportRequest, in campground: Campground
  ) throws -> Response {
    if table.preview {
      let written = try campground.rehearse { try perform(file, request, in: campground) { _, _ in } }
      return Response(ImportPreviewView(report: written.result, thing: Self.thing, ready: ready(written.result)))
    }
    let rejects = try table.rejects.map { try RejectsFile($0, file) }
    let written: WriteResult<TableImportReport>
    do {
      written = try perform(file, request, in: campground) { try rejects?.append($0, $1) }
    } catch let refused as RefusedTable {
      if refused.report.missing.isEmpty { try rejects?.put() }
      throw Failure(refused.report, of: self.file, ready: ready(refused.report))
    }
    if written.result.refused > 0 { try rejects?.put() }
    let view = written.map { TableImportView(report: $0, thing: Self.thing, ready: ready($0)) }
    var response = Response(view, view.result.text)
    response.status = written.result.refused > 0 ? .someRefused : .done
    return response
  }

  /// The command line that shows the file with the columns and the values that it lacks; nil when it lacks none.
  private func ready(_ report: TableImportReport) -> String? {
    guard !report.maps.isEmpty else { return nil }
    let given = [
      table.useMap.map { "--use-map \($0)" }, source.map { "--source \(Phrases.shellWord($0))" },
      table.dates.map { "--dates \($0)" },
    ]
    let words = ["campctl import \(Self.thing)s", Phrases.plainWord(file)] + given.compactMap(\.self)
    var map = ColumnMap()
    for pair in table.map + table.mapValue where !report.absent.contains(pair.theirs) { map.add(pair) }
    for pair in report.maps { map.add(pair) }
    return (words + map.pairs.map(\.option) + ["--preview"]).joined(separator: " ")
  }
}
