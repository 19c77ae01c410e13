/// A workflow or definition file as it was read: its parts with their places, nothing looked up yet.
public struct WorkflowFile: Sendable {
  /// An entry of a mapping: a key with its value.
  public typealias Entry = (key: YAMLNode, value: YAMLNode)

  public let file: SourceFile
  /// The whole of it.
  let root: YAMLNode
  /// `name`, else the file name without extension.
  public let name: String
  /// Where the name is written.
  let writtenName: YAMLNode?
  public let description: YAMLNode?
  public let icon: YAMLNode?
  public let requires: YAMLNode?
  public let phrases: [YAMLNode]
  /// Whether it is suggested.
  public let suggest: YAMLNode?
  public let uses: [YAMLNode]
  public let types: [Entry]
  public let enums: [Entry]
  public let actions: [Entry]
  public let activities: [Entry]
  public let inputs: [Entry]
  public let permissions: [Entry]
  public let localizations: [Entry]
  /// Nothing in a definition file.
  public let steps: Block?
  public let output: YAMLNode?
}
