/// The names of variables that a program may be given.
public enum EnvironmentName {
  /// - Throws: a ``Failure`` of reason `input` for what is no name, of reason `permission` for one that would change
  ///   which code runs: data must not become code.
  public static func check(_ name: String) throws {
    guard isName(name) else { throw Failure.noName(name) }
    if changesCode(name) { throw Failure.changesCode(name) }
  }

  /// Letters, digits and underscores, not a digit first, as POSIX has them.
  private static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.enumerated().allSatisfy { index, byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): index > 0
        default: false
        }
      }
  }

  /// Whether loaders, shells or the runtimes of languages take code from the variable, or look for programs by it.
  static func changesCode(_ name: String) -> Bool {
    let name = name.uppercased()
    return names.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }

  private static let prefixes = ["LD_", "DYLD_", "BASH_", "GIT_CONFIG", "MALLOC_", "PYTHON", "PERL5", "RUBY", "NPM_CONFIG_"]

  private static let names: Set<String> = [
    // Loaders and the C library.
    "GCONV_PATH", "GLIBC_TUNABLES", "LOCPATH", "NLSPATH", "HOSTALIASES", "RESOLV_HOST_CONF", "RES_OPTIONS",
    // Shells.
    "PATH", "ENV", "IFS", "SHELLOPTS", "BASHOPTS", "PS4", "PROMPT_COMMAND", "CDPATH", "ZDOTDIR", "FPATH", "SHELL",
    // Languages.
    "PERLLIB", "GEM_HOME", "GEM_PATH", "BUNDLE_GEMFILE", "NODE_OPTIONS", "NODE_PATH", "JAVA_TOOL_OPTIONS",
    "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS", "CLASSPATH", "LUA_PATH", "LUA_CPATH", "LUA_INIT", "PHPRC", "PHP_INI_SCAN_DIR",
    // Programs that start others.
    "EDITOR", "VISUAL", "PAGER", "MANPAGER", "BROWSER", "LESSOPEN", "LESSCLOSE", "SSH_ASKPASS", "SUDO_ASKPASS",
    "GIT_ASKPASS", "GIT_EDITOR", "GIT_EXEC_PATH", "GIT_EXTERNAL_DIFF", "GIT_PAGER", "GIT_PROXY_COMMAND",
    "GIT_SEQUENCE_EDITOR", "GIT_SSH", "GIT_SSH_COMMAND", "GIT_TEMPLATE_DIR", "MAKEFLAGS", "TAR_OPTIONS",
  ]
}

extension Failure {
  fileprivate static func noName(_ name: String) -> Failure {
    Failure(
      .input, "`\(Value.cleaned(name))` is no name of a variable.",
      hint: "a name has letters, digits and underscores, and begins with no digit")
  }

  fileprivate static func changesCode(_ name: String) -> Failure {
    Failure(
      .permission, "The variable `\(name)` cannot be given to a program: it would change which code runs.",
      hint: "write the program and its options as arguments")
  }
}
