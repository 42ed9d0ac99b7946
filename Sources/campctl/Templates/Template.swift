import CampgroundManager
import JSONText

/// A template with all others that it names, read and without a mistake.
struct Template {
  private let form: TemplateForm
  private let main: MustacheTemplate
  /// The others, by their names in a tag.
  private var others: [String: (template: MustacheTemplate, text: String)] = [:]

  /// Reads the file at a path, or the template of the program's own that has this name; throws ``Failure``.
  init(_ given: String) throws {
    if given.isEmpty || given.utf8.contains(0) { throw Failure.usage(.emptyTemplate) }
    guard let own = BuiltInTemplate(rawValue: given) else {
      self = try Template(TemplateFile(path: given))
      return
    }
    form = TemplateForm(file: own.file)
    main = try MustacheReader.template(own.text, of: own.file)
  }

  init(_ file: TemplateFile) throws {
    form = TemplateForm(file: file.path)
    do {
      main = try MustacheReader.template(file.text(), of: file.name)
      try readOthers(of: file)
    } catch let mistake as MustacheMistake {
      throw Failure(.unreadableInput, [.file(.brokenTemplate(mistake))])
    } catch let problem as ImportFileProblem {
      throw Failure(.unreadableInput, [.file(.unreadableTemplate(file.path, problem))])
    } catch let broken as TemplateFile.BrokenText {
      throw Failure(.unreadableInput, [.file(.encodingOfTemplate(file.name, line: broken.line))])
    }
  }

  private mutating func readOthers(of file: TemplateFile) throws {
    var waiting = main.nodes.partials.map { (name: $0, from: main.file) }
    while let (name, from) = waiting.popLast() {
      guard others[name.text] == nil else { continue }
      let mistake = { MustacheMistake(file: from, place: name.place, fault: $0) }
      guard let other = file.partial(name.text) else { throw mistake(.invalidPartial(name.text)) }
      let text: String
      do { text = try other.text() } catch let problem as ImportFileProblem {
        throw mistake(.unreadablePartial(file: other.name, reason: problem.wordsOfTemplate))
      } catch is TemplateFile.BrokenText {
        throw mistake(.unreadablePartial(file: other.name, reason: "it is not valid UTF-8"))
      }
      let template = try MustacheReader.template(text, of: other.name)
      others[name.text] = (template, text)
      waiting += template.nodes.partials.map { ($0, template.file) }
    }
  }

  /// The text that it makes of an answer, and notes about names that the answer does not have.
  func filled(with answer: MustacheAnswer) throws -> (text: String, notes: [String]) {
    var indented: [String: MustacheTemplate] = [:]
    let others = others
    let filler = MustacheFiller(answer, into: TemplateOutput(form, of: main.file)) { name, indentation in
      guard let (template, text) = others[name], !indentation.isEmpty else { return others[name]?.template }
      let key = indentation + name
      if let made = indented[key] { return made }
      let made = try MustacheReader.template(try text.indented(by: indentation, of: template.file), of: template.file)
      indented[key] = made
      return made
    }
    do { try filler.fill(main) } catch let mistake as MustacheMistake {
      throw Failure(.unreadableInput, [.file(.brokenTemplate(mistake))])
    } catch let long as TemplateOutput.TooLong {
      throw Failure(.unreadableInput, [.file(.longTemplate(long.file, limit: TemplateOutput.limit))])
    }
    return (filler.output.content, filler.missing.map { TemplateWords.missing($0.name, in: $0.file, keys: $0.keys) })
  }
}

extension String {
  /// The text with an indentation before each line that has anything.
  func indented(by indentation: String, of file: String) throws -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    guard utf8.count + lines.count * indentation.utf8.count <= TemplateOutput.limit else {
      throw TemplateOutput.TooLong(file: file)
    }
    return lines.map { $0.isEmpty || $0 == "\r" ? String($0) : indentation + $0 }.joined(separator: "\n")
  }
}
