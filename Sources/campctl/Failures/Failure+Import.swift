import CampgroundManager

extension Failure {
  init(_ error: ImportError) {
    switch error {
    case .unreadable(let file, let problem):
      self.init(
        .unreadableInput,
        [Problem("unreadableInput", field: "folder", value: file, "\(file) cannot be read: \(problem)")])
    case .severalFacilities(let facilities, let count):
      let names = facilities.map { [$0.id, $0.name].compactMap(\.self).joined(separator: " ") }
      let problem = Problem(
        "severalFacilities", field: "facility", value: nil,
        "The export holds \(count) campgrounds, so one must be chosen")
      self.init(
        .usage, [problem],
        hint: "Say --facility with one of \(names.joined(separator: ", "))\(count > names.count ? " …" : "").")
    case .noCampsites(let facility):
      self.init(
        CampingError(
          .notFound,
          [
            Problem(
              "notFound", field: "facility", value: facility.id, "The export has no campsite of facility \(facility.id)"
            )
          ]))
    }
  }
}
