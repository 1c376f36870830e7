# Smoke test: runs every step once, as small as possible, and stops at the first failure. One or two minutes.
. "$(dirname "$0")/steps.sh"
export TINY=1
keep=$WORK
export WORK=$keep/tiny PROCS=4
mkdir -p "$WORK"
say layouts
layouts
for players in ${TINY_PLAYERS:-3 1}; do
  say "tiny $players"
  first "$players" 3
  train "$players" 5
  loop net0 net1 "$players" 16 --wide 64 --wide-inner 16 -- --mixed 0.25
  loop net1 net2 "$players" 16 --wide 64 --wide-inner 16 -- --playouts 24 --lambda 0.75
  duel "$players" 12 tiny "look:$(net "net1-$players")" serac 10
  duel "$players" 4 tiny "search:$(net "net2-$players")@100" serac 10
done
rm -f "$OUT"/*.float
say "tiny done"
