import CampgroundManager

/// A default, or the place of a named store, with its origin.
struct ConfiguredValueView: ListedView {
  let name: String
  let value: String?
  let origin: ConfiguredValue.Origin

  static var blank: Self { ConfiguredValueView(name: "", value: nil, origin: .program) }

  func write(to fields: inout some FieldWriter) {
    var (variable, place): (String?, ConfigurationPlace?)
    switch origin {
    case .variable(let name): variable = name.rawValue
    case .line(let line): place = line
    case .program: break
    }
    fields.field("name", name)
    fields.field("value", value)
    fields.field("variable", variable)
    fields.field("file", place?.file)
    fields.field("line", place?.line)
  }

  var label: String { name }
  var text: String { cells.joined(separator: "  ") }

  static var columns: [TextColumn] { [.left("NAME"), .flexible("VALUE"), .flexible("FROM")] }
  var cells: [String] { [name, HomePath.shown(value ?? ""), origin.words] }
}

extension ConfiguredValue.Origin {
  fileprivate var words: String {
    switch self {
    case .variable(let name): name.rawValue
    case .line(let place): "\(HomePath.shown(place.file)), line \(place.line)"
    case .program: "default"
    }
  }
}
