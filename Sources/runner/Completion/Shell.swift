/// A shell that can complete command lines of the runner.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// What the shell reads once, to ask the runner from then on. Words that the runner answers with are data to it: they
  /// are never evaluated, and inserted with the quoting that keeps them as they are.
  var script: String {
    switch self {
    case .bash: Shell.bashScript
    case .zsh: Shell.zshScript
    case .fish: Shell.fishScript
    }
  }

  // Works with the bash 3.2 of macOS, which has no `compopt`: there, a space too many follows `NAME=` and folders.
  private static let bashScript = #"""
    # Completions of runner for bash: eval "$(runner completions bash)"
    _runner() {
      local word
      COMPREPLY=()
      while IFS= read -r word; do
        COMPREPLY+=("$word")
      done < <(command runner complete bash "$COMP_WORDBREAKS" "${COMP_LINE:0:COMP_POINT}" 2>/dev/null)
      [[ ${#COMPREPLY[@]} == 1 && $COMPREPLY == *[=/] ]] && compopt -o nospace 2>/dev/null
      return 0
    }
    complete -F _runner runner

    """#

  private static let zshScript = #"""
    #compdef runner
    # Completions of runner for zsh: eval "$(runner completions zsh)" behind compinit, or as _runner in a folder of fpath.
    _runner() {
      local line paths
      local -a lines words_before texts shown open open_shown
      words_before=("${(@Q)words[2,CURRENT-1]}")
      ((CURRENT > 2)) || words_before=()
      lines=("${(@f)$(command runner complete zsh "${words_before[@]}" "${(Q)PREFIX}" 2>/dev/null)}")
      paths=$lines[1]
      shift lines
      for line in "${lines[@]}"; do
        [[ $line == *$'\t'* ]] || continue
        if [[ ${line%%$'\t'*} == *= ]]; then
          open+=("${line%%$'\t'*}")
          open_shown+=("${line/$'\t'/  }")
        else
          texts+=("${line%%$'\t'*}")
          shown+=("${line/$'\t'/  }")
        fi
      done
      (($#texts)) && compadd -l -d shown -a -- texts
      (($#open)) && compadd -l -S '' -d open_shown -a -- open
      [[ $PREFIX == --*=* ]] && compset -P 1 '*='
      case $paths in
        files) _files ;;
        folders) _files -/ ;;
        yaml) _files -g '*.(yaml|yml)' ;;
        workflows) _files -g '*.(yaml|yml)~*.test.(yaml|yml)' ;;
      esac
    }
    if [[ $funcstack[1] == _runner ]]; then _runner "$@"; else compdef _runner runner; fi

    """#

  private static let fishScript = #"""
    # Completions of runner for fish: runner completions fish | source, or as runner.fish in ~/.config/fish/completions.
    function __runner_complete
        set -l words (commandline -opc)
        set -e words[1]
        set -l current (commandline -ct)
        set -l lines (command runner complete fish $words "$current" 2>/dev/null)
        set -q lines[2]; and printf '%s\n' $lines[2..-1]
        set -l flag (string match -r -- '^--[^=]*=' "$current")
        set -l path (string replace -r -- '^--[^=]*=' '' "$current")
        switch "$lines[1]"
            case files
                for found in (complete -C "__runner_path $path")
                    printf '%s%s\n' "$flag" "$found"
                end
            case folders
                for found in (__fish_complete_directories "$path" '')
                    printf '%s%s\n' "$flag" "$found"
                end
            case yaml
                __fish_complete_suffix .yaml
            case workflows
                __fish_complete_suffix .yaml | string match -v -r -- '\.test\.yaml(\t|$)'
        end
    end
    complete -c runner -f -k -a '(__runner_complete)'

    """#
}
