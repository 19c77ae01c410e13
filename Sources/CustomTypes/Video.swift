public import Workflow

/// A trailer, teaser or clip of a movie.
public struct Video: CustomType {
  public static let type = TypeDefinition(Video.self)

  /// What the site calls it.
  @Property("Key", isIdentifier: true) public var key: String
  @Property("Name") public var name: String
  /// Where it is shown: `YouTube`, `Vimeo`.
  @Property("Site") public var site: String
  /// `Trailer`, `Teaser`, `Clip` and whatever may be added to them.
  @Property("Type") public var type: String
  @Property("Official") public var official: Bool
  /// Two letters; nothing where nobody said.
  @Property("Language") public var language: String?
  /// Where it can be watched; nothing for a site of which that is not known.
  @Property("URL") public var url: Address?

  public init() {}

  public init(key: String, name: String, site: String, type: String, official: Bool = false, language: String? = nil) {
    self = Video.type.template
    self.key = key
    self.name = name
    self.site = site
    self.type = type
    self.official = official
    self.language = language
    url = Video.url(of: key, on: site)
  }

  /// The key is data of a server: encoded, it cannot become more of the URL than it is meant for.
  private static func url(of key: String, on site: String) -> Address? {
    let key = Address.encoded(key)
    return switch site {
    case "YouTube": Address("https://www.youtube.com/watch?v=\(key)")
    case "Vimeo": Address("https://vimeo.com/\(key)")
    default: nil
    }
  }

  public var display: DisplayRepresentation {
    DisplayRepresentation(name, subtitle: "\(type) · \(site)", thumbnail: .symbol("play.rectangle"))
  }
}
