@testable import Workflow

/// A page as a browser would read it, as far as this project writes it: elements that are all closed, with quoted
/// attributes, and texts.
struct ReadPage {
  final class Element {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [Element] = []
    fileprivate(set) var text = ""

    init(_ name: String, _ attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }

    /// Itself and all below it, in their order.
    var all: [Element] { [self] + children.flatMap(\.all) }
    /// The text in it and below, without the space around.
    var wholeText: String { all.map(\.text).joined().trimmed }
  }

  struct Malformed: Error { let message: String }

  private static let void: Set = ["meta", "img"]

  let root: Element

  var all: [Element] { root.all }

  init(_ bytes: [UInt8]) throws {
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    root = Element("", [:])
    var open = [root]
    guard rest.hasPrefix("<!DOCTYPE html>") else { throw Malformed(message: "no document type") }
    rest = rest.dropFirst(15)
    while let start = rest.firstIndex(of: "<") {
      let parent = open[open.count - 1]
      parent.text += try ReadPage.unescaped(rest[..<start])
      guard let end = rest[start...].firstIndex(of: ">") else { throw Malformed(message: "an open tag") }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        guard open.count > 1, open.removeLast().name == tag.dropFirst() else {
          throw Malformed(message: "</\(tag.dropFirst())> closes something else")
        }
        continue
      }
      let element = try ReadPage.element(tag)
      parent.children.append(element)
      if !ReadPage.void.contains(element.name) { open.append(element) }
    }
    guard open.count == 1 else { throw Malformed(message: "<\(open[open.count - 1].name)> is not closed") }
  }

  private static func element(_ tag: Substring) throws -> Element {
    let name = tag.prefix { $0 != " " }
    var rest = tag[name.endIndex...]
    var attributes: [String: String] = [:]
    while rest.first == " " {
      let parts = rest.dropFirst().split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0].hasSuffix("=") else { throw Malformed(message: "<\(tag.prefix(80))>") }
      attributes[String(parts[0].dropLast())] = try unescaped(parts[1])
      rest = parts[2]
    }
    guard rest.isEmpty else { throw Malformed(message: "<\(tag.prefix(80))>") }
    return Element(String(name), attributes)
  }

  private static func unescaped(_ text: Substring) throws -> String {
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      guard let end = rest[start...].firstIndex(of: ";"),
        let character = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"][
          String(rest[rest.index(after: start)..<end])]
      else { throw Malformed(message: "an & that begins nothing") }
      result += character
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
