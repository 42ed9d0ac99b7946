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
