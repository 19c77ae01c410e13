/// Diagnostics of suggestions and phrases.
extension Explanation {
  static let suggesting: [Explanation] = [
    Explanation(
      "unknown-donation",
      "What is remembered is named by its ID, and nothing has this one: it was deleted, or it never was a habit.",
      instead: "runner suggest --dismiss movies",
      write: "runner donations list"),
    Explanation(
      "no-suggestions",
      "A habit is what was done on at least two days, and there is none yet.",
      instead: "runner suggest --run",
      write: "runner run movies.yaml"),
    Explanation(
      "refused-donation",
      """
      What is remembered can be done again: with values that the workflow or the action takes, in 4 KB. Its ID is not empty, and \
      nothing else has it.
      """,
      instead: "runner donations add movies --id ''",
      write: "runner donations add movies --id evening -- --list popular"),
    Explanation(
      "no-selection",
      "What is deleted is gone. Which donations are meant is therefore said in one way: by ID, by group, by what they are about, or all.",
      instead: "runner donations delete",
      write: "runner donations delete --all"),
    Explanation(
      "not-donated",
      "What was run could not be remembered, because the store cannot be written. The run itself is done.",
      instead: "HOME=/nonexistent runner run movies.yaml --verbose",
      write: "XDG_STATE_HOME=/tmp/state runner run movies.yaml --verbose"),
    Explanation(
      "not-understood",
      "Neither a shortcut nor a workflow in ./Workflows or your own folder has a phrase that means what was said.",
      instead: "runner say \"horror movies\"",
      write: "runner say \"popular movies\""),
    Explanation(
      "left-out",
      """
      Phrases and activities are looked for in the files of ./Workflows and your own folder. One of them has errors or cannot \
      be read, and so nothing is known of what it says.
      """,
      instead: "runner say \"popular movies\"",
      write: "runner check Workflows/movies.yaml"),
    Explanation(
      "bad-phrase",
      """
      A phrase has words of its own, by which it is told from other sentences, and each of its slots once, with an end. A phrase \
      that is nothing but a slot would be meant by whatever is said.
      """,
      instead: "phrases: [\"${list}\"]",
      write: "phrases: [\"${list} movies\"]"),
    Explanation(
      "missing-phrase",
      "A shortcut is started by a sentence, which `--phrase` gives.",
      instead: "runner shortcuts add movies",
      write: "runner shortcuts add movies --phrase \"what is on\""),
    Explanation(
      "unknown-shortcut",
      "There is no shortcut of that name. Without a name of its own it is called by its phrase.",
      instead: "runner shortcuts delete movies",
      write: "runner shortcuts delete \"what is on\""),
    Explanation(
      "known-shortcut",
      "Two shortcuts cannot have one name. They may have one phrase: whoever says it picks.",
      instead: "runner shortcuts add movies --phrase \"what is on\"",
      write: "runner shortcuts add movies --phrase \"what is on\" --name cinema"),
    Explanation(
      "unknown-input",
      """
      A test gives an input that its workflow does not have. What is done again is given inputs that the workflow had when it \
      was remembered; it runs without one that it has no more.
      """,
      instead: "runner suggest --run=5f0c2b7e9a1d3c48",
      write: "runner donations delete 5f0c2b7e9a1d3c48"),
    Explanation(
      "refused-link",
      """
      A link continues an activity of a type that a file in ./Workflows or your own folder declares. It gives values for the \
      declared keys, each of its type, and nothing else: no path, no flag, no URL, no fragment.
      """,
      instead: "runner open 'runner://movie/../../run?file=/tmp/a.yaml'",
      write: "runner open runner://movie/550"),
    Explanation(
      "refused-activity",
      "An activity has a type that a file declares, and all keys that the type does not mark as optional, each of its type.",
      instead: "runner activities add org.example.movie --info listName=popular",
      write: "runner activities add org.example.movie --info movieId=550"),
    Explanation(
      "unknown-activity",
      "`Donate Activity` names a type that the workflow, or a file that it uses, declares under `activities`.",
      instead: "steps:\n  - Donate Activity: { type: org.example.movies, info: { movieId: 550 } }",
      write: "uses: [./movies.yaml]\nsteps:\n  - Donate Activity: { type: org.example.movie, info: { movieId: 550 } }"),
    Explanation(
      "no-handler",
      "An activity is continued by the workflow that `opens` names, or by the workflow that declares it. This one has neither.",
      instead: "activities:\n  org.example.movie: { info: { movieId: number } }",
      write: "activities:\n  org.example.movie: { info: { movieId: number }, opens: ./movie.yaml }"),
    Explanation(
      "no-pair",
      "What is known of an activity is given key by key.",
      instead: "runner activities add org.example.movie --info 550",
      write: "runner activities add org.example.movie --info movieId=550"),
    Explanation(
      "no-url-handler",
      "Links are opened by what the desktop has as their handler. Its place is known on Linux, below `$XDG_DATA_HOME` or `$HOME`.",
      instead: "env -u HOME runner install-url-handler",
      write: "runner install-url-handler"),
    Explanation(
      "not-registered",
      "The entry for the desktop is written, but `xdg-mime` could not make it the one that opens links.",
      instead: "runner install-url-handler",
      write: "xdg-mime default runner-url-handler.desktop x-scheme-handler/runner"),
  ]
}
