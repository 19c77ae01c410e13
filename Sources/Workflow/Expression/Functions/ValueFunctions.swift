/// Functions on every value. `as` is not among them, as its argument is a type.
enum ValueFunctions {
  static let all: [Function] = [
    Function(
      "type_name", on: [.any], gives: .kind(.text), "The name of its type.", example: ("12.type_name()", "'number'")
    ) { _ in { value, _ in .text(value.typeName) } },
    Function(
      "json", on: [.any], [.option("pretty", .boolean)], gives: .kind(.text),
      "As JSON on one line, or with `pretty=true` on several.",
      example: ("record(a=[1, nothing]).json()", "'{\"a\":[1,null]}'")
    ) { call in
      { value, frame in .text(try JSONWriter.text(value, pretty: try call.flag(0, default: false, &frame))) }
    },
    Function(
      "display", on: [.any], gives: .kind(.text), "The name under which it is shown in lists.",
      example: ("12.display()", "'12'")
    ) { _ in { value, _ in .text(value.display.name) } },
    Function(
      "subtitle", on: [.any], gives: .kind(.maybe(.text)), "The line below its name in lists, if there is one.",
      example: ("12.subtitle()", "nothing")
    ) { _ in { value, _ in Value(value.display.subtitle) } },
    Function(
      "thumbnail", on: [.any], gives: .kind(.maybe(.text)), "The symbol, path or url of the picture beside its name.",
      example: ("12.thumbnail()", "nothing")
    ) { _ in
      { value, _ in
        Value(value.display.thumbnail?.text)
      }
    },
  ]
}
