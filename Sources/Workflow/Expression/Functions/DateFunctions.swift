/// Functions on dates and days.
enum DateFunctions {
  static let all: [Function] = [
    Function(
      "add", on: [.date, .day], [.required("amount", .number), .word("unit", of: CalendarUnit.words)],
      gives: .receiver,
      "Moved by so many units of the calendar; a day that a month does not have becomes its last.",
      example: ("'2024-01-31'.as(day).add(1, 'month')", "'2024-02-29'.as(day)")
    ) { call in
      let unit = try CalendarUnit(call, 1)
      return { value, frame in
        let amount = try call.whole(0, &frame) ?? 0
        switch value {
        case .date(let moment): return .date(try unit.adding(amount, to: moment))
        case .day(let day): return .day(try unit.adding(amount, to: day))
        default: throw call.wrongReceiver(value, "a date or a day")
        }
      }
    },
    Function(
      "start_of", on: [.date, .day], [.word("unit", of: CalendarUnit.words)], gives: .receiver,
      "The start of the year, month, week (on Monday), day, hour or minute it is in.",
      example: ("'2024-02-15'.as(day).start_of('month')", "'2024-02-01'.as(day)")
    ) { call in
      let unit = try CalendarUnit(call, 0)
      return { value, _ in
        switch value {
        case .date(let moment): return .date(try unit.start(of: moment))
        case .day(let day): return .day(unit.start(of: day))
        default: throw call.wrongReceiver(value, "a date or a day")
        }
      }
    },
    Function(
      "end_of", on: [.date, .day], [.word("unit", of: CalendarUnit.words)], gives: .receiver,
      "The last nanosecond of the year, month, week, day, hour or minute it is in; of a day the last day.",
      example: ("'2024-02-15'.as(day).end_of('month')", "'2024-02-29'.as(day)")
    ) { call in
      let unit = try CalendarUnit(call, 0)
      return { value, _ in
        switch value {
        case .date(let moment): return .date(try unit.end(of: moment))
        case .day(let day): return .day(try unit.end(of: day))
        default: throw call.wrongReceiver(value, "a date or a day")
        }
      }
    },
    format,
  ]

  /// One function for all that is formatted, as behind a value of type `any` only the run knows what it is.
  private static let format = Function(
    "format", on: [.date, .day, .number],
    [
      .optional("pattern", .text), .option("locale", .text), .option("places", .number), .option("grouping", .boolean),
    ],
    gives: .kind(.text),
    "A date by a pattern of Unicode (`'d. MMMM yyyy'`) or a style (`'short'`, `'medium'`, `'long'`, `'full'`); a number with so many `places`. A locale gives words and separators.",
    example: ("1234.5.format(places=2, grouping=true)", "'1,234.50'"), isFolded: false
  ) { call in
    switch call.receiverKind {
    case .number where call.isGiven(0):
      throw Failure(
        .conversion, "A number is not formatted by a pattern.", at: call.range(0), hint: "write `format(places=2)`")
    case .date where call.isGiven(2) || call.isGiven(3), .day where call.isGiven(2) || call.isGiven(3):
      throw Failure(
        .conversion, "`places` and `grouping` are for numbers.", at: call.range, hint: "write `format('yyyy-MM-dd')`")
    default: break
    }
    let formats = LocalFormats()
    return { value, frame in
      let locale = try call.text(1, &frame)
      switch value {
      case .date(let moment):
        guard let pattern = try call.text(0, &frame) else { return .text(moment.description) }
        return .text(try formats.text(of: moment, pattern: pattern, locale: locale))
      case .day(let day):
        guard let pattern = try call.text(0, &frame) else { return .text(day.description) }
        return .text(try formats.text(of: day, pattern: pattern, locale: locale))
      default:
        let number = try call.double(of: value)
        let places = try call.count(2, in: 0...30, &frame)
        let isGrouped = try call.flag(3, default: locale != nil, &frame)
        if let locale {
          return .text(try formats.text(of: number, places: places, isGrouped: isGrouped, locale: locale))
        }
        guard places != nil || isGrouped else { return .text(value.text ?? "") }
        return .text(DecimalRounding.text(value, places: places, isGrouped: isGrouped))
      }
    }
  }
}
