# shellcheck shell=bash
# What the scripts beside this file share. Sourced by bash, from the repository's root.

say() { printf 'flowproof: %s\n' "$*" >&2; }
die() { say "$@"; exit 70; }

# Prints the path of the Swift compiler driver; ends the script when there is none.
find_swift() {
  local candidate
  for candidate in "$(command -v swift || true)" /opt/swift/usr/bin/swift "${HOME-}"/.local/share/swiftly/bin/swift \
    "${HOME-}"/.swiftly/bin/swift /usr/libexec/swift/bin/swift /usr/local/swift/usr/bin/swift "${HOME-}"/swift*/usr/bin/swift; do
    if [ -n "$candidate" ] && [ -x "$candidate" ]; then printf '%s\n' "$candidate"; return; fi
  done
  die "Swift 6.0 or newer is needed and was not found: see https://www.swift.org/install and run this again"
}

# Column $1 of tools/packages.txt.
packages() { awk -v column="$1" '!/^#/ && NF && $column != "-" { print $column }' tools/packages.txt; }

# Of the packages on standard input, those that are not installed.
missing_apt() {
  local wanted installed
  wanted=$(cat)
  # shellcheck disable=SC2086 # one word a package
  installed=$(dpkg-query -W -f='${Package} ${db:Status-Status}\n' $wanted 2>/dev/null | awk '$2 == "installed" { print $1 }')
  grep -vxF -e "$installed" <<<"$wanted" || true
}

install_apt() {
  local updated=
  # Lists that do not know a package are missing or old; otherwise they are left alone.
  if ! apt-cache show "$@" >/dev/null 2>&1; then as_root apt-get update -qq && updated=1; fi
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" && return
  [ -z "$updated" ] || return 1
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
}

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi </dev/null >&2
}

# Installs what tools/packages.txt names and the system lacks, after saying so.
install_packages() {
  local manager missing
  if command -v apt-get >/dev/null; then manager=apt missing=$(packages 1 | missing_apt)
  elif command -v dnf >/dev/null; then manager=dnf missing=$(packages 2 | xargs -n 1 sh -c 'rpm -q "$0" >/dev/null || echo "$0"')
  elif command -v brew >/dev/null; then manager=brew missing=$(packages 3 | grep -vxF -e "$(brew list --formula -1)" || true)
  else
    say "no apt-get, dnf or brew here: make sure that these (Debian's names) are installed: $(packages 1 | xargs)"
    return
  fi
  [ -n "$missing" ] || return 0
  missing=$(xargs <<<"$missing")
  say "installing with $manager: $missing"
  if [ "$manager" != brew ] && [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null || die "that needs root, and there is no sudo: run as root: $manager install $missing"
    say "that needs root: sudo may ask for your password"
  fi
  # shellcheck disable=SC2086 # one word a package
  case $manager in
    apt) install_apt $missing ;;
    dnf) as_root dnf install -y -q $missing ;;
    brew) brew install -q $missing >&2 ;;
  esac || die "could not install: $missing"
}
