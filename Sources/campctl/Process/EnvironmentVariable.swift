/// The environment variables that campctl reads, in the order of the documents.
///
/// A new case is checked to be text, and stands in the manual; a test demands it in the documents.
enum EnvironmentVariable: String, CaseIterable {
  case store = "CAMPCTL_STORE"
  case demo = "CAMPCTL_DEMO"
  case configuration = "CAMPCTL_CONFIG"
  case configurationFolder = "XDG_CONFIG_HOME"
  case dataFolder = "XDG_DATA_HOME"
  case home = "HOME"
  case format = "CAMPCTL_FORMAT"
  case now = "CAMPCTL_NOW"
  case actor = "CAMPCTL_ACTOR"
  case user = "USER"
  case columns = "COLUMNS"
  case lines = "LINES"
  case timeZone = "TZ"
  case timeZoneFolder = "TZDIR"
  case temporaryFolder = "TMPDIR"
  case noColor = "NO_COLOR"
  case forcedColor = "CLICOLOR_FORCE"
  case terminal = "TERM"
  case locale = "LC_ALL"
  case localeOfCharacters = "LC_CTYPE"
  case language = "LANG"

  /// The options that win over it, as they are typed.
  var options: [String] {
    switch self {
    case .store: ["--store"]
    case .format: ["--json", "--jsonl", "--csv"]
    case .now: ["--now"]
    case .actor: ["--actor"]
    case .noColor: ["--color never"]
    case .forcedColor: ["--color always"]
    case .demo, .configuration, .configurationFolder, .dataFolder, .home, .user, .columns, .lines, .timeZone,
      .timeZoneFolder,
      .temporaryFolder, .terminal, .locale, .localeOfCharacters, .language:
      []
    }
  }
}
