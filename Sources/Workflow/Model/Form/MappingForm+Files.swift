/// What stands at the top of a file.
extension MappingForm {
  static let workflowKeys: [Key] = [
    Key("name", "How it is shown; without it, the file's name", .text),
    Key("description", "What it does, in a sentence or two", .text),
    Key("icon", "The name of a symbol, such as `cart`, or the path of a picture", .text),
    Key("requires", "The least version of the runner: `\">=0.1\"`", .text),
    Key("phrases", "Sentences that start it; `${input}` stands for an input", .oneOrSeveral(.text)),
    Key("suggest", "Whether running it is suggested later", .constant(.boolean)),
    Key(
      "uses", "Files with definitions, and workflows that are called by their names; paths are relative to this file",
      .oneOrSeveral(.text)),
    Key("types", "Types of the file's own, by their names", .entries(.mapping(.type))),
    Key(
      "enums", "Enums of the file's own: a list of cases, or each with its title",
      .entries(.either([.list(.text), .entries(.either([.text, .mapping(.case)]))]))),
    Key("actions", "Actions of the file's own, by their titles", .entries(.mapping(.action))),
    Key(
      "activities", "Types of what people do, such as `org.example.movie`, that is remembered and opened again",
      .entries(.either([.nothing, .mapping(.activity)]))),
    Key(
      "inputs", "The workflow's own parameters, which are flags on the command line",
      .entries(.either([.type, .nothing, .mapping(.parameter)]))),
    Key("permissions", "What it may touch; who runs it is asked before", .mapping(.permissions)),
    Key("steps", "What it does; a file without steps defines types, enums or actions for others", .block),
    Key("output", "What the run gives; without it, the output of the last step", .anything),
    Key(
      "localizations", "Texts that a person sees, by language: `{ de: { Which movie?: Welcher Film? } }`",
      .entries(.entries(.text))),
  ]

  static let permissionKeys: [Key] = Permission.Area.allCases.map { area in
    Key(area.rawValue, area.meaning, .oneOrSeveral(.value(.text)))
  }
}

extension Permission.Area {
  fileprivate var meaning: String {
    switch self {
    case .network: "Hosts that it may reach: `api.example.org`, `\"*.example.org\"`"
    case .read: "Files and folders that it may read, each with all below it"
    case .write: "Files and folders that it may write, each with all below it"
    case .run: "Programs that it may run, by name or path"
    case .environment: "Variables of the environment that it may read"
    case .secrets: "Secrets that it may read"
    }
  }
}
