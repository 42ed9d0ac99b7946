import Foundation

/// The number of a process that is gone.
package func numberOfGoneProcess() throws -> Int32 {
  let process = Process()
  process.executableURL = URL(filePath: "/bin/sh")
  process.arguments = ["-c", ":"]
  try process.run()
  process.waitUntilExit()
  return process.processIdentifier
}
