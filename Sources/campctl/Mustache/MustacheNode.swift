/// A template of the language of Mustache, as it was read.
struct MustacheTemplate: Sendable {
  /// The name of its file, for places.
  let file: String
  let nodes: [MustacheNode]
}

/// A part of a template.
enum MustacheNode: Equatable, Sendable {
  case text(String)
  /// A value in its place; a raw one is not escaped.
  case value(MustacheName, isRaw: Bool)
  /// A part for each thing of a list, or for a value that is there; an inverted one for a value that is not.
  case section(MustacheName, isInverted: Bool, [MustacheNode])
  /// Another template in its place, each line of it behind the indentation.
  case partial(MustacheName, indentation: String)
}

/// A name in a tag.
struct MustacheName: Equatable, Sendable {
  /// The name as it is written.
  let text: String
  let place: MustachePlace

  /// The keys that lead to the value; none for that at hand.
  var keys: [String] { text == "." ? [] : text.split(separator: ".").map(String.init) }
}

/// A place in a template: the line, and the character in it, each from 1 on.
struct MustachePlace: Equatable, Sendable {
  var line = 1
  var column = 1
}

/// A template that cannot be read or filled in, and the place of the reason.
struct MustacheMistake: Error, Equatable {
  let file: String
  let place: MustachePlace
  let fault: Fault

  enum Fault: Equatable {
    /// A tag without an end, which is this.
    case openTag(end: String)
    case emptyTag
    /// A word that is no name.
    case invalidName(String)
    /// A tag of a part of the language that is not read.
    case optionalTag(String)
    /// A change of delimiters that does not give two.
    case delimiters(String)
    case openSection(String)
    /// The end of another section than the one that is open.
    case wrongEnd(String, open: String, MustachePlace)
    /// The end of a section where none is open.
    case endAlone(String)
    /// Another template that cannot be read, by its file.
    case unreadablePartial(file: String, reason: String)
    case invalidPartial(String)
    case deepSections(limit: Int)
    case deepPartials(limit: Int)
    case manyPasses(limit: Int)
  }
}

extension [MustacheNode] {
  /// The names of all other templates in it.
  var partials: [MustacheName] {
    flatMap { node -> [MustacheName] in
      switch node {
      case .text, .value: []
      case .section(_, _, let nodes): nodes.partials
      case .partial(let name, _): [name]
      }
    }
  }
}
