import Workflow

/// What bounds the values of a parameter: `min`, `max`, `step`, `multiline`, `content_types`, `labels`.
struct ParameterLimits {
  private(set) var entries: [Outline.Entry] = []
  private(set) var notes: [ImportNote] = []
  private var least: Double?
  private var greatest: Double?

  private let metadata: Fields
  private let owner: String

  /// - Parameter standard: the number that the parameter is without being given.
  init(
    _ metadata: Fields, _ type: ImportedType, isMultiple: Bool, of owner: String, standard: Double?,
    texts: ImportedTexts
  ) throws {
    self.metadata = metadata
    self.owner = owner
    metadata.ignore(
      "Capitalization", "DisableAutocorrect", "DisableSmartDashes", "DisableSmartQuotes", "DefaultValue", "DefaultUnit",
      "Placeholder")
    switch type.family {
    case .number(let isWhole, let isMeasure): try takeNumbers(isWhole: isWhole, isMeasure: isMeasure, standard)
    case .duration: takeDurations()
    case .text: try takeText()
    case .file: try takeContentTypes()
    case .boolean where !isMultiple: try takeLabels(texts)
    case .other: takeDateForm()
    case .boolean, .choice, .record: break
    }
    notes += metadata.untaken.map { key in
      ImportNote(key, of: owner, "is not imported: it has no meaning for `\(type.name)`, or none that is known")
    }
  }

  /// Where nothing is said of the value.
  static func ofNoMetadata(_ type: ImportedType) -> [Outline.Entry] {
    type.family == .number(isWhole: true, isMeasure: false) ? [Outline.Entry("step", .plain("1"))] : []
  }

  /// Whether a number, or a duration in seconds, is within them.
  func takes(_ number: Double) -> Bool { number >= least ?? -.infinity && number <= greatest ?? .infinity }

  private mutating func takeNumbers(isWhole: Bool, isMeasure: Bool, _ standard: Double?) throws {
    let isSigned = metadata.value("SupportsNegativeNumbers")?.flag ?? false
    let (low, high) = (metadata.value("MinimumValue"), metadata.value("MaximumValue"))
    // Xcode leaves zeros out; where there is no limit, it writes empty data.
    least = low == nil ? (isSigned || (standard ?? 0) < 0 ? nil : 0) : low?.number
    greatest = high?.number
    if isMeasure {
      metadata.ignore("Unit", "MinimumUnit", "MaximumUnit", "AdjustForDisplay", "CurrencyCodes")
      if let unit = metadata.value("Unit")?.text ?? metadata.value("DefaultUnit")?.text {
        note("Unit", "is not imported: numbers have no unit, as \(ImportNote.quoted(unit))")
      }
    } else if high == nil {
      note("MaximumValue", "is not in the file, so that there is no `max`")
    }
    if let form = try metadata.text("Type"), form != "Field" {
      note("Type", "is not imported: a number is typed, without a \(ImportNote.quoted(form))")
    }
    // `step` counts from `min`, which is whole here.
    if isWhole { (least, greatest) = (least?.rounded(.up), greatest?.rounded(.down)) }
    if let low = least, let high = greatest, low > high {
      note("MaximumValue", "is not imported: it is less than the least value, so that nothing would fit")
      (least, greatest) = (nil, nil)
    }
    if let least { entries.append(Outline.Entry("min", .plain(ImportedNumber.text(least)))) }
    if let greatest { entries.append(Outline.Entry("max", .plain(ImportedNumber.text(greatest)))) }
    if isWhole { entries.append(Outline.Entry("step", .plain("1"))) }
  }

  private mutating func takeDurations() {
    metadata.ignore("Unit")
    for (key, name) in [("Minimum", "min"), ("Maximum", "max")] {
      let unit = metadata.value(key + "Unit")?.text
      guard let number = metadata.value(key + "Value")?.number else { continue }
      if let seconds = ImportedNumber.seconds(number, unit: unit),
        let text = ImportedNumber.duration(seconds: seconds), least.map({ $0 <= seconds }) ?? true
      {
        if name == "min" { least = seconds } else { greatest = seconds }
        entries.append(Outline.Entry(name, .plain(text)))
      } else {
        note(key + "Value", "is not imported: it is no duration here")
      }
    }
  }

  private mutating func takeText() throws {
    if try metadata.flag("Multiline") == true { entries.append(Outline.Entry("multiline", .plain("true"))) }
    metadata.ignore("Type")
  }

  private mutating func takeContentTypes() throws {
    let custom = try metadata.list("CustomUTIs").compactMap { item -> String? in
      guard case .dictionary(let entry) = item else { return item.text }
      return entry["UTI"]?.text
    }
    let named = [
      "Image": "public.image", "Text": "public.text", "PDF": "com.adobe.pdf", "Audio": "public.audio",
      "Movie": "public.movie", "Video": "public.movie",
    ]
    let form = try metadata.text("Type") ?? "Any"
    let types = custom.isEmpty ? named[form].map { [$0] } ?? [] : custom
    if types.isEmpty, form != "Any", form != "Custom" {
      note("Type", "is not imported: the runner does not know the files \(ImportNote.quoted(form))")
    }
    if !types.isEmpty { entries.append(Outline.Entry("content_types", .list(types.map { .text($0) }))) }
  }

  private mutating func takeLabels(_ texts: ImportedTexts) throws {
    let (yes, no) = (try metadata.wording("TrueDisplayName"), try metadata.wording("FalseDisplayName"))
    guard let yes, let no, yes.text != "true" || no.text != "false" else { return }
    let labels = [("true", yes), ("false", no)].map { word, label in
      Outline.Entry(word, .text(texts.written(label).text), isWord: true)
    }
    entries.append(Outline.Entry("labels", .mapping(labels)))
  }

  private mutating func takeDateForm() {
    metadata.ignore("Type")
    let keys = ["Format", "DateStyle", "TimeStyle", "Template"].filter { metadata.value($0) != nil }
    if let first = keys.first { note(first, "is not imported: dates are shown as the reader's language writes them") }
  }

  private mutating func note(_ name: String, _ predicate: String) {
    notes.append(ImportNote(metadata.key(name), of: owner, predicate))
  }
}
