/// The reason why nothing could be imported. The store is as it was.
public enum ImportError: Error, Hashable, Sendable {
  /// A file, or the folder, cannot be read at all; the path as given to the import, with the file's name.
  case unreadable(file: String, ImportFileProblem)
  /// The export holds several facilities, of which one has to be chosen: how many, and the first of them.
  case severalFacilities([RIDBFacility], count: Int)
  /// The export has no campsite of the requested facility.
  case noCampsites(RIDBFacility)
}

/// A facility of the Recreation Information Database: a campground, by its permanent id.
public struct RIDBFacility: Hashable, Sendable {
  package let id: String
  /// The name; nil when the export lacks it: many campsites belong to facilities that are not in it.
  package let name: String?
}
