/// The files and folders that campctl reads or writes without being given their names.
enum UsedFile: String, CaseIterable {
  case store = "~/.local/share/campctl/campground.sqlite"
  case formerStore = "~/.local/share/campctl/campground.sqlite.old-1"
  case configuration = "~/.config/campctl/config"
  case configurationOfMachine = "/etc/campctl/config"
  case timeZones = "/usr/share/zoneinfo"
  case accounts = "/etc/passwd"
  case executable = "/proc/self/exe"
}

extension UsedFile {
  /// The use of it.
  var sentence: String {
    switch self {
    case .store:
      "The campground, when --store, CAMPCTL_STORE and the configuration name no other; XDG_DATA_HOME moves it."
    case .formerStore: "The campground that a restore has replaced; the next ones end with .old-2, .old-3 and so on."
    case .configuration: "The user's own configuration; XDG_CONFIG_HOME moves it, CAMPCTL_CONFIG names another."
    case .configurationOfMachine: "The configuration of all users of the machine, which the user's own wins over."
    case .timeZones: "The time zones, when TZDIR names no other folder."
    case .executable:
      "The program itself: for a campground in a server it goes on as campctl-postgresql, in its folder or ../libexec/campctl."
    case .accounts: "The names of accounts, one of which is the actor when no variable names one."
    }
  }
}
