/// The reason why nothing could be imported. The store is as it was.
public enum ImportError: Error, Hashable, Sendable {
  /// A file, or the folder, cannot be read at all; the path as given to the import, with the file's name.
  case unreadable(file: String, ImportFileProblem)
  /// The export holds several facilities, of which one has to be chosen: how many, and the first of them.
  case severalFacilities([RIDBFacility], count: Int)
  /// The export has no campsite of the requested facility.
  case noCampsites(RIDBFacility)
}

/// A problem of a file as a whole; its description is a clause about the file.
public enum ImportFileProblem: Hashable, Sendable {
  case missing
  /// A folder where a file should be, a pipe, a device.
  case notAFile
  case notAFolder
  /// There is no column of this name; nor are there any in a file that is empty or of another kind.
  case missingColumn(String)
  /// There is not one campsite of any facility.
  case noCampsites
  /// The operating system's own words.
  case refused(String)
}

/// A facility of the Recreation Information Database: a campground, by its permanent id.
public struct RIDBFacility: Hashable, Sendable {
  public let id: String
  /// The name; nil when the export lacks it: many campsites are of facilities that are not in it.
  public let name: String?
}
