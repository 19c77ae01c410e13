/// What is written here for the verbs and actions of shells and other runners.
enum ForeignAction {
  /// The verb, or the action that every runner has, that is called otherwise elsewhere.
  /// - Parameter value: what stands behind the word, as some words mean several things.
  static func meant(by word: String, value: YAMLNode? = nil) -> String? {
    let word = ForeignKey.folded(word)
    switch word {
    case "run", "command", "cmd", "exec":
      // A line is for a shell, a list is a program with its arguments.
      return value.map { $0.form == .scalar && $0.text.contains { $0 == " " || $0.isNewline } } ?? false
        ? "Run Shell Script" : "Run Program"
    case "loop":
      return value.map { $0.form == .scalar && $0.text.allSatisfy(\.isNumber) } ?? false ? "repeat" : "each"
    default: return meanings[word]
    }
  }

  /// What to write where that is no verb and no action.
  static func advice(on word: String) -> String? { hints[ForeignKey.folded(word)] }

  private static let meanings: [String: String] = {
    var meanings: [String: String] = [:]
    for (own, words) in words { for word in words.split(separator: " ") { meanings[String(word)] = own } }
    return meanings
  }()

  private static let words: KeyValuePairs<String, String> = [
    "Run Program": "program subprocess spawn system runcommand runscript runapplescript",
    "Run Shell Script": "shell script bash sh zsh cmds commands executecommand runbash",
    "Show Result":
      "echo print println printf puts show log debug display notify alert output say showalert shownotification showtext "
      + "showmessage notification writeline consolelog showcontent showoutput",
    "Wait": "sleep delay wait pause waittoreturn timeout",
    "each": "for foreach forin repeatwitheach repeatforeach withitems loopover iterate splitinbatches splitout",
    "repeat": "repeattimes times dotimes withsequence",
    "if": "when conditional ifelse choosecondition",
    "while": "dowhile waituntil waitwhile",
    "switch": "match select case route router",
    "menu": "choosefrommenu choosemenu",
    "do": "block group sequence begin try steps tasks",
    "parallel": "concurrently async fork all",
    "set": "let var vars variables variable setvariable assign export setfact const define def setvar setvalue",
    "append": "push addtovariable addtolist add",
    "return": "yield stopandoutput stopandoutputresult outputs result respond respondtowebhook",
    "fail": "raise throw error abort die panic assert stopanderror",
    "stop": "exit quit end halt finish exitshortcut stopthisshortcut stopshortcut endshortcut",
    "break": "exitloop breakloop leave", "continue": "next pass skip",
    "Choose From List": "choose pick chooseoption choosefrom selectfromlist filterlist fzf gumchoose chooseitem",
    "Ask For Input": "ask input prompt read question askinput askuser readline userinput askforinput",
    "Get Contents Of URL":
      "http fetch curl get post request httprequest uri url wget webrequest getcontentsofwebpage getwebpage restcommand",
    "Download Files": "download geturl downloadfile downloadurl",
    "Get File": "readfile cat selectfile openfile", "Save File": "writefile savetofile write copycontent savefiles",
    "Get Contents Of Folder": "ls listfiles readdir listfolder glob findfiles getfolder",
    "Create Folder": "mkdir makedir", "Move File": "mv movefiles", "Copy File": "cp copyfiles",
    "Run Workflow": "call include workflow importplaybook runshortcut includetasks subworkflow executeworkflow task",
    "Open URL": "open openurls launch showwebpage", "Count": "length len size", "Text": "string template",
    "List": "array items", "Replace Text": "sed replace", "Nothing": "noop void donothing",
    "Split Text": "split", "Combine Text": "join concat",
  ]

  private static let hints: [String: String] = {
    var hints: [String: String] = [:]
    for (words, hint) in advised { for word in words.split(separator: " ") { hints[String(word)] = hint } }
    return hints
  }()

  private static let advised: KeyValuePairs<String, String> = [
    "unless ifnot": "write `if: ${not …}`",
    "comment comments note": "write a comment behind `#`",
    "getvariable getvariables": "write `${name}` where it is used",
    "getcurrentdate currentdate date today now": "write `${now}` where it is used",
    "adjustdate": "write `${now + 1d}`, or `.add(1, 'month')`", "formatdate": "write `${now.format('yyyy-MM-dd')}`",
    "getdictionaryvalue getvalueforkey getvaluefordictionary": "write `${dictionary.key}`",
    "setdictionaryvalue addtodictionary": "write `${dictionary.merge(record(key='value'))}`",
    "getdictionaryfrominput jq": "a dictionary is read from JSON by `${text.as(dictionary)}`",
    "calculate calculateexpression math": "write `${a + b}`", "roundnumber": "write `${number.round()}`",
    "filter filteritems where": "write `${list.filter(it.name == 'value')}`",
    "sortitems sort": "write `${list.sort(it.name)}`", "map transform": "write `${list.map(it.name)}`",
    "randomnumber random": "write `Get Item From List:` with `item: random`",
    "getclipboard setclipboard copytoclipboard": "run the program for it: `Run Program: [pbcopy]`, or `wl-copy`",
    "speaktext speak": "`runner run --speak` speaks what is shown",
    "deletefiles deletefile remove rm unlink": "run the program for it: `Run Program: [rm, …]`",
    "service action module plugin component uses tool node":
      "an action is called by its title, such as `- Get People:`; `runner actions` lists them",
  ]
}
