# Three players: first games, net0, self-play with one look. Two players: the same, for less time. About 8.5 minutes.
. "$(dirname "$0")/steps.sh"
layouts
first 3 30
# While the GPU trains on the first games of three players, the CPUs play those of two players.
train 3 40 > "$WORK/train3.log" 2>&1 &
training=$!
PROCS=$((PROCS - 2)) first 2 30
wait $training || { cat "$WORK/train3.log"; exit 1; }
cat "$WORK/train3.log"
train 2 35 > "$WORK/train2.log" 2>&1 &
training=$!
say 'self-play of three'
loop net0 net1 3 225 -- --mixed 0.25
wait $training || { cat "$WORK/train2.log"; exit 1; }
cat "$WORK/train2.log"
say 'duels of three'
duel 3 600 dev "look:$(net net0-3)" serac 12
duel 3 900 dev "look:$(net net1-3)" serac 15
duel 3 240 dev "search:$(net net1-3)@50ms" nunatak@50ms 40
say 'self-play of two'
loop net0 net1 2 80 -- --mixed 0.25
duel 2 600 dev "look:$(net net1-2)" serac 10
say end
