import Testing

@Suite("What `--verbose` tells")
struct StepLinesTests {
  private let runner: BuiltRunner

  init() throws { runner = try BuiltRunner() }

  @Test("`--verbose` tells when steps begin and end, what is skipped and tried again, and who answered")
  func verbose() throws {
    try runner.file(
      "told.yaml",
      """
      steps:
        - Choose From List: { list: [Tea, Milk] }
          as: drink
        - Text: a
          when: ${drink == 'Milk'}
        - do: { fail: No luck }
          retry: { times: 2, wait: 1ms }
          catch: []
      """)
    let outcome = try runner.run("run", "told.yaml", "--answer", "drink=tea", "--verbose")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for line in [
      "begins  line 2  Choose From List\n", "answer  drink=Tea  (given in advance)\n",
      "ends  line 2  Choose From List  (",
      "skips  line 4  Text  its `when` is false\n", "again  line 6  do  attempt 2 of 2 in 1ms, after: No luck\n",
    ] {
      #expect(outcome.errors.contains(line), "\(line) in \(outcome.errors)")
    }
    #expect(outcome.output == "")
    #expect(!outcome.errors.contains("→"))
  }

  @Test("`--verbose` tells what a program that succeeded wrote to standard error, cleaned and masked")
  func errorOutput() throws {
    try runner.file(
      "told.yaml",
      """
      permissions: { run: [sh], secrets: [TOKEN], environment: [T] }
      steps:
        - Run Program:
            arguments: [sh, -c, 'printf "one\\033[2J\\n$T two\\n" >&2; echo done']
            environment: { T: "${secrets.TOKEN}" }
      """)
    let command = "TOKEN=SENTINEL-7f3a $RUNNER run told.yaml --yes"
    let quiet = try runner.shell(command)
    #expect(quiet.errors == "")
    let verbose = try runner.shell(command + " --verbose")
    #expect(verbose.errors.contains("\nsh: one\\x1b[2J\nsh: *** two\n"), "\(verbose.errors)")
    #expect(!verbose.errors.contains("SENTINEL"))
    for outcome in [quiet, verbose] { #expect(outcome.output == "done\n") }
  }
}
