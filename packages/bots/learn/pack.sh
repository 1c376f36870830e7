#!/usr/bin/env bash
# Packs what a GPU machine with PyTorch, but without Node and network, needs: bash pack.sh NODE_BINARY FOLDER
# Writes FOLDER/kit.tgz (engine, bots and these scripts as they are now) and FOLDER/node.xz (only once), about 30 MB.
set -euo pipefail
node=$1
folder=$2
here=$(cd "$(dirname "$0")" && pwd)
packages=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/kit/node_modules/@nunatak" "$work/kit/packages" "$folder"
for name in engine bots; do
  mkdir "$work/kit/packages/$name"
  tar cf - -C "$packages/$name" --exclude=node_modules --exclude=test --exclude=dist --exclude=__pycache__ . |
    tar xf - -C "$work/kit/packages/$name"
  ln -s "../../packages/$name" "$work/kit/node_modules/@nunatak/$name"
done
echo '{"type":"module","private":true}' > "$work/kit/package.json"
git -C "$here" describe --always --dirty --abbrev=12 > "$work/kit/version"
tar czf "$folder/kit.tgz" -C "$work" kit
cp "$here/start.sh" "$folder/start.sh"
[ -f "$folder/node.xz" ] || xz -T0 -6 -c "$node" > "$folder/node.xz"
ls -l "$folder"
