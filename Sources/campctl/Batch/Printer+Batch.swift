import CampgroundManager

extension Printer {
  /// Makes answers wait until they are released: their writes are not on disk yet.
  func hold(in spool: Spool) {
    output.hold(in: spool)
  }

  /// Prints the answers that waited.
  func release() throws {
    try output.release()
  }

  /// Prints the answer to a line of a batch.
  func print(_ response: Response, ofLine number: Int, _ command: String) throws {
    guard format.isJSON else { return try render(response) }
    let list = try json(ofList: response)
    try line(
      JSONWriter.object { fields in
        fields.field("line", number)
        fields.field("ok", true)
        fields.field("command", command)
        switch response.body {
        case .one(let item): fields.object("result", item.write)
        case .many: fields.field("result", .json(list))
        case .document(let text): fields.field("result", text)
        }
      })
  }

  /// Prints the failure of a line of a batch.
  func print(_ failure: Failure, ofLine number: Int) throws {
    guard format.isJSON else { return report(failure) }
    try line(
      JSONWriter.object { fields in
        fields.field("line", number)
        fields.field("ok", false)
        fields.field("command", failure.command)
        fields.object("error", failure.write)
      })
  }

  /// Prints the result of a batch on standard error.
  func print(_ summary: BatchSummary) {
    clearProgress()
    if format.isJSON {
      note(JSONWriter.text(summary))
    } else {
      inform(summary.text)
    }
  }

  private func json(ofList response: Response) throws -> String {
    guard case .many(let listing) = response.body else { return "" }
    return try json(listing)
  }

  private func json(_ listing: some Listing) throws -> String {
    var objects: [String] = []
    try listing.each { objects.append(JSONWriter.text($0)) }
    return "[" + objects.joined(separator: ",") + "]"
  }
}
