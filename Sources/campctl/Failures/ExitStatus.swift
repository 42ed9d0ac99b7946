/// The end of a process whose command has said all there is to say.
struct ExitStatus: Error {
  let code: Int32
}
