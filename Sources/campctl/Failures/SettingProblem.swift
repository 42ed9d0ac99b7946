/// A setting of the process or of the store that cannot be used.
enum SettingProblem {
  case format(String)
  case now(String)
  case emptyStore
  case zoneOfProcess(String)
  case zoneOfStore(String)
  /// A variable that is not valid UTF-8.
  case invalidEncoding(EnvironmentVariable, String)
  case configuration(ConfigurationProblem)
  /// The release of the campctl that has started this one.
  case otherRelease(String)
}

extension SettingProblem {
  var summary: ProblemFields {
    switch self {
    case .format(let name): ("invalidSetting", EnvironmentVariable.format.rawValue, name)
    case .now(let text): ("invalidSetting", EnvironmentVariable.now.rawValue, text)
    case .emptyStore: ("invalidSetting", "store", "")
    case .zoneOfProcess(let zone): ("invalidSetting", EnvironmentVariable.timeZone.rawValue, zone)
    case .zoneOfStore(let name): ("invalidSetting", "timeZone", name)
    case .invalidEncoding(let variable, let value): ("invalidSetting", variable.rawValue, value)
    case .configuration(let problem): problem.summary
    case .otherRelease(let release): ("otherRelease", nil, release)
    }
  }
}
