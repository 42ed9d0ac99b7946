@main
enum Campctl {
  static func main() {}
}
