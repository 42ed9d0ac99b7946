import Arguments
import Testing

/// The help, the manual and the reference of a command.
@Suite struct HelpTextTests {
  static let release = ManualRelease(program: "program", version: "1", day: "2027-07-04")
  static let page = ManualPage(release, formats: "formats", shared: [])
  static let command = CommandDescription(
    name: "sample", help: CommandHelp("Do it.", discussion: "At once.", examples: ["program sample A -N2"]),
    arguments: Sample.descriptions)

  @Test func `own options come first, then the shared ones, with defaults and values`() {
    #expect(
      HelpText(program: "program", width: 80).text(of: Self.command) == """
        Do it.

        At once.

        USAGE: program sample <name> [<file>] [options]

        ARGUMENTS:
          <name>                      The name.
          <file>                      The file.

        OPTIONS:
          -N, --nights <number>       The number of nights.
          --amps <list>               Amperes (may be repeated).
          --state <state>             States (values: due, overdue; may be repeated).
          --notes <text>              Notes; an empty value ends them.
          -o, --is-open               It is open.
          --water, --no-water         It has water.

        THE PART:
          -c, --part-count <number>   How many (default: 2).

        EXAMPLES:
          program sample A -N2

        """)
  }

  @Test func `no line is wider than it may be, but for names and examples`() {
    for width in [40, 60, 100] {
      let lines = HelpText(program: "program", width: width).text(of: Self.command).split(separator: "\n")
      #expect(lines.filter { $0.count > width && !$0.hasPrefix("  -") }.isEmpty)
    }
  }

  @Test func `all of it is in the manual and in the reference, too`() {
    let manual = Self.page.text(of: Self.command, lists: [], others: []).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    let reference = CommandReference(program: "program").text(of: Self.command)
    for argument in Sample.descriptions {
      #expect(manual.contains(argument.name.split(separator: "-").joined(separator: "\\-")))
      #expect(manual.contains(argument.help.dropLast().split(separator: "-").joined(separator: "\\-")))
      #expect(reference.contains(argument.name))
      #expect(reference.contains(argument.help.dropLast()))
    }
  }

  @Test func `a reference of all commands begins with links, and explains once what several take`() {
    let other = CommandDescription(name: "other", help: CommandHelp("Do the other."), arguments: Sample.descriptions)
    let root = CommandDescription(name: "", help: CommandHelp("Do all."), arguments: [])
    let groups = [CommandGroup(name: "Both words", commands: [Self.command, other])]
    let reference = CommandReference(program: "program", shared: ["The part"]).text(of: groups, root: root)
    #expect(reference.contains("- [Both words](#both-words): [sample](#sample), [other](#other)\n"))
    #expect(reference.split(separator: "--part-count").count == 2)
    #expect(reference.split(separator: "--is-open").count == 3)
    #expect(reference.contains("## The part\n\nEvery command takes these options.\n"))
  }
}
