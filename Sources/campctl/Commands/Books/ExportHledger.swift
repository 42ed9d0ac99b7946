import Arguments
import CampgroundManager

/// Exports the books as a journal of plain text.
struct ExportHledger: StaysBeneath, ReadCommand {
  var file: String?

  static let help = CommandHelp(
    "Export the books as a journal of plain text, for hledger and ledger.",
    discussion: """
      A party's payment is a liability until it is earned on the nights of the stay, including those to come; the \
      balance of liabilities:deposits:r-3 is that of r-3. Taxes are liabilities, too. The journal has no names of \
      persons and no memos. The file must not exist yet, and only you can read it.
      """,
    examples: ["campctl export hledger books.journal"])

  static let arguments: [Argument<Self>] = [
    positional(
      "file", .text.named("file", completion: .file), "The file to create (default: standard output)."
    ) { $0.file = $1 }.optional()
  ]

  static var asking: [Argument<AskArguments>] { AskArguments.narrowing }

  static var fileUse: FileUse { .made }

  /// The path of the file to make; nil for standard output.
  private var path: String? { file == "-" ? nil : file }

  func run(_ invocation: Invocation, in session: Session) throws {
    guard path == nil else { return try session.print(session.run(invocation, self), isWrite: false) }
    let campground = try session.openNarrowed(invocation)
    // A slow reader would make writers wait, so output begins when the whole journal is read.
    let output = OutputStream(file: 1)
    output.hold(in: Spool())
    try campground.books.forEachPiece { try output.write($0.utf8) }
    do {
      try output.release()
    } catch let error as OutputError where error.isReaderGone {}
  }

  func perform(in campground: Campground) throws -> Response {
    guard let path else { throw Failure.usage(.missingFile) }
    if path.isEmpty { throw Failure.usage(.emptyPath) }
    let new = try NewFile(path)
    try campground.books.forEachPiece { try new.write($0.utf8) }
    let bytes = try new.put()
    return Response(FileView(file: path, bytes: bytes, text: "Wrote \(path), \(bytes) bytes."))
  }
}
