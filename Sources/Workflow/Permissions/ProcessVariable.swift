/// A variable that a workflow gives to a program.
enum ProcessVariable {
  /// Whether it changes what code runs, and not only what that code is told: which libraries are loaded, what a shell or
  /// an interpreter reads at its start, where programs are found, and which others a program starts.
  static func isDangerous(_ name: String) -> Bool {
    // macOS knows variables whatever their case is, and Windows' habits are imitated by some programs.
    let name = name.uppercased()
    return names.contains(name) || beginnings.contains { name.hasPrefix($0) }
      || endings.contains { name.hasSuffix($0) }
  }

  private static let names: Set<String> = [
    // Shells, and where programs are found.
    "PATH", "IFS", "ENV", "BASH_ENV", "SHELLOPTS", "BASHOPTS", "PS4", "PROMPT_COMMAND", "CDPATH", "ZDOTDIR", "FPATH",
    "SHELL", "HOME", "GCONV_PATH", "GETCONF_DIR", "HOSTALIASES", "LOCALDOMAIN", "LOCPATH", "MALLOC_TRACE", "NLSPATH",
    "RES_OPTIONS", "RESOLV_HOST_CONF", "TERMINFO", "TERMINFO_DIRS", "TERMCAP",
    // Interpreters.
    "NODE_OPTIONS", "NODE_PATH", "PERL5OPT", "PERL5LIB", "PERLLIB", "PERL5DB", "RUBYOPT", "RUBYLIB", "CLASSPATH",
    "JAVA_TOOL_OPTIONS",
    "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS", "LUA_INIT", "LUA_PATH", "LUA_CPATH", "PHPRC", "PHP_INI_SCAN_DIR", "R_PROFILE",
    "R_ENVIRON", "TCLLIBPATH", "GEM_PATH", "GEM_HOME", "CORECLR_PROFILER_PATH", "DOTNET_STARTUP_HOOKS",
    "ERL_AFLAGS", "ERL_FLAGS", "ERL_LIBS", "OPENSSL_CONF", "OPENSSL_MODULES", "OPENSSL_ENGINES",
    // Programs that programs start.
    "EDITOR", "VISUAL", "PAGER", "MANPAGER", "BROWSER", "LESSOPEN", "LESSCLOSE", "SSH_ASKPASS", "SUDO_ASKPASS",
    "RSYNC_RSH", "CVS_RSH", "MAKEFLAGS", "MAKEFILES", "CC", "CXX", "LD", "RUSTC", "RUSTC_WRAPPER", "CARGO_HOME",
    "GOFLAGS", "GCC_EXEC_PREFIX", "COMPILER_PATH",
    // Where programs read what they are to do, and whom they trust.
    "VIMINIT", "EXINIT", "HGRCPATH", "INPUTRC", "AWKPATH", "AWKLIBPATH", "KUBECONFIG", "DOCKER_HOST", "DOCKER_CONFIG",
    "GNUPGHOME", "SSL_CERT_FILE", "SSL_CERT_DIR", "WGETRC", "COR_PROFILER", "CORECLR_PROFILER", "HTTP_PROXY",
    "HTTPS_PROXY", "ALL_PROXY",
  ]
  private static let beginnings = [
    "LD_", "DYLD_", "PYTHON", "NPM_CONFIG_", "GIT_", "BASH_FUNC_", "GLIBC_", "MALLOC_", "BUN_", "DENO_",
    "RUBY", "PERL", "XDG_", "GTK_", "QT_", "GST_", "GIO_", "PIP_", "AWS_", "JULIA_", "GUILE_", "BUNDLE_", "CURL_",
  ]
  /// `GIT_SSH_COMMAND`, `FZF_DEFAULT_COMMAND`, `LESS_PAGER`, `HGEDITOR`.
  private static let endings = [
    "_COMMAND", "_PAGER", "EDITOR", "_ASKPASS", "_PRELOAD", "_LIBRARY_PATH", "_OPTIONS", "_OPTS",
  ]

  /// Whether it can be passed on at all.
  static func isName(_ name: String) -> Bool { !name.isEmpty && !name.contains { $0 == "=" || $0 == "\0" } }
}
