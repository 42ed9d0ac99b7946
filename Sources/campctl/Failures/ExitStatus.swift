/// The end of a process whose command has printed everything already.
struct ExitStatus: Error {
  let code: Int32
}
