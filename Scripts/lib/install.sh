# shellcheck shell=bash
# One function per package manager. Each installs $GTK, $CORE and $REST (arrays of its own package names).

# Set by the caller.
declare DRY_RUN INTERACTIVE CODENAME BY_HAND LOG
declare -a GTK CORE REST SUDO

# Runs a command with the rights to install, or prints it. What it says also goes to $LOG.
run() {
  if [[ $DRY_RUN == yes ]]; then
    printf '%s\n' "${SUDO[*]:+${SUDO[*]} }$*"
  else
    say "running $*"
    "${SUDO[@]}" "$@" 2>&1 | tee -a "$LOG"
  fi
}

# What the package manager itself said: which package failed, and why.
reasons() {
  local told
  told=$(awk '
    # It may stand behind a question that got no answer.
    match($0, /dpkg: error.*/) { print substr($0, RSTART); follows = 1; next }
    /^(Errors were encountered|The following packages have unmet)/ { print; follows = 1; next }
    follows && /^ / { print; next }
    { follows = 0 }
    /^(E: |W: Failed to fetch|Error: |error: | ?Problem: )/ { print }' "$LOG" | awk '!seen[$0]++' | head -n 20)
  # Whatever came last is better than nothing.
  printf '%s\n' "${told:-$(tail -n 5 "$LOG")}"
}

# --- apt ---------------------------------------------------------------------------------------------------------

readonly NEXT=trixie # Debian 13, whose GTK runs on Debian 12
readonly NEXT_SOURCE=/etc/apt/sources.list.d/oriel-$NEXT
readonly NEXT_PIN=/etc/apt/preferences.d/oriel-$NEXT

# Nothing that is being set up may ask: a configuration file that was changed stays as it is.
readonly APT_ENVIRONMENT=(DEBIAN_FRONTEND=noninteractive APT_LISTCHANGES_FRONTEND=none LC_ALL=C.UTF-8)
readonly APT_OPTIONS=(-o Dpkg::Options::=--force-confdef -o Dpkg::Options::=--force-confold)

# Asks for confirmation once, and only if there is a terminal.
apt() {
  local answer=()
  [[ $INTERACTIVE == yes ]] || answer=(-y)
  run env "${APT_ENVIRONMENT[@]}" apt-get "${APT_OPTIONS[@]}" "$@" "${answer[@]}"
}

# Could apt install these without removing anything?
apt_could() { apt-get --simulate -qq --no-remove install --no-install-recommends "$@" >/dev/null 2>&1; }

# The places in apt's configuration that bring in Debian's own suite $1, as FILE:NUMBER.
apt_entries() {
  # shellcheck disable=SC2016
  apt-get indextargets --format '$(SOURCESENTRY)' 'Created-By: Packages' 'Origin: Debian' "Codename: $1" 'Component: main' 2>/dev/null
}

# Debian 12's GTK is too old: Debian 13's suite goes beside it, at a priority that changes no installed package.
# Address and keyring are those of the entry that brings in Debian 12.
apt_add_next() {
  local entry file number text extension=list
  [[ -z $(apt_entries $NEXT) ]] || return 0
  entry=$(apt_entries bookworm | head -n 1)
  file=${entry%:*} number=${entry##*:}
  if [[ ! -r $file ]]; then
    [[ $DRY_RUN == yes ]] ||
      die "apt-get update brought no package list of Debian 12:"$'\n'"$(reasons)"$'\n'"Install by hand: $BY_HAND"
    echo "# add the suite $NEXT beside bookworm to apt's sources, at priority 100"
    return 0
  fi
  if [[ $file == *.sources ]]; then # stanzas, of which the NUMBERth counts; elsewhere the NUMBERth line
    extension=sources
    text=$(awk -v want="$number" -v suite=$NEXT '
      /^#/ { next }
      /^[[:space:]]*$/ { inside = 0; next }
      !inside { inside = 1; count++ }
      /^[^[:space:]]/ { suites = tolower($0) ~ /^suites:/ }
      count == want && !suites { print }
      count == want && suites && !done { print "Suites: " suite; done = 1 }' "$file")
  else
    text=$(sed -n -E "${number}{s/([[:space:]])(bookworm|oldstable|stable)([[:space:]])/\1$NEXT\3/;p}" "$file")
  fi
  put "$NEXT_SOURCE.$extension" "$text"
  put "$NEXT_PIN" "Package: *
Pin: release n=$NEXT
Pin-Priority: 100"
  apt update
}

put() {
  if [[ $DRY_RUN == yes ]]; then
    printf '# to %s:\n%s\n' "$1" "$2"
  else
    say "writing $1"
    printf '%s\n' "$2" | "${SUDO[@]}" tee "$1" >/dev/null
  fi
}

# Is the GTK that apt offers by itself too old? Before its first update apt offers none: then the system's name tells.
apt_gtk_too_old() {
  local offered
  offered=$(LC_ALL=C apt-cache policy libgtk-4-dev | awk '/Candidate:/ { print $2 }')
  case $offered in
    '' | '(none)') [[ $CODENAME == bookworm ]] ;;
    *) dpkg --compare-versions "$offered" lt "$GTK_FLOOR" ;;
  esac
}

# Is this Debian 12? Its sources tell, for Debian 13's GTK may have brought Debian 13's os-release with it.
apt_is_previous() { [[ $CODENAME == bookworm || -n $(apt_entries bookworm) ]]; }

# The gentle way first. Where an own Python of Debian 13 came in with GTK, only that suite's packages fit to it.
apt_rest() {
  [[ $# -gt 0 ]] || return 0
  if [[ $DRY_RUN == yes ]]; then
    apt install --no-install-recommends "$@"
    echo "# or, where those do not fit to the GTK just installed, the same with -t $NEXT"
  elif apt_could "$@" || [[ -z $(apt_entries $NEXT) ]]; then
    apt install --no-install-recommends "$@"
  else
    apt install -t $NEXT --no-install-recommends "$@"
  fi
}

# GTK may have brought a part of a newer GCC: then Swift's clang wants the C++ headers of that one.
apt_newest_cxx() {
  local newest
  hash -r
  [[ $DRY_RUN == no ]] && ! have_cxx || return 0
  newest=$(compgen -G '/usr/lib/gcc/*/*/crtbegin.o' | awk -F / '{ print $(NF - 1) }' | sort -V | tail -n 1)
  [[ -z $newest ]] || apt_rest "libstdc++-$newest-dev"
}

install_apt() {
  # Where it fails, what was known before may do.
  apt update || true
  apt_install && apt_newest_cxx
}

apt_install() {
  if [[ ${#GTK[@]} -eq 0 ]]; then
    apt_rest "${CORE[@]}" "${REST[@]}"
  elif ! apt_gtk_too_old; then
    apt install --no-install-recommends "${GTK[@]}" "${CORE[@]}" "${REST[@]}"
  elif apt_is_previous; then
    apt_add_next || return
    apt install -t $NEXT --no-install-recommends "${GTK[@]}" || return
    apt_rest "${CORE[@]}" "${REST[@]}"
  else
    die "this system offers no GTK $GTK_FLOOR or later; use Debian 12 or later, or Ubuntu 24.04 or later."
  fi
}

# The packages that hold the libraries with these sonames.
library_packages_apt() {
  local soname
  for soname in "$@"; do
    case $soname in
      libncurses.so.6) echo libncurses6 ;;
      libtinfo.so.6) echo libtinfo6 ;;
      libcurl.so.4) echo libcurl4 ;;
      libxml2.so.2) echo libxml2 ;;
      libedit.so.2) echo libedit2 ;;
      libsqlite3.so.0) echo libsqlite3-0 ;;
      libz.so.1) echo zlib1g ;;
      libuuid.so.1) echo libuuid1 ;;
      libstdc++.so.6) echo libstdc++6 ;;
      libgcc_s.so.1) echo libgcc-s1 ;;
    esac
  done
}

# --- dnf, pacman, zypper -----------------------------------------------------------------------------------------

install_dnf() {
  local answer=()
  [[ $INTERACTIVE == yes ]] || answer=(-y)
  run dnf install "${answer[@]}" --setopt=install_weak_deps=False "${GTK[@]}" "${CORE[@]}" "${REST[@]}"
}

install_pacman() {
  local answer=()
  [[ $INTERACTIVE == yes ]] || answer=(--noconfirm)
  have_file '/var/lib/pacman/sync/*.db' || run pacman -Sy
  run pacman -S --needed "${answer[@]}" "${GTK[@]}" "${CORE[@]}" "${REST[@]}"
}

install_zypper() {
  local answer=()
  [[ $INTERACTIVE == yes ]] || answer=(--non-interactive)
  run zypper "${answer[@]}" install --no-recommends "${GTK[@]}" "${CORE[@]}" "${REST[@]}"
}

# rpm knows which package holds a library.
library_packages_dnf() { printf '%s()(64bit)\n' "$@"; }
library_packages_zypper() { printf '%s()(64bit)\n' "$@"; }

library_packages_pacman() {
  local soname
  for soname in "$@"; do
    case $soname in
      libncurses* | libtinfo*) echo ncurses ;;
      libcurl*) echo curl ;;
      libxml2*) echo libxml2-legacy ;;
      libedit*) echo libedit ;;
      libsqlite3*) echo sqlite ;;
    esac
  done
}
