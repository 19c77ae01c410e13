import Foundation
import TestSupport
import Testing
import Workflow

@testable import runner

struct PictureCacheTests {
  private let place: TemporaryPlace
  private let cache: PictureCache

  init() throws {
    place = try TemporaryPlace()
    cache = PictureCache(folder: place.path + "/cache/pictures", limit: 100_000)
  }

  private static func bitmap(_ shade: UInt8, side: Int = 20) -> Bitmap {
    Bitmap(width: side, height: side, pixels: [UInt8](repeating: shade, count: side * side * 4))
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: place.path + "/cache/pictures")
  }

  @Test("A picture is found by what it was made of and its size, and by nothing else")
  func finds() throws {
    let content = [UInt8](repeating: 1, count: PictureCache.shortest)
    let key = try #require(cache.key(of: content, within: (20, 20)))
    #expect(cache.bitmap(key, within: (20, 20)) == nil)
    cache.store(PictureCacheTests.bitmap(7), key)
    #expect(cache.bitmap(key, within: (20, 20)) == PictureCacheTests.bitmap(7))
    #expect(cache.key(of: content, within: (20, 21)) != key)
    #expect(cache.key(of: content + [1], within: (20, 20)) != key)
    #expect(cache.key(of: [1, 2, 3], within: (20, 20)) == nil)
  }

  @Test("It is this user's alone")
  func modes() throws {
    cache.store(PictureCacheTests.bitmap(7), "a")
    for (path, mode) in [("/cache/pictures", 0o700), ("/cache/pictures/a", 0o600)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: place.path + path)
      #expect((attributes[.posixPermissions] as? Int) == mode)
    }
  }

  @Test("It is bounded, and the oldest go first")
  func bounded() throws {
    for number in 0..<200 { cache.store(PictureCacheTests.bitmap(UInt8(number)), "\(number)") }
    let count = try files().count
    #expect((30...80).contains(count), "\(count)")
    #expect(try files().contains("199"))
  }

  @Test("What is damaged or larger than its box is not there", arguments: [0, 4, 8, 100, 1607, 1609])
  func damaged(count: Int) throws {
    cache.store(PictureCacheTests.bitmap(7), "a")
    let url = URL(filePath: place.path + "/cache/pictures/a")
    let bytes = try Data(contentsOf: url)
    try Data((bytes + [0]).prefix(count)).write(to: url)
    #expect(cache.bitmap("a", within: (20, 20)) == nil)
    try bytes.write(to: url)
    #expect(cache.bitmap("a", within: (19, 20)) == nil)
    #expect(cache.bitmap("a", within: (20, 20)) != nil)
  }

  @Test("A large picture is decoded once, whoever shows it")
  func decodesOnce() throws {
    // What stands behind a picture changes nothing of it.
    let bytes = try SamplePicture(name: "waves.png").bytes() + [UInt8](repeating: 0, count: PictureCache.shortest)
    let key = try #require(cache.key(of: bytes, within: (8, 8)))
    cache.store(PictureCacheTests.bitmap(9, side: 8), key)
    let path = place.path + "/large.png"
    try Data(bytes).write(to: URL(filePath: path))
    var studio = PictureStudio(nil, cache)
    guard case .over(let found) = studio.picture(of: .path(path), within: (8, 8)) else {
      Issue.record("a file never comes late")
      return
    }
    #expect(found == PictureCacheTests.bitmap(9, side: 8))
  }
}
