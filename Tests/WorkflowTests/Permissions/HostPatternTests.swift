import Testing

@testable import Workflow

@Suite("Hosts that a permission names")
struct HostPatternTests {
  @Test(
    "A whole host is matched, on the boundary of a label",
    arguments: [
      ("api.themoviedb.org", "api.themoviedb.org", true), ("API.TheMovieDB.org", "api.themoviedb.org", true),
      ("api.themoviedb.org", "api.themoviedb.org.", true), ("api.themoviedb.org.", "api.themoviedb.org", true),
      ("api.themoviedb.org", "api.themoviedb.org.evil.example", false),
      ("themoviedb.org", "evilthemoviedb.org", false), ("themoviedb.org", "api.themoviedb.org", false),
      ("*.themoviedb.org", "api.themoviedb.org", true), ("*.themoviedb.org", "a.b.themoviedb.org", true),
      ("*.themoviedb.org", "themoviedb.org", false), ("*.themoviedb.org", "evilthemoviedb.org", false),
      ("127.0.0.1", "127.0.0.1", true), ("127.0.0.1", "127.0.0.10", false),
      ("localhost", "127.0.0.1", false), ("[::1]", "::1", true), ("::1", "0:0:0:0:0:0:0:1", true),
      ("[::ffff:127.0.0.1]", "127.0.0.1", true), ("10.0.0.0/8", "10.200.3.4", true), ("10.0.0.0/8", "11.0.0.1", false),
      ("10.0.0.0/8", "ten.example", false), ("fd00::/8", "fd12::1", true), ("*", "anything.example", true),
    ])
  func covers(pattern: String, host: String, covers: Bool) {
    #expect(HostPattern(pattern)?.covers(host: host, port: 443) == covers)
  }

  @Test(
    "A port that is written is the only one",
    arguments: [
      ("x.org:8080", 8080, true), ("x.org:8080", 80, false), ("x.org", 8080, true), ("*.org:443", 443, true),
      ("*:443", 80, false),
    ])
  func ports(pattern: String, port: Int, covers: Bool) {
    #expect(HostPattern(pattern)?.covers(host: "x.org", port: port) == covers)
  }

  @Test(
    "What names no host is none",
    arguments: [
      "", "https://x.org", "x.org/path", "x org", "x..org", ".x.org", "*x.org", "a.*.org", "x.org:", "x.org:0",
      "x.org:99999", "x.org:+80", "user@x.org", "2130706433", "0x7f.1", "127.1", "[::1", "[x.org]", "10.0.0.0/33",
      "1.2.3.4/x",
      "ex\u{200B}ample.org", "exämple.org", "**", "*.", "*.1",
    ])
  func refused(pattern: String) {
    #expect(HostPattern(pattern) == nil)
  }

  @Test(
    "Special addresses are named by themselves, by their network, or by localhost",
    arguments: [
      ("127.0.0.1", "127.0.0.1", true), ("127.0.0.0/8", "127.8.9.1", true), ("localhost", "127.0.0.1", true),
      ("localhost", "::1", true), ("app.localhost", "::1", true), ("localhost", "10.0.0.1", false),
      ("nas.example", "192.168.1.5", false), ("*", "127.0.0.1", false), ("*.example", "169.254.169.254", false),
      ("192.168.0.0/16", "192.168.1.5", true), ("127.0.0.1:80", "127.0.0.1", false),
    ])
  func names(pattern: String, address: String, names: Bool) throws {
    let address = try #require(IPAddress(address))
    #expect(HostPattern(pattern)?.names(address, port: 443) == names)
  }

  @Test(
    "Addresses that are not of the open internet are known",
    arguments: [
      "127.0.0.1", "127.255.0.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.0.1",
      "169.254.169.254",
      "100.64.0.1", "198.18.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1",
      "fd00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "::7f00:1",
      "fec0::1",
    ])
  func special(address: String) throws {
    #expect(try #require(IPAddress(address)).speciality != nil)
  }

  @Test(
    "All others are",
    arguments: ["1.1.1.1", "172.32.0.1", "172.15.0.1", "100.128.0.1", "169.253.0.1", "2606:4700::1", "::ffff:1.1.1.1"])
  func open(address: String) throws {
    #expect(try #require(IPAddress(address)).speciality == nil)
  }

  @Test(
    "What is no numeric address is none", arguments: ["", "x.org", "1.2.3", "0177.0.0.1", "1.2.3.4.5", "[::1]", "g::"])
  func noAddress(text: String) {
    #expect(IPAddress(text) == nil)
  }
}
