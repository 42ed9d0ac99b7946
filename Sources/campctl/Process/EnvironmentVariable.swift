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
  case pager = "PAGER"
  case optionsOfLess = "LESS"
  case visualEditor = "VISUAL"
  case editor = "EDITOR"
  case forcedCommand = "SSH_ORIGINAL_COMMAND"
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
    case .format: ["--json", "--jsonl", "--csv", "--ods"]
    case .now: ["--now"]
    case .actor: ["--actor"]
    case .pager: ["--no-pager"]
    case .noColor: ["--color never"]
    case .forcedColor: ["--color always"]
    case .demo, .configuration, .configurationFolder, .dataFolder, .home, .user, .columns, .lines, .timeZone,
      .timeZoneFolder,
      .temporaryFolder, .optionsOfLess, .visualEditor, .editor, .forcedCommand, .terminal, .locale, .localeOfCharacters,
      .language:
      []
    }
  }
}

extension EnvironmentVariable {
  /// The meaning of it, for the manual and the documents.
  var sentence: String {
    switch self {
    case .store:
      "The campground's file, a configured name, the address of a server, or memory, which lasts for one process."
    case .demo: "The campground of the demo that is going on; it wins over CAMPCTL_STORE, which a shell may set anew."
    case .configuration: "The file of the configuration, which must be there; set and empty, none is read."
    case .configurationFolder: "The folder of campctl/config, the user's own configuration (default: ~/.config)."
    case .dataFolder: "The folder of campctl/campground.sqlite, the user's own campground (default: ~/.local/share)."
    case .home: "The user's home, in which these folders are .config and .local/share."
    case .format: "The format: text, json, jsonl, csv or ods."
    case .now: "The day to pretend, 2027-06-01, or the day and time, 2027-06-01T09:30, at the campground."
    case .actor: "The actor's name in the journal."
    case .user:
      "The actor's name without CAMPCTL_ACTOR and the configuration; without any it is the name of the account."
    case .columns: "The width of the screen for text that goes to a pipe or a file, such as a pager."
    case .lines: "The height of the screen for such text."
    case .timeZone: "The time zone, when the campground's settings have none."
    case .timeZoneFolder: "The folder of the time zones (default: /usr/share/zoneinfo)."
    case .temporaryFolder: "The folder for input and replies too large for memory (default: /tmp)."
    case .pager: "The program that shows a text longer than the screen (default: less); cat for none."
    case .optionsOfLess: "The options of less (default: FRX, so that a short text stays on the screen)."
    case .visualEditor: "The editor that report --edit opens."
    case .editor: "The same, without VISUAL (default: vi)."
    case .forcedCommand: "The command of a key that may run no other by ssh: less then starts no programs."
    case .noColor: "Text has no colour when this is set."
    case .forcedColor: "Text has colour when this is set to anything but 0."
    case .terminal: "Text has no colour when this is dumb."
    case .locale: "The locale: text has characters beyond ASCII when it names UTF-8."
    case .localeOfCharacters: "The locale, without LC_ALL."
    case .language: "The locale, without both; without any of them it is one with UTF-8."
    }
  }
}
