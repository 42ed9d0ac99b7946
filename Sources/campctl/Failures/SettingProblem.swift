import CampgroundManager

/// A setting of the process or of the store that cannot be used.
struct SettingProblem {
  let shown: ShownProblem

  private init(_ field: String?, _ value: String, _ sentence: String, name: ShownProblem.Name = .invalidSetting) {
    shown = ShownProblem(name, field, value, sentence)
  }

  static func format(_ name: String) -> SettingProblem {
    of(.format, name, "CAMPCTL_FORMAT is \(name); it must be text, json, jsonl, csv or ods")
  }

  static func now(_ text: String) -> SettingProblem {
    of(.now, text, "CAMPCTL_NOW is \(text); it must be like 2027-06-01 or 2027-06-01T09:30")
  }

  static let emptyStore = SettingProblem("store", "", "The store's path is empty")
  static func zoneOfProcess(_ zone: String) -> SettingProblem {
    of(.timeZone, zone, "This machine has no time zone \(zone), which TZ names")
  }

  static func zoneOfStore(_ name: String) -> SettingProblem {
    let reason = TimeZoneName.noneWords.map { ": \($0)" } ?? ""
    return SettingProblem("timeZone", name, "This machine has no time zone \(name)\(reason)")
  }

  /// A variable that is not valid UTF-8.
  static func invalidEncoding(_ variable: EnvironmentVariable, _ value: String) -> SettingProblem {
    of(variable, value, "\(variable.rawValue) is not valid UTF-8")
  }

  /// The release of the campctl that has started this one.
  static func otherRelease(_ release: String) -> SettingProblem {
    let both = "campctl-postgresql is release \(Release.version), but campctl is \(release)"
    return SettingProblem(nil, release, "\(both); install both of one release", name: .otherRelease)
  }

  private static func of(_ variable: EnvironmentVariable, _ value: String, _ sentence: String) -> SettingProblem {
    SettingProblem(variable.rawValue, value, sentence)
  }
}

extension SettingProblem {
  static func configuration(_ problem: ConfigurationProblem) -> SettingProblem { SettingProblem(problem.shown) }

  private init(_ shown: ShownProblem) { self.shown = shown }
}
