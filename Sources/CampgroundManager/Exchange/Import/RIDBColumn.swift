/// The columns of one file of the export, of which the real files have more, in varying order.
protocol RIDBColumn: CSVColumn {
  /// The file's name.
  static var file: String { get }
}

enum CampsiteColumn: String, RIDBColumn {
  static let file = "Campsites_API_v1.csv"
  static let optional: Set<Self> = [.loop, .accessible]

  case id = "CampsiteID"
  case facility = "FacilityID"
  case name = "CampsiteName"
  case type = "CampsiteType"
  case use = "TypeOfUse"
  case loop = "Loop"
  case accessible = "CampsiteAccessible"
}

enum AttributeColumn: String, RIDBColumn {
  static let file = "CampsiteAttributes_API_v1.csv"
  static let optional: Set<Self> = [.kind]

  case name = "AttributeName"
  case value = "AttributeValue"
  case campsite = "EntityID"
  case kind = "EntityType"
}

enum EquipmentColumn: String, RIDBColumn {
  static let file = "PermittedEquipment_API_v1.csv"
  static let optional: Set<Self> = [.maxLength]

  case campsite = "CampsiteID"
  case name = "EquipmentName"
  case maxLength = "MaxLength"
}

enum FacilityColumn: String, RIDBColumn {
  static let file = "Facilities_API_v1.csv"
  static let optional: Set<Self> = []

  case id = "FacilityID"
  case name = "FacilityName"
}
