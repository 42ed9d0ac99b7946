/// The sites of Apache Trout Campground, facility 234708 of ridb.recreation.gov.
enum DemoSites {
  /// Sites that are alike but for their length and access: `11:55*` takes 55 ft and is accessible.
  private static let groups: [(loop: String, features: String, sites: String)] = [
    (
      "Aspen Loop (Sites 1-63)",
      "--type standard --max-people 8 --max-vehicles 1 --equipment rv,tent,trailer",
      """
      5:60, 8:70*, 11:55*, 12:60*, 15:45, 16:60*, 17:60, 20:50, 23:50, 28:48*, 29:48*, 30:46*, 33:55, 36:56, 37:50, \
      38:50*, 43:53
      """
    ),
    (
      "Aspen Loop (Sites 1-63)",
      "--type standard --max-people 8 --max-vehicles 1 --equipment rv,tent,trailer --amps 50 --water --sewer",
      "46:50, 51:50*, 54:50*, 55:50*, 56:50, 59:50, 60:50*, 63:50"
    ),
    (
      "Aspen Loop (Sites 1-63)",
      "--type group-standard-area --max-people 16 --max-vehicles 4 --equipment rv,tent,trailer",
      "1 & 2:50, 13 & 14:50, 18 & 19:50"
    ),
    (
      "Aspen Loop (Sites 1-63)",
      "--type group-standard-area --max-people 16 --max-vehicles 2 --equipment rv,tent,trailer",
      """
      3 & 4:50, 6 & 7:50, 9 & 10:50, 21 & 22:40, 24 & 25:60, 26 & 27:50, 31 & 32:50, 34 & 35:50, 39 & 40:45, \
      41 & 42:60, 44 & 45:50
      """
    ),
    (
      "Aspen Loop (Sites 1-63)",
      "--type group-standard --max-people 16 --max-vehicles 2 --equipment rv,trailer --amps 50 --water --sewer",
      "47 & 48:50, 49 & 50:50, 52 & 53:50, 57 & 58:50"
    ),
    (
      "Aspen Loop (Sites 1-63)",
      "--type group-standard --max-people 16 --max-vehicles 4 --equipment rv,trailer --amps 50 --water --sewer",
      "61 & 62:50"
    ),
    (
      "Oak Loop (Sites 64-86)",
      "--type standard --max-people 8 --max-vehicles 1 --equipment rv,tent,trailer --amps 50 --water --sewer",
      "64:55*, 67:80*, 68:50, 69:70*, 72:40*, 75:60, 76:58, 79:58, 80:65*, 83:55, 84:60, 85:65*, 86:55*"
    ),
    (
      "Oak Loop (Sites 64-86)",
      "--type group-standard --max-people 16 --max-vehicles 2 --equipment rv,trailer --amps 50 --water --sewer",
      "65 & 66:50, 70 & 71:65, 73 & 74:50, 77 & 78:65, 81 & 82:50"
    ),
    (
      "Fir Group (Sites 87-110)",
      "--type group-standard-area --max-people 100 --max-vehicles 50 --equipment rv,tent,trailer",
      "Fir Group:50*"
    ),
    (
      "Pine Group (Sites 111-124)",
      "--type group-standard-area --max-people 50 --max-vehicles 25 --equipment rv,tent,trailer",
      "Pine Group:50*"
    ),
  ]

  /// The number of each, and the command that adds it.
  static let all: [(number: String, line: String)] = groups.flatMap { loop, features, sites in
    sites.split(separator: ",").map { site in
      let parts = site.drop { $0 == " " }.split(separator: ":").map(String.init)
      let (number, length) = (parts[0], parts[1].prefix { $0 != "*" })
      let access = parts[1].hasSuffix("*") ? " --accessible" : ""
      let line = "add-site '\(number)' --loop '\(loop)' \(features) --min-people 1 --max-length \(length)\(access)"
      return (number, line)
    }
  }
}
