import CampgroundManager

/// The configuration of the process, and the defaults that it leaves to the environment and to the program.
extension Configuration {
  /// The process's own, read once; throws ``Failure`` with all problems of its files.
  static func ofProcess() throws(Failure) -> Configuration {
    switch reading {
    case .done(let configuration): return configuration
    case .failed(let failure): throw failure
    }
  }

  /// The outcome of reading the files. To make the type of a `Result`, the runtime would search all conformances.
  private enum Reading {
    case done(Configuration)
    case failed(Failure)
  }

  private static let reading: Reading = {
    do throws(Failure) {
      return .done(try Configuration(places, home: folder(Environment.variable(.home))))
    } catch {
      return .failed(error)
    }
  }()

  /// The file of this user, whether or not it is there; nil where the environment names none.
  static var ownFile: ConfigurationFile? { places.first { !$0.isForMachine } }

  /// The files of this user and of the machine; `CAMPCTL_CONFIG` names another in their place, or none.
  private static var places: [ConfigurationFile] {
    if let path = Environment.variable(.configuration) { return [ConfigurationFile(path: path, isRequired: true)] }
    if Environment.isSet(.configuration) { return [] }
    let own =
      folder(Environment.variable(.configurationFolder)) ?? folder(Environment.variable(.home)).map { $0 + "/.config" }
    let machine = ConfigurationFile(path: "/etc/campctl/config", isForMachine: true)
    return own.map { [ConfigurationFile(path: $0 + "/campctl/config"), machine] } ?? [machine]
  }

  /// The path, if it is absolute; another would depend on the folder in which a command runs.
  private static func folder(_ path: String?) -> String? { path?.hasPrefix("/") == true ? path : nil }

  /// The store without `--store`; nil when there is no place for the user's own.
  var store: ConfiguredValue? {
    variable(.demo) ?? variable(.store) ?? value(.store)
      ?? (try? StoreLocation.userStore()).map {
        ConfiguredValue(
          $0.description, Self.folder(Environment.variable(.dataFolder)) == nil ? .program : .variable(.dataFolder))
      }
  }

  /// The actor without `--actor`.
  var actor: ConfiguredValue {
    variable(.actor) ?? value(.actor) ?? variable(.user)
      ?? ConfiguredValue(AccountName.ofProcess ?? "unknown", .program)
  }

  /// The use of colour without `--color`.
  var color: ConfiguredValue {
    if Environment.variable(.noColor) != nil { return ConfiguredValue(ColorChoice.never.rawValue, .variable(.noColor)) }
    if let force = Environment.variable(.forcedColor), force != "0" {
      return ConfiguredValue(ColorChoice.always.rawValue, .variable(.forcedColor))
    }
    return value(.color) ?? ConfiguredValue(ColorChoice.auto.rawValue, .program)
  }

  /// The format without an option; that of a file is for people at a terminal alone.
  var format: ConfiguredValue {
    variable(.format) ?? value(.format) ?? ConfiguredValue(OutputFormat.text.rawValue, .program)
  }

  private func variable(_ name: EnvironmentVariable) -> ConfiguredValue? {
    Environment.variable(name).map { ConfiguredValue($0, .variable(name)) }
  }
}
