/// Diagnostics of `runner pick`.
extension Explanation {
  static let picking: [Explanation] = [
    Explanation(
      "no-delimiter",
      "`--delimiter` is one text that stands between fields, `\\t` a tab. What reads like a pattern is not looked for letter by letter.",
      instead: "runner pick --delimiter '[,:]' --nth 2",
      write: "sed 's/:/,/g' rows | runner pick --delimiter , --nth 2"),
    Explanation(
      "nobody-to-ask",
      "A list is picked from at the terminal, and here is none, or nobody is to be asked there.",
      instead: "ls | runner pick --no-input",
      write: "ls | runner pick --filter notes"),
    Explanation(
      "nothing-to-pick",
      "The rows come from standard input or from a file, and standard input is the terminal, where the person picks.",
      instead: "runner pick",
      write: "ls | runner pick"),
    Explanation(
      "unreadable-list",
      "The file with the rows is not there, may not be read, or cannot be read to its end.",
      instead: "runner pick flims.txt",
      write: "runner pick films.txt"),
    Explanation(
      "malformed-row",
      "A row is not what `--input-type` says: JSON Lines have an object a line, CSV as many fields as the first row names.",
      instead: "echo 'Star Wars' | runner pick --input-type jsonl",
      write: "echo '{\"display\": \"Star Wars\"}' | runner pick --input-type jsonl"),
    Explanation(
      "row-without-display",
      "Of a row in JSON Lines or CSV `display` is shown, so each has to have one.",
      instead: "echo '{\"name\": \"Star Wars\"}' | runner pick --input-type jsonl",
      write: "echo '{\"display\": \"Star Wars\"}' | runner pick --input-type jsonl"),
    Explanation(
      "row-too-long",
      "A row is kept in memory as a whole, and one without end would fill it. Rows end with a line break, after `--read0` with NUL.",
      instead: "find . -print0 | runner pick",
      write: "find . -print0 | runner pick --read0"),
    Explanation(
      "too-many-rows",
      "All rows are kept in memory, and those beyond its limit are left out.",
      instead: "yes | runner pick",
      write: "yes | head -n 1000000 | runner pick"),
    Explanation(
      "no-count",
      "A number of rows or lines is written in digits and is not nought.",
      instead: "ls | runner pick --multi=many",
      write: "ls | runner pick --multi"),
    Explanation(
      "no-fields",
      "Fields of a line are numbers from 1, or from the end below 0; `2..` is the second and all behind it.",
      instead: "ps -ef | runner pick --nth second",
      write: "ps -ef | runner pick --nth 2"),
    Explanation(
      "only-of-lines",
      "Taking lines apart, turning their order round and taking colours out of them are for plain lines. JSON Lines and CSV say by names what is shown.",
      instead: "runner pick --input-type csv --nth 2 < films.csv",
      write: "runner pick --input-type csv < films.csv"),
  ]
}
