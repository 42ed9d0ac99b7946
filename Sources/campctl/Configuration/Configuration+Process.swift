import CampgroundManager

/// The configuration of the process, and the defaults that it leaves to the environment and to the program.
extension Configuration {
  /// The process's own, read once; throws ``Failure`` with all problems of its files.
  static func ofProcess() throws(Failure) -> Configuration { try read.get() }

  private static let read = Result { () throws(Failure) in
    try Configuration(places, home: folder(Environment.variable("HOME")))
  }

  /// The files of this user and of the machine; `CAMPCTL_CONFIG` names another in their place, or none.
  private static var places: [ConfigurationFile] {
    if let path = Environment.variable("CAMPCTL_CONFIG") { return [ConfigurationFile(path: path, isRequired: true)] }
    if Environment.isSet("CAMPCTL_CONFIG") { return [] }
    let own =
      folder(Environment.variable("XDG_CONFIG_HOME")) ?? folder(Environment.variable("HOME")).map { $0 + "/.config" }
    let machine = ConfigurationFile(path: "/etc/campctl/config", isOfMachine: true)
    return own.map { [ConfigurationFile(path: $0 + "/campctl/config"), machine] } ?? [machine]
  }

  /// The path, if it is absolute; another would depend on the folder in which a command runs.
  private static func folder(_ path: String?) -> String? { path?.hasPrefix("/") == true ? path : nil }

  /// The store without `--store`; nil when there is no place for the user's own.
  var store: ConfiguredValue? {
    variable("CAMPCTL_STORE") ?? value(.store)
      ?? (try? StoreLocation.userStore()).map { ConfiguredValue($0.description, .program) }
  }

  /// The actor without `--actor`.
  var actor: ConfiguredValue {
    variable("CAMPCTL_ACTOR") ?? value(.actor) ?? variable("USER")
      ?? ConfiguredValue(AccountName.ofProcess ?? "unknown", .program)
  }

  /// The use of colour without `--color`.
  var color: ConfiguredValue {
    if Environment.variable("NO_COLOR") != nil {
      return ConfiguredValue(ColorChoice.never.rawValue, .variable("NO_COLOR"))
    }
    if let force = Environment.variable("CLICOLOR_FORCE"), force != "0" {
      return ConfiguredValue(ColorChoice.always.rawValue, .variable("CLICOLOR_FORCE"))
    }
    return value(.color) ?? ConfiguredValue(ColorChoice.auto.rawValue, .program)
  }

  /// The format without an option; that of a file is for people at a terminal alone.
  var format: ConfiguredValue {
    variable("CAMPCTL_FORMAT") ?? value(.format) ?? ConfiguredValue(OutputFormat.text.rawValue, .program)
  }

  private func variable(_ name: String) -> ConfiguredValue? {
    Environment.variable(name).map { ConfiguredValue($0, .variable(name)) }
  }
}
