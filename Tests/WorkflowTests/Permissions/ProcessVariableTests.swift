import Testing

@testable import Workflow

@Suite("Variables that change what a program runs")
struct ProcessVariableTests {
  @Test(
    "Whole kinds are known",
    arguments: [
      "LD_PRELOAD", "LD_LIBRARY_PATH", "ld_preload", "DYLD_INSERT_LIBRARIES", "BASH_ENV", "ENV", "PATH", "Path", "IFS",
      "PYTHONPATH", "PYTHONSTARTUP", "PERL5OPT", "RUBYOPT", "NODE_OPTIONS", "GIT_SSH_COMMAND", "GIT_CONFIG_COUNT",
      "BASH_FUNC_ls%%", "SHELLOPTS", "JAVA_TOOL_OPTIONS", "FZF_DEFAULT_COMMAND", "HGEDITOR", "PAGER", "HOME",
      "TAR_OPTIONS", "MAVEN_OPTS",
      "PIP_CONFIG_FILE", "KUBECONFIG", "WGETRC", "http_proxy",
    ])
  func dangerous(name: String) {
    #expect(ProcessVariable.isDangerous(name))
  }

  @Test(
    "Others are not", arguments: ["NAME", "TOKEN", "LANG", "TZ", "MY_PATHS", "NODE_ENV", "ENVIRONMENT", "OLD_PLAN"])
  func harmless(name: String) {
    #expect(!ProcessVariable.isDangerous(name))
  }
}
