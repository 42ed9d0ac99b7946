import CCommit

/// The release that this program is.
enum Release {
  /// The semantic version, as CHANGELOG.md has it.
  static let version = "0.9.0"

  /// The day of the release, which the pages of the manual bear.
  static let day = "2026-11-23"

  /// The commit of its sources; nil for a build that was given none.
  static var commit: String? {
    let text = String(cString: campctl_commit())
    return text.isEmpty ? nil : text
  }
}
