# shellcheck shell=bash
# shellcheck disable=SC2034 # what sources this uses it
# What every script here starts with: the checkout's root and how to talk.

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
readonly ROOT
SCRIPT=$(basename "$0")
readonly SCRIPT

# CI builds without debug information, which saves time. The tests are found in the index.
BUILD_OPTIONS=()
[[ ${ORIEL_STRICT:-} != 1 ]] || BUILD_OPTIONS=(-debug-info-format none)

# All messages for the user go to stderr: stdout belongs to the tools that a script runs.
say() { printf '%s: %s\n' "$SCRIPT" "$*" >&2; }

die() {
  say "$*"
  exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

# Is there a file that one of these patterns names?
have_file() {
  local pattern
  for pattern in "$@"; do
    compgen -G "$pattern" >/dev/null && return 0
  done
  return 1
}

# Prints the script's opening comment.
usage() { sed -n '2,/^set /s/^# \{0,1\}//p' "$0"; }

# list a b c: a, b, c
list() {
  local text
  printf -v text '%s, ' "$@"
  printf '%s' "${text%, }"
}
