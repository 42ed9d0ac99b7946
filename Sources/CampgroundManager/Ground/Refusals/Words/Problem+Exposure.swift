import Persistence

/// Who but its owner could reach a store.
extension Problem {
  static let exposedField = "permissions"

  static func exposed(_ exposure: StoreExposure) -> Problem {
    switch exposure {
    case .file(let path): exposed("fileOpenToOthers", path, "Others can open \(path); chmod 600 keeps them out")
    case .folder(let path):
      exposed(
        "folderOpenToOthers", path,
        "Others can put files into \(path), where the store is, and so change it; chmod go-w keeps them out")
    case .hardLink(let path):
      exposed(
        "hardLink", path, "\(path) has a second name (a hard link), and using both damages it; one has to be removed")
    }
  }

  private static func exposed(_ name: String, _ path: String, _ words: String) -> Problem {
    Problem(name, field: exposedField, value: path, words)
  }
}
