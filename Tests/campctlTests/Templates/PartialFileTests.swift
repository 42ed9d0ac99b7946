import Foundation
import Testing

@testable import campctl

/// The templates that a template names: only files beside it.
@Suite struct PartialFileTests: ~Copyable {
  private let shell = Shell.campground()

  private func write(_ name: String, _ text: String) throws {
    let file = shell.home.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func made(_ name: String) throws -> String { try shell.output("list-sites --template ~/\(name)") }

  @Test func `a name is a file beside the template with the same ending, wherever the command runs`() throws {
    try write("t/a.html", "{{>head}}\n{{#.}}\n  {{>row}}\n{{/.}}\n")
    try write("t/head.html", "head\n")
    try write("t/row.html", "<p>{{number}}\n{{>in.ner}}\n")
    try write("t/in.ner.html", "end\n")
    #expect(try made("t/a.html") == "head\n  <p>12\n  end\n")
    #expect(try shell.run("cd ~/t && campctl list-sites --template a.html").output == "head\n  <p>12\n  end\n")
    try write("t/bare", "{{>other}}")
    try write("t/other", "without an ending")
    #expect(try made("t/bare") == "without an ending")
  }

  @Test(arguments: [
    ("../b", "../b names no template beside this one; a name has no /, and no point at its beginning"),
    ("t/b", "t/b names no template beside"), ("/etc/passwd", "/etc/passwd names no template beside"),
    (".b", ".b names no template beside"), ("..", ".. names no template beside"),
    ("none", "none.html cannot be read: it does not exist"), ("folder", "folder.html cannot be read: it is a folder"),
    ("link", "link.html cannot be read: it is a link or no regular file"),
    ("pipe", "pipe.html cannot be read: it is a link or no regular file"),
    ("large", "large.html cannot be read: it has 1048577 bytes, more than 1 MiB"),
    ("letters", "letters.html cannot be read: it is not valid UTF-8"),
  ]) func `no other file is read, whether the values need it or not`(name: String, words: String) throws {
    try write("b.html", "secret")
    try write("t/folder.html/x", "")
    try write("t/large.html", String(repeating: "a", count: 1_048_577))
    try write("t/a.html", "x\n {{#none}}{{>\(name)}}{{/none}}")
    let setup = "cd ~/t; ln -s ../b.html link.html; mkfifo pipe.html; printf '\\377' >letters.html"
    try shell.expectErrors("\(setup); campctl list-sites --template a.html", 65, "a.html, line 2, column 11: \(words)")
  }

  @Test func `a template of the command line may be behind a link, and what it names is beside the link`() throws {
    try write("t/a.html", "{{>b}}")
    try write("b.html", "beside the link")
    #expect(
      try shell.run("ln -s t/a.html ~/a.html; campctl list-sites --template ~/a.html").output == "beside the link")
  }

  @Test func `templates within each other end, and a mistake in one names its file`() throws {
    try write("a.html", "{{>a}}")
    try shell.expectErrors(
      "campctl list-sites --template ~/a.html", 65,
      "a.html, line 1, column 1: There are more than 20 templates within each other.")
    try write("a.html", "{{>b}}")
    try write("b.html", "\n{{#c}}")
    try shell.expectErrors(
      "campctl list-sites --template ~/a.html", 65, "b.html, line 2, column 1: The section c has no end {{/c}}.")
  }
}
