#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An access that others than its owner have to a store, because of the rights of its file and folder.
package enum StoreExposure: Hashable, Sendable {
  /// Others may read the file or write to it.
  case file(path: String)
  /// Others may put files in the place of it and of its rollback journal.
  case folder(path: String)
  /// The file has a second name, under which its rollback journal would not be found.
  case hardLink(path: String)
  /// A server on another machine, whose certificate is not verified: anybody on the way could be it.
  case unverifiedServer(host: String)
}

extension Store {
  /// The exposures of the file and its folder, read by two calls of the system; none in memory.
  package var exposures: [StoreExposure] {
    #if PostgreSQL
      if case .postgresql(let connection) = connection {
        return connection.link.isTrusted ? [] : [.unverifiedServer(host: connection.link.host)]
      }
    #endif
    let path = connection.path
    guard !path.isEmpty, let file = status(of: path) else { return [] }
    let folder = StoreFile.parent(of: path)
    var found: [StoreExposure] = []
    if file.st_mode & 0o077 != 0 { found.append(.file(path: path)) }
    if file.st_nlink > 1 { found.append(.hardLink(path: path)) }
    // In a folder such as /tmp others may replace nothing, and a journal of theirs is refused when it is opened.
    if let status = status(of: folder), status.st_mode & 0o022 != 0, status.st_mode & S_ISVTX == 0 {
      found.append(.folder(path: folder))
    }
    return found
  }

  private func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}
