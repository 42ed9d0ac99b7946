import CampgroundManager

/// The defaults of the process, the named stores, and the files that they come from.
struct ConfigurationView: View {
  let configuration: Configuration

  func write(to fields: inout some FieldWriter) {
    fields.objects("values", values) { $0.write(to: &$1) }
    fields.objects("stores", stores) { $0.write(to: &$1) }
    fields.objects("reports", reports) { $0.write(to: &$1) }
    fields.objects("files", configuration.files) { file, fields in
      fields.field("file", file.path)
      fields.field("found", file.isFound)
    }
  }

  var label: String { "" }
  var text: String { "" }

  /// For people and in CSV the defaults, then the stores and the reports.
  var table: (any Listing)? {
    ViewList<ConfiguredValueView>(empty: "") { body in
      for value in values { try body(value) }
      for store in stores {
        try body(ConfiguredValueView(name: "store \(store.name)", value: store.value, origin: store.origin))
      }
      for report in reports {
        try body(ConfiguredValueView(name: "report \(report.name)", value: report.value, origin: report.origin))
      }
    }
  }

  private var values: [ConfiguredValueView] {
    let (store, actor) = (configuration.store, configuration.actor)
    let (color, format) = (configuration.color, configuration.format)
    let letters = configuration.value(.letters)
    return [
      ("store", store), ("actor", actor), ("color", color), ("format", format), ("letters", letters),
    ].map { name, value in
      ConfiguredValueView(name: name, value: value?.value, origin: value?.origin ?? .program)
    }
  }

  private var stores: [ConfiguredValueView] {
    configuration.stores.map { store in
      ConfiguredValueView(name: store.name, value: "\(store.target)", origin: .line(store.place))
    }
  }

  private var reports: [ConfiguredValueView] {
    configuration.reports.map { report in
      ConfiguredValueView(name: report.name, value: report.line, origin: .line(report.place))
    }
  }

  /// For people: the files that are read, and those that are not there.
  var notes: [String] {
    let files = configuration.files
    if files.isEmpty { return ["CAMPCTL_CONFIG is empty, so no file is read."] }
    return files.map { HomePath.shown($0.path) + ($0.isFound ? " is read." : " is not there.") }
  }
}
