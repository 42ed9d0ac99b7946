import Basics
import CampgroundManager

/// Templates, and the files that they name.
extension FileProblem {
  /// A template that is not there or cannot be read.
  static func unreadableTemplate(_ path: String, _ problem: ImportFileProblem) -> FileProblem {
    let isWord = !path.contains("/") && !path.contains(".")
    let names =
      isWord && problem == .missing
      ? "; the program's own are \(Phrases.list(BuiltInTemplate.allCases.map(\.rawValue)))" : ""
    return template(path, "\(path) cannot be read: \(problem.wordsOfTemplate)\(names)")
  }

  /// The configured folder of letters.
  static func unreadableLetters(_ path: String, _ problem: ImportFileProblem) -> FileProblem {
    FileProblem(
      .unreadableInput, "letters", path,
      "The configured folder of letters, \(path), cannot be read: \(problem.wordsOfTemplate)")
  }

  static func brokenTemplate(_ mistake: MustacheMistake) -> FileProblem {
    template(mistake.file, "\(mistake.place.words(in: mistake.file)): \(mistake.fault.sentence)")
  }

  /// A template that would make more text than so many bytes.
  static func longTemplate(_ file: String, limit: Int) -> FileProblem {
    template(file, "\(file) makes more than \(InputSize.words(limit)) of text")
  }

  /// A line of a template whose letters are no UTF-8.
  static func encodingOfTemplate(_ file: String, line: Int) -> FileProblem {
    template(file, "\(file), line \(line): This is not valid UTF-8")
  }

  private static func template(_ file: String, _ sentence: String) -> FileProblem {
    FileProblem(.unreadableInput, "template", file, sentence)
  }
}

extension ImportFileProblem {
  /// A clause about a template, of which only a regular file is read.
  var wordsOfTemplate: String {
    switch self {
    case .folder: "it is a folder"
    case .notAFile, .device: "it is a link or no regular file"
    default: description
    }
  }
}
