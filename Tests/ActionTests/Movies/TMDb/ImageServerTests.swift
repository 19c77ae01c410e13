import Testing
import Workflow

@testable import Actions

@Suite("Pictures of movies")
struct ImageServerTests {
  @Test("A path of The Movie Database becomes an address of the size asked for")
  func address() {
    #expect(ImageServer.tmdb.address(of: "/a-B_9.jpg", .w154)?.text == "https://image.tmdb.org/t/p/w154/a-B_9.jpg")
    #expect(ImageServer.tmdb.address(of: "/a.svg", .original)?.text == "https://image.tmdb.org/t/p/original/a.svg")
    #expect(ImageServer.bundled.address(of: "/up.png", .w154)?.text == "bundled://posters/up.png")
  }

  @Test(
    "A path that could lead elsewhere is no picture",
    arguments: [
      nil, "", "/", "null", "nil", "/.jpg", "a.jpg", "/a", "/a.gif", "/a.jpg.exe", "/a.JPG", "//a.jpg", "/a/b.jpg",
      "/../../../../etc/cron.d/x.jpg", "/..jpg", "/a%2Fb.jpg", "/a b.jpg", "/a?x=.jpg", "/ä.jpg", "/a.jpg\n",
      "https://evil.example/a.jpg", "/@evil.example.jpg",
    ])
  func refused(path: String?) {
    #expect(ImageServer.tmdb.address(of: path, .w500) == nil)
  }
}
