extension CompletionShell {
  static let bashScript = #"""
    # Completions of campctl for bash; the program itself completes the line.
    _campctl() {
      local kind line
      COMPREPLY=()
      {
        IFS= read -r kind || return 0
        while IFS= read -r line; do COMPREPLY+=("$line"); done
      } < <(campctl __complete bash -- "$COMP_WORDBREAKS" "${COMP_LINE:0:COMP_POINT}" 2>/dev/null)
      case $kind in
        words) compopt -o nosort 2>/dev/null ;;
        parts) compopt -o nosort -o nospace 2>/dev/null ;;
        files) compopt -o default 2>/dev/null ;;
        folders) compopt -o dirnames 2>/dev/null ;;
      esac
      return 0
    }
    complete -F _campctl campctl

    """#

  static let zshScript = #"""
    #compdef campctl
    # Completions of campctl for zsh; the program itself completes the line.
    _campctl() {
      local kind
      local -a answer
      answer=("${(@f)$(campctl __complete zsh -- "${(@)words[2,CURRENT-1]}" "$IPREFIX$QIPREFIX$PREFIX" 2>/dev/null)}")
      kind=${answer[1]%% *}
      [[ -n $kind ]] || return 1
      compset -p ${answer[1]##* }
      shift answer
      local -a matching=(-M 'm:{[:lower:]}={[:upper:]}')
      case $kind in
        words) _describe -V campctl answer $matching ;;
        parts) _describe -V campctl answer $matching -S '' ;;
        files) _files ;;
        folders) _files -/ ;;
      esac
    }
    if [[ ${funcstack[1]} == _campctl ]]; then
      _campctl "$@"
    else
      compdef _campctl campctl
    fi

    """#

  static let fishScript = #"""
    # Completions of campctl for fish; the program itself completes the line.
    function __campctl_complete
        set -l words (commandline -opc)
        set -l current (commandline -ct)
        set -l answer (campctl __complete fish -- $words[2..-1] "$current" 2>/dev/null)
        set -l head (string split -m 1 ' ' -- "$answer[1]")
        switch "$head[1]"
            case words parts
                printf '%s\n' $answer[2..-1]
            case files folders
                set -l typed (string sub -s (math 1 + (string length -- "$head[2]")) -- "$current")
                for path in (complete -C "__campctl_path $typed")
                    test $head[1] = files; or string match -q '*/' -- $path; or continue
                    printf '%s%s\n' $head[2] $path
                end
        end
    end
    complete -c campctl -k -f -a '(__campctl_complete)'

    """#
}
