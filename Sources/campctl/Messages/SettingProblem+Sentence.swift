import CampgroundManager

extension SettingProblem {
  var sentence: String {
    switch self {
    case .format(let name): "CAMPCTL_FORMAT is \(name); it must be text, json, jsonl or csv"
    case .now(let text): "CAMPCTL_NOW is \(text); it must be like 2027-06-01 or 2027-06-01T09:30"
    case .emptyStore: "The store's path is empty"
    case .zoneOfProcess(let zone): "This machine has no time zone \(zone), which TZ names"
    case .zoneOfStore(let name):
      "This machine has no time zone \(name)" + (TimeZoneName.noneWords.map { ": \($0)" } ?? "")
    case .invalidEncoding(let variable, _): "\(variable.rawValue) is not valid UTF-8"
    case .configuration(let problem): problem.sentence
    case .otherRelease(let release):
      "campctl-postgresql is release \(Release.version), but campctl is \(release); install both of one release"
    }
  }
}
