import CampgroundManager

/// The defaults of the process, the named stores, and the files that they come from.
struct ConfigurationView: View {
  let configuration: Configuration

  func write(to fields: inout some FieldWriter) {
    fields.objects("values", values) { $0.write(to: &$1) }
    fields.objects("stores", stores) { $0.write(to: &$1) }
    fields.objects("files", configuration.files) { file, fields in
      fields.field("file", file.path)
      fields.field("found", file.isFound)
    }
  }

  var label: String { "" }
  var text: String { "" }

  /// For people and in CSV the defaults, then the stores.
  var table: (any Listing)? {
    ViewList<ConfiguredValueView>(empty: "") { body in
      for value in values { try body(value) }
      for store in stores {
        try body(ConfiguredValueView(name: "store \(store.name)", value: store.value, origin: store.origin))
      }
    }
  }

  private var values: [ConfiguredValueView] {
    let (store, actor) = (configuration.store, configuration.actor)
    let (color, format) = (configuration.color, configuration.format)
    return [("store", store), ("actor", actor), ("color", color), ("format", format)].map { name, value in
      ConfiguredValueView(name: name, value: value?.value, origin: value?.origin ?? .program)
    }
  }

  private var stores: [ConfiguredValueView] {
    configuration.stores.map { store in
      ConfiguredValueView(name: store.name, value: "\(store.target)", origin: .line(store.place))
    }
  }

  /// For people: the files that are read, and those that are not there.
  var notes: [String] {
    let files = configuration.files
    if files.isEmpty { return ["CAMPCTL_CONFIG is empty, so no file is read."] }
    return files.map { HomePath.shown($0.path) + ($0.isFound ? " is read." : " is not there.") }
  }
}
