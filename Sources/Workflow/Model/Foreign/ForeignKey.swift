/// What keys and parameters are called here that GitHub Actions, Ansible, Home Assistant, Taskfile, JSON Schema, fzf and
/// the shells call by another word.
enum ForeignKey {
  /// The known name that is meant by a word that is none: the same in other letters, another language's word for it, or
  /// one that is spelled nearly so.
  static func meant(by word: String, among known: [String]) -> String? {
    let folded = folded(word)
    if let same = known.first(where: { ForeignKey.folded($0) == folded }) { return same }
    if let own = meanings[folded]?.first(where: known.contains) { return own }
    return Spelling.nearest(to: word, among: known)
  }

  /// Whether a word is another language's for a known name, and no slip of spelling: what stands under it may differ too.
  static func isForeign(_ word: String, for own: String) -> Bool { meanings[folded(word)]?.contains(own) ?? false }

  /// `minLength`, `min-length` and `min_length` are one word.
  static func folded(_ word: String) -> String { word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " } }

  /// The names that a word may mean, the likeliest first.
  private static let meanings: [String: [String]] = {
    var meanings: [String: [String]] = [:]
    for (own, words) in words {
      for word in words.split(separator: " ") { meanings[String(word), default: []].append(own) }
    }
    return meanings
  }()

  /// What stands first here is the likelier meaning of a word that stands twice.
  private static let words: [(own: String, words: String)] = [
    // Parameters, as JSON Schema, Home Assistant and Shortcuts have them.
    ("min", "minimum least atleast gte minvalue minitems mincount lower from"),
    ("max", "maximum most atmost lte maxvalue maxitems maxcount upper limit first count perpage"),
    ("limit", "max maximum count first top take"),
    ("length", "minlength maxlength size chars characters"),
    ("step", "multipleof increment stride granularity"),
    ("pattern", "regex regexp match matches regularexpression"),
    ("regular_expression", "regex regexp pattern ispattern"),
    ("options", "choices values enum items selection select suggestions candidates oneof anyof allowed"),
    ("list", "items choices options values from source of input array data rows in"),
    ("ask", "prompt question message placeholder"),
    ("prompt", "message question title header text label ask placeholder"),
    ("message", "msg text reason error description title body"),
    ("default", "value initial init initialvalue fallback defaultvalue defaultanswer preset preselect const else"),
    ("selected", "default preselect preselected initial checked query"),
    ("multiple", "multi multiselect many selectmultiple several m"),
    ("title", "name label heading caption alias displayname friendlyname text"),
    ("description", "desc help summary doc docs documentation about comment note notes hint tooltip info"),
    ("type", "kind datatype valuetype selector typename class"),
    ("when", "if condition conditions onlyif visible visibleif dependson showif enabled where test only"),
    ("content_types", "contenttype accept extensions extension mime mimetype mimetypes filetypes filetype types uti"),
    ("multiline", "textarea long lines multilinetext"),
    ("validate", "validation validations rules check checks constraints assert asserts"),
    ("confirm", "confirmation areyousure"),
    ("input", "stdin piped frompipe fromstdin pipe"),
    ("key", "positional shorthand"),
    ("search", "searchable filter fuzzy autocomplete"),
    ("section", "group groupby heading"),
    ("literal", "raw verbatim"),
    // Steps.
    ("as", "id register storeas saveas assign assignto into variable var outputvariable responsevariable name output"),
    ("timeout", "timeoutminutes timeoutms timeoutseconds timelimit maxtime deadline"),
    ("retry", "retries attempts tries retrycount retryonfailure"),
    ("catch", "rescue except onerror onfailure onfail iferror ignoreerror ignoreerrors continueonerror continueonfail"),
    ("finally", "always ensure defer cleanup after"),
    ("do", "steps sequence body block then tasks actions cmds commands run loop"),
    ("then", "do steps sequence body block"),
    ("else", "otherwise default elseif elif"),
    ("cases", "case options items choices when branches choose"),
    ("item", "as var loopvar itemas itemname variable value each"),
    ("parallel", "concurrency concurrent maxparallel threads workers jobs"),
    ("times", "attempts count max maxattempts tries retries limit"),
    ("wait", "delay interval sleep pause delayseconds"),
    ("backoff", "factor multiplier exponential backoffmultiplier"),
    ("on", "only kinds errors for when"),
    ("code", "id kind type status name"),
    ("data", "details info payload extra context"),
    ("with", "inputs input parameters params args arguments vars variables data"),
    ("file", "path workflow name uses script body upload databinary"),
    // Files.
    ("name", "title alias label id displayname filename newname"),
    ("inputs", "parameters params fields args arguments arg vars variables input options with given"),
    (
      "steps",
      "tasks jobs job sequence action pipeline stages recipes recipe cmds commands script run do nodes workflow"
    ),
    ("output", "outputs result results returns return response expect expected gives equals"),
    ("uses", "import imports include includes using extends use load source dependencies deps"),
    ("phrases", "aliases triggerphrases siri voice commands utterances sentences phrase"),
    ("permissions", "permission grants access allow capabilities scopes permit"),
    ("localizations", "translations locales i18n l10n strings languages localization"),
    ("requires", "minversion minimumversion runnerversion version engine"),
    ("types", "definitions models schemas entities classes structs components"),
    ("enums", "enumerations enum choices"),
    ("actions", "functions methods intents commands definitions"),
    ("icon", "image glyph symbol emoji picture logo"),
    ("value", "text message content result output"),
    // What may be touched.
    ("network", "hosts host domains domain urls url http https web net internet"),
    ("run", "exec programs program commands command shell process processes binaries cmd script argv"),
    ("environment", "env envs vars variables envvars environmentvariables"),
    ("secrets", "tokens token credentials keys passwords secret apikeys"),
    ("read", "files file reads paths folders fs filesystem folder"),
    ("write", "writes output out"),
    // Programs and requests.
    ("arguments", "args argv params parameters arg with"),
    ("stdin", "input pipe in"),
    ("directory", "cwd workingdirectory workdir chdir dir folder path pwd"),
    ("parse", "format outputformat as type decode fromjson"),
    ("accept", "exitcode exitcodes exit status statuses statuscode okcodes validstatus expectedstatus success codes"),
    ("shell", "interpreter executable language lang"),
    ("script", "code command cmd run body inline"),
    ("command", "cmd exec run program argv line"),
    ("url", "uri endpoint href link address host"),
    ("method", "verb httpmethod requestmethod x"),
    ("headers", "header h"),
    ("query", "params queryparams querystring qs search parameters urlparams term q"),
    ("json", "jsonbody data payload bodyjson content"),
    ("form", "formdata multipart urlencoded bodyform"),
    ("text", "body data content string value message input bodytext"),
    ("body", "data payload content text json"),
    ("auth", "authorization authentication bearer token user basicauth username password"),
    ("follow", "followredirects redirect redirects allowredirects"),
    ("save_to", "output out dest destination saveas saveto path"),
    ("to", "destination dest target path folder into output saveto end until"),
    ("from", "begin start begins"),
    ("overwrite", "force replace existing mode exists"),
    ("existing", "overwrite force mode exists"),
    ("at_once", "parallel concurrency concurrent threads workers"),
    ("recursive", "recurse deep r subfolders recursively"),
    ("hidden", "all dotfiles showhidden includehidden"),
    ("match", "pattern glob filter regex name wildcard"),
    ("next", "pagination paging nextpage cursor"),
    ("items", "list results data path entries"),
    ("max", "limit"),
    ("where", "filter query when condition"),
    ("sort", "sortby orderby by"),
    ("order", "direction sortorder"),
    ("page", "offset skip"),
    ("replace", "with replacement replacewith by new"),
    ("find", "search pattern old target from query what"),
    ("separator", "delimiter sep by with delim d ifs"),
    ("custom", "separator delimiter other"),
    ("case", "mode style to type"),
    ("detail", "property attribute details field"),
    ("component", "part property"),
    // Types, cases and errors.
    ("properties", "fields attributes members columns props"),
    ("display", "label name title displayname displaystring"),
    ("subtitle", "detail caption secondary description"),
    ("thumbnail", "image icon picture poster avatar photo"),
    ("synonyms", "aliases alias alternatives alternativetitles"),
    ("pronunciation", "spoken pronounced pronunciationhint"),
    ("identifier", "id key primary primarykey unique isid"),
    ("value", "rawvalue raw wire code id"),
    ("parameters", "params args arguments inputs fields input"),
    ("returns", "output outputs result return type response gives"),
    ("summary", "parametersummary sentence"),
    ("http", "request api rest call webhook mocks requests"),
    ("errors", "exceptions failures error"),
    ("map", "mapping transform fields"),
    ("true", "yes on then"),
    ("false", "no off else"),
    // Tests.
    ("tests", "cases specs scenarios examples test"),
    ("answers", "choices replies input responses"),
    ("asks", "questions prompts asked"),
    ("shows", "prints displays logs echoes shown show"),
    ("error", "fails throws raises failure exception"),
    ("programs", "commands processes mocks program run"),
    ("files", "fixtures fixture file"),
    ("now", "time date clock today"),
    ("locale", "language lang"),
    ("request", "req when expect"),
    ("reply", "response res respond returns then"),
    ("status", "code statuscode"),
    ("exit", "status code exitcode returncode exitstatus"),
    ("stdout", "output out prints returns"),
    ("stderr", "err error"),
  ]
}
