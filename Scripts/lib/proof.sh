# shellcheck shell=bash
# Proves that what is here builds: programs in C and C++ and one with GTK, by Swift's clang, and one in Swift with a macro.
# Once for each checkout and state of the machine.

# Set by the caller.
declare CORE_ONLY DRY_RUN

prove() (
  proved=$ROOT/.build/proved
  state="Swift $(swift_version), $(compgen -G '/usr/lib/gcc/*/*/crtbegin.o' | xargs)"
  [[ $CORE_ONLY == yes ]] || state+=", GTK $(pkg-config --modversion gtk4)"
  [[ $DRY_RUN == no ]] && ! grep -qsxF "$state" "$proved" || exit 0

  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  proof C c "$(swift_tool clang)" <<<'
    #include <stdio.h>
    int main(void) { return puts("built") < 0; }'
  proof C++ cpp "$(swift_tool clang++)" <<<'
    #include <atomic>
    #include <iostream>
    int main() { std::atomic<int> zero{0}; std::cout << "built"; return zero; }'
  # shellcheck disable=SC2046 # the flags are words
  [[ $CORE_ONLY == yes ]] || proof GTK c "$(swift_tool clang)" $(pkg-config --cflags --libs gtk4) <<<'
    #include <gtk/gtk.h>
    int main(void) { g_print("built with GTK %u", gtk_get_major_version()); return 0; }'
  proof 'Swift with a macro' swift swiftc -parse-as-library <<<'
    import Foundation
    import Observation
    @Observable final class Model { var word = "built" }
    @main struct Proof { static func main() { print(Model().word, Date().timeIntervalSince1970 > 0) } }'
  mkdir -p "$ROOT/.build"
  printf '%s\n' "$state" >>"$proved"
)

# proof NAME EXTENSION COMPILER OPTION...: builds and runs the program on stdin.
proof() {
  local name=$1 extension=$2 output
  shift 2
  cat >"$folder/proof.$extension"
  output=$("$1" "$folder/proof.$extension" "${@:2}" -o "$folder/proof" 2>&1) ||
    die "a program in $name does not build on this machine:"$'\n'"$output"
  [[ $("$folder/proof" 2>&1) == built* ]] || die "a program in $name does not run on this machine: $("$folder/proof" 2>&1 | head -n 3)"
}
