# shellcheck shell=bash
# shellcheck disable=SC2030,SC2031 # the subshell of private_desktop is meant
# A desktop of one's own: Xvfb, openbox, a session bus and an empty home, gone when the command ends.

# How Oriel is tested everywhere: the same drawing, the same theme, nothing remembered, nothing of the real session.
# An array to put before a command: a function in the background would be a shell, and killing it would spare the command.
hermetic_environment() {
  local folder=$1
  HERMETIC=(
    env -u WAYLAND_DISPLAY -u DBUS_SESSION_BUS_ADDRESS -u AT_SPI_BUS_ADDRESS -u SESSION_MANAGER -u XAUTHORITY
    -u XDG_CURRENT_DESKTOP -u XDG_DATA_DIRS -u XDG_CONFIG_DIRS -u XMODIFIERS -u LANGUAGE -u LANG
    -u GTK_MODULES -u GTK_PATH -u GTK_IM_MODULE -u GTK_DATA_PREFIX -u GTK_DEBUG -u GDK_SCALE -u GDK_DPI_SCALE
    HOME="$folder/home" XDG_RUNTIME_DIR="$folder/run" XDG_CONFIG_HOME="$folder/home/.config"
    XDG_CACHE_HOME="$folder/home/.cache" XDG_DATA_HOME="$folder/home/.local/share"
    XDG_STATE_HOME="$folder/home/.local/state" TMPDIR="$folder/tmp"
    GDK_BACKEND=x11 GSK_RENDERER=cairo GDK_DEBUG=no-portals GSETTINGS_BACKEND=memory GTK_THEME=Adwaita GTK_A11Y=test
    LC_ALL=C.UTF-8
  )
}

# private_desktop COMMAND ARGUMENT...: runs it there and returns what it returned.
private_desktop() (
  folder=$(mktemp -d "${TMPDIR:-/tmp}/oriel.XXXXXX")
  started=()
  trap 'clear_desktop' EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM
  mkdir -m 700 "$folder"/{home,run,tmp}
  hermetic_environment "$folder"

  mkfifo "$folder/answers"
  exec {answers}<>"$folder/answers" # both ways, so that opening it does not wait for the other side

  Xvfb -displayfd "$answers" -screen 0 1280x1024x24 -nolisten tcp -noreset >"$folder/Xvfb.log" 2>&1 &
  started+=($!)
  read -r -t 30 -u "$answers" number || die "Xvfb did not start: $(tail -n 1 "$folder/Xvfb.log")"
  export DISPLAY=:$number

  "${HERMETIC[@]}" dbus-daemon --session --nofork --address="unix:path=$folder/run/bus" --print-address="$answers" \
    >"$folder/dbus.log" 2>&1 &
  started+=($!)
  read -r -t 30 -u "$answers" bus || die "dbus-daemon did not start: $(tail -n 1 "$folder/dbus.log")"

  # Without a window manager no window gets the keyboard back after a dialog.
  "${HERMETIC[@]}" openbox >"$folder/openbox.log" 2>&1 &
  started+=($!)
  for ((tries = 0; tries < 200; tries++)); do
    xprop -root _NET_SUPPORTING_WM_CHECK 2>/dev/null | grep -q 'window id' && break
    sleep 0.05
  done
  [[ $tries -lt 200 ]] || die "openbox did not start: $(tail -n 1 "$folder/openbox.log")"

  exec {answers}>&-
  "${HERMETIC[@]}" DBUS_SESSION_BUS_ADDRESS="$bus" "$@"
)

# In reverse, for the display goes last. An app's last words may still land in the folder: then once more.
clear_desktop() {
  local i
  for ((i = ${#started[@]} - 1; i >= 0; i--)); do
    kill "${started[i]}" 2>/dev/null || true
    wait "${started[i]}" 2>/dev/null || true
  done
  rm -rf "$folder" 2>/dev/null || { sleep 0.2 && rm -rf "$folder"; }
}
