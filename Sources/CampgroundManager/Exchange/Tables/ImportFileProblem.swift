/// A problem of a file as a whole.
public enum ImportFileProblem: Error, Hashable, Sendable {
  case missing
  /// A folder where a file should be, a pipe, a device.
  case notAFile
  case notAFolder
  /// A folder where rows are to be read.
  case folder
  /// A device that is no terminal: most have no end.
  case device
  /// A file of more bytes than are read, with their number.
  case tooLarge(Int, limit: Int)
  /// A pipe that goes on behind the last byte that is read, which is in this line.
  case tooLong(limit: Int, line: Int)
  /// There is no column of this name; nor are there any in a file that is empty or of another kind.
  case missingColumn(String)
  /// There are no columns of these names, which a map has.
  case missingColumns([String])
  /// There is not one campsite of any facility.
  case noCampsites
  case empty
  /// A workbook of a spreadsheet, which is an archive or XML.
  case workbook
  /// None of the columns is read as these, which every row needs.
  case noColumns([String])
  /// None of the first lines has a known column.
  case noHeader
  /// An entry of a list of numbers that is none, and its line.
  case notANumber(String, line: Int)
  /// A list of JSON; JSON lines have an object on each line.
  case listOfJSON
  /// The operating system's own words.
  case refused(String)
}
