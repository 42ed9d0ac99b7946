import ArgumentParser
import CampgroundManager

/// Exports the books as a journal of plain text.
struct ExportHledger: ReadCommand {
  static let name = "export hledger"
  static let configuration = CommandConfiguration(
    commandName: "hledger",
    abstract: "Export the books as a journal of plain text, for hledger and ledger.",
    discussion: """
      What a party pays is a liability until it is earned on the nights that it stays, those to come included; the \
      balance of liabilities:deposits:r-3 is that of r-3. Taxes are liabilities, too. There are no names of persons in \
      it, and no memos. A file must not be there yet, and can be read by you alone.
      """)

  @Argument(help: "The file to make; without it, standard output.", completion: .file())
  var file: String?

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let file: String?
  }

  var request: Request { Request(file: file == "-" ? nil : file) }

  /// A refused batch keeps nothing, and a file would stay.
  static var standsInBatch: Bool { false }

  func run() throws {
    let session = try Session(global.globals)
    guard request.file == nil else {
      return try session.print(session.run(Self.prepared(request, terms)), isWrite: false)
    }
    let campground = try session.open(.existing)
    // A slow reader would make writers wait, so it gets the journal when all of it is read.
    let output = OutputStream(file: 1)
    output.hold(in: try session.spool())
    try campground.books.forEachPiece { try output.write($0.utf8) }
    do {
      try output.release()
    } catch let error as OutputError where error.isReaderGone {}
  }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    guard let path = request.file else { throw Failure.usage("Say which file to make", field: "file") }
    if path.isEmpty { throw Failure.usage("The file's path is empty", field: "file") }
    let file = try NewFile(path)
    try campground.books.forEachPiece { try file.write($0.utf8) }
    return .show(ExportReport(file: path, bytes: try file.put()))
  }
}
