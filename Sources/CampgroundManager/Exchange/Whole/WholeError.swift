/// The reason why the folder of a whole campground cannot be taken. The store is as it was.
package struct WholeError: Error, Hashable, Sendable {
  /// The path of the file, or of the folder.
  package let path: String
  package let reason: Reason

  package enum Reason: Hashable, Sendable {
    /// A file that `export all` always writes.
    case missing
    /// A file that it never writes, or one of a journal although the manifest is without one.
    case extra
    case notAFile
    /// A link to a file of another place.
    case symbolicLink
    case notAFolder
    /// A file of more bytes than are read, with their number.
    case tooLarge(Int, limit: Int)
    /// The operating system's own words.
    case refused(String)
    case unreadableManifest
    /// The text of a line is not JSON.
    case notJSON(line: Int, column: Int, expected: String)
    /// A line that `export all` never writes.
    case unreadableLine(Int)
    /// A line that contradicts an earlier one, such as a night that is taken.
    case conflictingLine(Int)
    case otherCount(found: Int, expected: Int)
    /// The number of lines is right, and the text was changed.
    case otherText
    /// The sums of nights and money are not those of the manifest.
    case otherSums
    /// A number that a row of the table has already would be assigned again.
    case usedNumber(table: String)
  }
}
