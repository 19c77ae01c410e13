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
      "missing-phrase",
      "A shortcut is started by a sentence, which has at least one word.",
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
      What is done again is given inputs that the workflow had when it was remembered, and one of them it has no more. It runs \
      without that.
      """,
      instead: "runner suggest --run=5f0c2b7e9a1d3c48",
      write: "runner donations delete 5f0c2b7e9a1d3c48"),
  ]
}
