#!/usr/bin/env bash
# Runs on the GPU machine: bash start.sh CALL unpacks the kit next to this script and runs a call, e.g. call1.
# Nets and logs are written to OUT; nets of earlier calls (*.float next to this script) are used.
set -euo pipefail
folder=$(cd "$(dirname "$0")" && pwd)
call=$1
export OUT=${OUT:?where results go}
export WORK=${WORK:-/tmp/nunatak-learn}
mkdir -p "$WORK"
tar xzf "$folder/kit.tgz" -C "$WORK"
if [ ! -x "$WORK/node" ]; then
  python3 - "$folder/node.xz" "$WORK/node" <<'PYTHON'
import lzma, os, shutil, sys
with lzma.open(sys.argv[1]) as packed, open(sys.argv[2] + '.part', 'wb') as plain:
    shutil.copyfileobj(packed, plain, 1 << 22)
os.chmod(sys.argv[2] + '.part', 0o755)
os.replace(sys.argv[2] + '.part', sys.argv[2])
PYTHON
fi
for net in "$folder"/*.float; do
  [ -e "$net" ] && [ ! -e "$WORK/$(basename "$net")" ] && cp "$net" "$WORK/"
done
export NODE=$WORK/node LEARN=$WORK/kit/packages/bots/learn PYTHONUNBUFFERED=1
export PROCS=${PROCS:-$(nproc)}
echo "node $("$NODE" --version), $PROCS processes, kit $(cat "$WORK/kit/version")"
bash "$LEARN/calls/$call.sh" 2>&1 | tee "$OUT/$call.log"
exit "${PIPESTATUS[0]}"
