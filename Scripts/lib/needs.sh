# shellcheck shell=bash
# shellcheck disable=SC2034 # what sources this uses it
# What Oriel needs, how to see whether it is there, and what four package managers call it.
# A look at a machine that has everything costs about a quarter of a second.

readonly GTK_FLOOR=4.14
readonly SWIFT_FLOOR=6.2

# The parts of a need: the check, then the packages for apt, dnf, pacman and zypper.
NEEDS_CORE=(
  'have git|git|git|git|git'
  'have cc|gcc|gcc|gcc|gcc'
  'have ld|binutils|binutils|binutils|binutils'
  'have_file /usr/include/stdio.h|libc6-dev|glibc-devel|glibc|glibc-devel'
  'have_cxx|g++|gcc-c++|gcc|gcc-c++'
)
NEEDS_GTK=(
  'have_gtk|libgtk-4-dev libbz2-dev|gtk4-devel|gtk4|gtk4-devel'
)
# What an app uses while it runs, and the tool that finds GTK while it is built.
NEEDS_APP=(
  'have pkg-config|pkgconf|pkgconf-pkg-config|pkgconf|pkgconf-pkg-config'
  'have_file /usr/share/icons/Adwaita/index.theme|adwaita-icon-theme|adwaita-icon-theme|adwaita-icon-theme|adwaita-icon-theme'
  'have_file /usr/share/mime/mime.cache|shared-mime-info|shared-mime-info|shared-mime-info|shared-mime-info'
  'have_svg|librsvg2-common|librsvg2|librsvg|gdk-pixbuf-loader-rsvg'
  'have_font|fonts-dejavu-core|dejavu-sans-fonts|ttf-dejavu|dejavu-fonts'
)
# What the tests and the Gallery's tour use.
NEEDS_REST=(
  'have Xvfb|xvfb|xorg-x11-server-Xvfb|xorg-server-xvfb|xorg-x11-server-Xvfb'
  'have openbox|openbox|openbox|openbox|openbox'
  'have dbus-daemon|dbus|dbus-daemon|dbus|dbus-1'
  'have_file /usr/libexec/at-spi-bus-launcher /usr/lib*/at-spi-bus-launcher /usr/lib*/at-spi2*/at-spi-bus-launcher|at-spi2-core|at-spi2-core|at-spi2-core|at-spi2-core'
  'have_atspi|gir1.2-atspi-2.0 python3-gi|at-spi2-core python3-gobject|at-spi2-core python-gobject|typelib-1_0-Atspi-2_0 python3-gobject'
  'have_portal xdg-desktop-portal|xdg-desktop-portal|xdg-desktop-portal|xdg-desktop-portal|xdg-desktop-portal'
  'have_portal xdg-desktop-portal-gtk|xdg-desktop-portal-gtk|xdg-desktop-portal-gtk|xdg-desktop-portal-gtk|xdg-desktop-portal-gtk'
  'have xdotool|xdotool|xdotool|xdotool|xdotool'
  'have xprop|x11-utils|xprop|xorg-xprop|xprop'
  'have xwininfo|x11-utils|xwininfo|xorg-xwininfo|xwininfo'
  'have_file /usr/share/i18n/locales/de_DE|locales|glibc-locale-source|glibc|glibc-i18ndata'
  'have import|imagemagick|ImageMagick|imagemagick|ImageMagick'
  'have desktop-file-validate|desktop-file-utils|desktop-file-utils|desktop-file-utils|desktop-file-utils'
  'have appstreamcli|appstream|appstream|appstream|AppStream'
)

# A tool of Swift's own toolchain, or else of the system.
swift_tool() {
  local tool
  tool=$(dirname "$(readlink -f "$(command -v swift)")")/$1
  [[ -x $tool ]] && printf '%s' "$tool" || printf '%s' "$1"
}

# OpenCombine has a part in C++. Swift's clang takes the headers of the newest GCC that is here in part or whole, and
# another one's, though complete, are of no use.
have_cxx() {
  "$(swift_tool clang++)" -fsyntax-only -x c++ - <<<'#include <atomic>' 2>/dev/null &&
    have_file '/usr/lib/gcc/*/*/libstdc++.so' '/usr/lib*/libstdc++.so' '/usr/lib64/gcc/*/*/libstdc++.so'
}

have_gtk() { pkg-config --exists "gtk4 >= $GTK_FLOOR" 2>/dev/null; }

have_svg() {
  have_file '/usr/lib*/gdk-pixbuf-2.0/*/loaders/*svg*' '/usr/lib/*/gdk-pixbuf-2.0/*/loaders/*svg*' \
    '/usr/lib*/gdk-pixbuf-2.0/*/loaders/*glycin*' '/usr/lib*/glycin-loaders/*/*svg*'
}

have_font() { have_file '/usr/share/fonts/*.[ot]tf' '/usr/share/fonts/*/*.[ot]tf' '/usr/share/fonts/*/*/*.[ot]tf'; }

# Where one distribution has the program, another one has a folder of that name.
have_portal() {
  local folder
  for folder in /usr/libexec /usr/lib/xdg-desktop-portal /usr/lib; do
    [[ ! -f $folder/$1 || ! -x $folder/$1 ]] || return 0
  done
  return 1
}

# The distribution's own Python: another one first in PATH does not see its packages.
have_atspi() {
  /usr/bin/python3 -I -c '
import gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi' >/dev/null 2>&1
}

# The sonames that the Swift in PATH asks for and this machine lacks.
swift_missing_libraries() {
  local folder tool tools=()
  folder=$(dirname "$(readlink -f "$(command -v swift)")")
  for tool in swift-frontend swift-package swift-format; do
    [[ -x $folder/$tool ]] && tools+=("$folder/$tool")
  done
  [[ ${#tools[@]} -eq 0 ]] || LC_ALL=C ldd "${tools[@]}" 2>/dev/null | awk '/not found/ { print $1 }' | sort -u || true
}

# An empty answer means that Swift is there but does not start.
swift_version() { { swift --version 2>/dev/null || true; } | sed -n '1,5s/.*Swift version \([0-9][0-9.]*\).*/\1/p'; }

# version_at_least 6.3.1 6.2
version_at_least() { [[ $(printf '%s\n' "$2" "$1" | sort -V | head -n 1) == "$2" ]]; }

# missing COLUMN NEED...: the packages of the needs that are not met, COLUMN being 1 for apt to 4 for zypper.
missing() {
  local column=$1 need
  local -a part
  shift
  for need in "$@"; do
    IFS='|' read -ra part <<<"$need"
    ${part[0]} || tr ' ' '\n' <<<"${part[column]}"
  done | awk '!seen[$0]++'
}
