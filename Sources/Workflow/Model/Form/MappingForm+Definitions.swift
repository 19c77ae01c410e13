/// What stands under types, enums and actions that a file defines.
extension MappingForm {
  static let typeKeys: [Key] = [
    Key("title", "What people call it", .text),
    Key("description", "What it is, in a sentence", .text),
    Key("display", "The name of an item, made of its properties: `${title}`", .value(.text)),
    Key("subtitle", "The line below its name in lists", .value(.text)),
    Key("thumbnail", "The picture beside its name: a symbol, a path or a URL", .value(.text)),
    Key("section", "The heading under which it stands in lists", .value(.text)),
    Key("synonyms", "Other names by which it is found", .value(.list(.text))),
    Key("pronunciation", "How its name is spoken", .value(.text)),
    Key(
      "properties", "What an item has, by name", .entries(.either([.type, .nothing, .mapping(.property)])),
      isRequired: true),
  ]

  static let propertyKeys: [Key] = [
    Key("type", "`text`, `[text]`, `Author?`", .type),
    Key("title", "What people call it", .text),
    Key("description", "What it is, in a sentence", .text),
    Key("identifier", "Whether items of equal value are the same item", .constant(.boolean)),
  ]

  static let caseKeys: [Key] = [
    Key("title", "What people read", .text),
    Key("value", "What goes over the wire, where that is not the name", .text),
    Key("subtitle", "The line below its title in lists", .text),
    Key("thumbnail", "The picture beside its title: a symbol, a path or a URL", .text),
    Key("synonyms", "Other names by which it is found", .oneOrSeveral(.text)),
  ]

  private static let text: ValueForm = .either([.value(.text), .list(.mapping(.variant))])

  static let actionKeys: [Key] = [
    Key("title", "What people call it", .text),
    Key("description", "What it does, in a sentence", .text),
    Key("category", "What it is for", .category),
    Key(
      "parameters", "What it takes, by name", .entries(.either([.type, .nothing, .mapping(.parameter)]))),
    Key(
      "summary", "A step with it in a sentence: `Get ${state} issues`", .either([.text, .list(.mapping(.combination))])),
    Key("returns", "The type of its output", .type),
    Key("steps", "How it is carried out: by steps, which see its parameters", .block),
    Key(
      "run", "How it is carried out: by a program with its arguments",
      .argument("arguments", of: WrittenAction.Delegate.program)),
    Key("stdin", "What the program reads on standard input", .argument("stdin", of: WrittenAction.Delegate.program)),
    Key("environment", "Variables that the program gets", .argument("environment", of: WrittenAction.Delegate.program)),
    Key(
      "directory", "The folder in which the program runs", .argument("directory", of: WrittenAction.Delegate.program)),
    Key("parse", "How the program's output is read", .argument("parse", of: WrittenAction.Delegate.program)),
    Key(
      "accept", "The statuses with which the program may end", .argument("accept", of: WrittenAction.Delegate.program)),
    Key("http", "How it is carried out: by a request", .mapping(.request)),
    Key("map", "How the properties of what it returns are made of `it`", .entries(.anything)),
    Key("errors", "Its own errors, by code", .entries(.either([.value(.text), .mapping(.error)]))),
    Key("success", "What is said when it is done; `result` is its output", text),
    Key("failure", "What is said when it fails; `error` is the error", text),
    Key("confirm", "What is asked before it runs", .value(.text)),
    Key("timeout", "How long it may take: `30s`", .value(.duration)),
    Key("background", "Whether it runs without being watched", .constant(.boolean)),
    Key("suggest", "Whether it is suggested", .constant(.boolean)),
  ]

  static let combinationKeys: [Key] = [
    Key("when", "Whether the parameters are combined so", .condition),
    Key("text", "The sentence for it, with parameters: `Get ${state} issues`", .text, isRequired: true),
    Key("subtitle", "What stands below the sentence", .text),
  ]

  static let variantKeys: [Key] = [
    Key("when", "Whether this is the text", .condition),
    Key("text", "What is said", .value(.text), isRequired: true),
  ]

  static let requestKeys: [Key] = [
    Key("url", "The URL, with its scheme", .argument("url", of: WrittenAction.Delegate.request), isRequired: true),
    Key("method", "`GET`, `POST` or another", .argument("method", of: WrittenAction.Delegate.request)),
    Key("headers", "What is sent along, as names and values", .argument("headers", of: WrittenAction.Delegate.request)),
    Key("query", "Names and values that are added to the URL", .argument("query", of: WrittenAction.Delegate.request)),
    Key("json", "A body of any value, written as JSON", .argument("json", of: WrittenAction.Delegate.request)),
    Key("form", "A body of names and values, as forms send it", .argument("form", of: WrittenAction.Delegate.request)),
    Key("body", "A body of text", .argument("text", of: WrittenAction.Delegate.request)),
    Key("accept", "The statuses that are no error", .argument("accept", of: WrittenAction.Delegate.request)),
    Key("items", "Where the list is in the `body` of a page: `${body.results}`", .value(.list(.any))),
    Key(
      "next", "The URL of the next page, over what a page has; or `link`, as the reply's header names it",
      .either([.value(.text), .mapping(.next)])),
    Key("max", "How many items at most", .argument("max", of: WrittenAction.Delegate.pages)),
  ]

  static let nextKeys: [Key] = [
    Key("when", "Whether there is a next page", .condition, isRequired: true),
    Key("url", "Its URL", .value(.url), isRequired: true),
  ]

  static let errorKeys: [Key] = [
    Key("when", "Whether this is the error, by `status`, `exit`, `stderr` and `body`", .condition),
    Key("message", "What went wrong, in a sentence", .value(.text)),
  ]

  static let activityKeys: [Key] = [
    Key("title", "The name of an activity, made of its keys: `${title}`", .value(.text)),
    Key("subtitle", "The line below its name", .value(.text)),
    Key("icon", "The name of a symbol", .text),
    Key("info", "What is kept of one, by key; `text?` for what may be missing", .entries(.either([.type, .nothing]))),
    Key("phrase", "The sentence that continues one: `show me ${title}`", .text),
    Key("link", "What stands for the type in links: `movie` in `runner://movie/550`", .text),
    Key("predict", "Whether it is suggested; without it, it is only opened again", .constant(.boolean)),
    Key("expires", "How long it may be suggested: `30d`", .constant(.duration)),
    Key("opens", "The workflow that continues one, by its path; it gets the keys as inputs", .text),
  ]
}
