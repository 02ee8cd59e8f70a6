/// A shell for which there are completions.
public enum Shell: String, Sendable, Hashable, CaseIterable {
  case bash, zsh, fish
}

extension Shell {
  /// The script that lets the shell complete the command lines of a program, with a line break at its end.
  ///
  /// The script asks the program itself, so that it never has to be made anew: see ``CompletionRequest``. What the
  /// program answers is never evaluated, whatever names a person has chosen.
  ///
  /// - Parameter program: The name of the program: a word of letters, digits and dashes.
  /// - Returns: The script.
  public func script(for program: String) -> String {
    let function = program.replacing("-", with: "_")
    return switch self {
    case .bash:
      """
      # Completions of \(program) for bash 4 or later.
      _\(function)() {
        local word
        COMPREPLY=()
        while IFS= read -r word; do
          if [[ -z $word ]]; then
            compopt -o default 2>/dev/null
            return
          fi
          COMPREPLY+=("$word")
        done < <(command \(program) \(CompletionRequest.lineWord) "${COMP_LINE:0:COMP_POINT}" "$COMP_WORDBREAKS" 2>/dev/null)
      }
      complete -F _\(function) \(program)

      """
    case .zsh:
      """
      #compdef \(program)
      # Completions of \(program) for zsh.
      _\(function)() {
        local word summary
        local -a offers shown
        while IFS=$'\\t' read -r word summary; do
          if [[ -z $word ]]; then
            compset -P '--*='
            _files
            return
          fi
          offers+=("$word")
          shown+=("$word${summary:+  -- $summary}")
        done < <(command \(program) \(CompletionRequest.wordsWord) -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)
        # The program tells no small letter from a great one.
        (( $#offers )) && compadd -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -l -d shown -a offers
      }
      if [[ $funcstack[1] == _\(function) ]]; then
        _\(function) "$@"
      else
        compdef _\(function) \(program)
      fi

      """
    case .fish:
      """
      # Completions of \(program) for fish.
      function __\(function)_complete
        set -l words (commandline -opc) (commandline -ct | string unescape)
        # Without a word being typed there is an empty one.
        test (count $words) -gt (commandline -opc | count); or set -a words ''
        set -l offers (command \(program) \(CompletionRequest.wordsWord) -- $words[2..-1] 2>/dev/null)
        if test (count $offers) -eq 1 -a -z "$offers[1]"
          set -l token (commandline -ct)
          set -l option (string match -r '^--[^=]*=' -- $token)
          for path in (__fish_complete_path (string replace -- "$option" '' $token))
            echo -- $option$path
          end
        else
          string join -- \\n $offers
        end
      end
      complete -c \(program) -f -a '(__\(function)_complete)'

      """
    }
  }
}
