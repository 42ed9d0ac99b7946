import Foundation
import Testing

@testable import campctl

/// The lines of a batch, some of them given twice.
@Suite struct BatchLinesTests {
  @Test func `those given again come before the next, and count only once they have come again`() throws {
    let input = Pipe()
    try input.fileHandleForWriting.write(contentsOf: Data("one\ntwo\nthree\nfour".utf8))
    try input.fileHandleForWriting.close()
    let lines = BatchLines(LineReader(file: input.fileHandleForReading.fileDescriptor))
    let tried = try (1...3).compactMap { _ in try lines.next(waiting: false) }
    #expect(tried.map(\.number) == [1, 2, 3])
    lines.giveAgain(tried.dropFirst())
    #expect(lines.count == 1)
    #expect(try lines.next(waiting: false)?.number == 2)
    #expect(lines.count == 2)
    #expect(try lines.next(waiting: true)?.number == 3)
    #expect(try lines.next(waiting: true)?.bytes == Array("four".utf8))
    #expect(lines.count == 4)
    #expect(try lines.next(waiting: true)?.number == nil)
    #expect(lines.count == 4)
  }
}
