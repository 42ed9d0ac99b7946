import CampgroundManager

extension MustacheMistake.Fault {
  /// The fault as a clause without its full stop.
  var sentence: String {
    switch self {
    case .openTag(let end): "The tag has no end \(end)"
    case .emptyTag: "The tag has no name"
    case .invalidName(let text):
      "\(Phrases.shortened(text)) is no name; a name has no blank, and a key on each side of a point"
    case .optionalTag(let text): "\(Phrases.shortened(text)) belongs to a part of Mustache that is not read here"
    case .delimiters(let text):
      "\(Phrases.shortened(text)) gives no two delimiters, as {{=<% %>=}} does; neither has an equals sign"
    case .openSection(let name): "The section \(name) has no end {{/\(name)}}"
    case .wrongEnd(let name, let open, let place):
      "This ends \(name), but the section \(open) of line \(place.line), column \(place.column) is open"
    case .endAlone(let name): "This ends \(name), but no section is open"
    case .unreadablePartial(let file, let reason): "\(file) cannot be read: \(reason)"
    case .invalidPartial(let name):
      "\(Phrases.shortened(name)) names no template beside this one; a name has no /, and no point at its beginning"
    case .deepSections(let limit): "There are more than \(limit) sections within each other"
    case .deepPartials(let limit): "There are more than \(limit) templates within each other"
    case .manyPasses(let limit): "Its sections stand for more than \(limit) things"
    }
  }
}

extension MustachePlace {
  /// `labels.html, line 3, column 5`.
  func words(in file: String) -> String { "\(file), line \(line), column \(column)" }
}
