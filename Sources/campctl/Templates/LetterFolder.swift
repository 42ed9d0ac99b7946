import CampgroundManager
import JSONText

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The forms of a letter, by the ends of their files' names.
enum LetterForm: String {
  case page = "html"
  case text = "txt"
  case message = "eml"
}

/// Makes letters by the files of the configured folder, where it has one for the camper's language.
final class LetterFolder {
  private let path: String
  private var templates: [String: Template] = [:]
  /// The notes about all letters that were made.
  private(set) var notes: [String] = []

  init(path: String) { self.path = path }

  /// The folder of the process's configuration; nil when it has none.
  static func ofProcess() throws(Failure) -> LetterFolder? {
    try Configuration.ofProcess().value(.letters).map { LetterFolder(path: $0.value) }
  }

  /// A letter as the text of a view, which ends without an end of line.
  static func lines(_ letter: String) -> String { letter.hasSuffix("\n") ? String(letter.dropLast()) : letter }

  /// The letter of a name to a reader of a language; nil when the folder has no file for it.
  func text(
    _ name: String, _ language: LanguageCode?, _ form: LetterForm, of view: some View
  ) throws -> String? {
    guard let template = try template(name, language, form) else { return nil }
    let filled = try template.filled(with: .one(JSONValue(of: view)))
    for note in filled.notes where !notes.contains(note) { notes.append(note) }
    return filled.text
  }

  /// The template of the language, else of that without its region, else of none.
  private func template(_ name: String, _ language: LanguageCode?, _ form: LetterForm) throws -> Template? {
    var parts = language?.text.split(separator: "-") ?? []
    while !parts.isEmpty {
      if let template = try read("\(path)/\(name).\(parts.joined(separator: "-")).\(form.rawValue)") { return template }
      parts.removeLast()
    }
    return try read("\(path)/\(name).\(form.rawValue)")
  }

  private func read(_ file: String) throws -> Template? {
    if let template = templates[file] { return template }
    var status = stat()
    guard lstat(file, &status) == 0 else {
      // A folder that is not there, or may not be entered, has no letters to do without.
      guard errno == ENOENT, stat(path, &status) == 0 else {
        throw Failure(.unreadableInput, [.file(.unreadableLetters(path, .system(errno)))])
      }
      return nil
    }
    let template = try Template(TemplateFile(path: file, followsLinks: false))
    templates[file] = template
    return template
  }
}
