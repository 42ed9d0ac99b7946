import Arguments
import Testing

/// The macros of a page of the manual.
@Suite struct ManualPageTests {
  @Test func `a page of a command has all sections, the names bold and the values in italics`() {
    let command = CommandDescription(
      name: "do it", help: CommandHelp("Do it.", examples: ["program do it 'A B'"]),
      arguments: Sample.descriptions.filter { ["name", "nights", "part-count"].contains($0.name) })
    let lists = [
      ManualPage.List("Files", introduction: "Both are read.", [("~/a", "The first."), (".b", "It goes on…")])
    ]
    #expect(
      HelpTextTests.page.text(of: command, lists: lists, others: ["undo it"]) == #"""
        .TH PROGRAM\-DO\-IT 1 2027-07-04 "program 1"
        .ad l
        .nr HY 0
        .SH NAME
        program\-do\-it \- Do it
        .SH SYNOPSIS
        .SY "program do it"
        \fI<name>\fR
        [\fIoptions\fR]
        .YS
        .SH DESCRIPTION
        Do it.
        .SH OPTIONS
        .TP
        \fI<name>\fR
        The name.
        .TP
        \fB\-N\fR, \fB\-\-nights\fR \fI<number>\fR
        The number of nights.
        .SS The part
        .TP
        \fB\-c\fR, \fB\-\-part\-count\fR \fI<number>\fR
        How many (default: 2).
        .SH FILES
        Both are read.
        .TP
        .B \(ti/a
        The first.
        .TP
        .B .b
        It goes on\[u2026]
        .SH EXAMPLES
        .nf
        .RS 4
        program do it \(aqA B\(aq
        .RE
        .fi
        .SH SEE ALSO
        .BR program (1),
        .BR program\-undo\-it (1),
        .BR formats (5)

        """#)
  }
}
