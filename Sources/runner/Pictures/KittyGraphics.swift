import Actions
import Workflow

/// The sequences by which kitty and those that followed it show pictures
/// (<https://sw.kovidgoyal.net/kitty/graphics-protocol/>). None of them asks for a reply, but for the ``query``.
enum KittyGraphics {
  /// Of the letters that one sequence carries.
  private static let longest = 4096
  /// Of the one pixel that is sent to see whether it is understood; no picture is stored by it. Of a number of more than 31
  /// bits, Konsole says 0 in its reply.
  static let queryNumber = 2_000_000_001

  static let query = sequence("i=\(queryNumber),s=1,v=1,a=q,t=d,f=24;AAAA")
  /// Takes away all pictures, and what was kept of them.
  static let removalOfAll = sequence("a=d,d=A,q=2")

  /// Hands over a picture, which is not seen yet.
  static func transmission(of bitmap: Bitmap, number: Int) -> [UInt8] {
    let isOpaque = bitmap.isOpaque
    let pixels = isOpaque ? bitmap.colors : bitmap.pixels
    let packed = Deflater.deflated(pixels)
    let form = "a=t,t=d,f=\(isOpaque ? 24 : 32),s=\(bitmap.width),v=\(bitmap.height)\(packed == nil ? "" : ",o=z")"
    let letters = Array(Base64.encoded(packed ?? pixels).utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count + letters.count / 256 + 100)
    for start in stride(from: 0, to: letters.count, by: longest) {
      let end = min(start + longest, letters.count)
      let more = "m=\(end < letters.count ? 1 : 0)"
      bytes += "\u{1B}_G".utf8
      bytes += (start == 0 ? "\(form),i=\(number),q=2,\(more)" : "\(more),q=2").utf8
      bytes.append(UInt8(ascii: ";"))
      bytes += letters[start..<end]
      bytes += "\u{1B}\\".utf8
    }
    return bytes
  }

  /// Shows a picture from where the cursor is, which stays there. Shown there already, it is shown anew.
  static func placement(of placed: PlacedPicture) -> String {
    let (picture, place) = (placed.picture, placed.place)
    return sequence("a=p,i=\(picture.number),p=\(place),c=\(picture.columns),r=\(picture.rows),C=1,q=2")
  }

  /// Takes it away from one place.
  static func removal(of placed: PlacedPicture) -> String {
    sequence("a=d,d=i,i=\(placed.picture.number),p=\(placed.place),q=2")
  }

  /// Takes away what was kept of it.
  static func removal(number: Int) -> String { sequence("a=d,d=I,i=\(number),q=2") }

  private static func sequence(_ content: String) -> String { "\u{1B}_G\(content)\u{1B}\\" }
}

extension PlacedPicture {
  /// Its place as a number, which is never 0: to the terminal that would be any place.
  fileprivate var place: Int { row * 4096 + column + 1 }
}

extension Bitmap {
  /// Three bytes a pixel.
  fileprivate var colors: [UInt8] {
    var colors: [UInt8] = []
    colors.reserveCapacity(width * height * 3)
    for pixel in stride(from: 0, to: pixels.count, by: 4) { colors += pixels[pixel..<pixel + 3] }
    return colors
  }
}
