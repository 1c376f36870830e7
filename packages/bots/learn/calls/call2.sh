# Four players, then one: first games, net0, self-play. Three players: self-play by search, with all candidates as
# records.
# Needs net1-3.float (and wide-3.float) of the first call. About 8.5 minutes.
. "$(dirname "$0")/steps.sh"
layouts
first 4 25
train 4 30 > "$WORK/train4.log" 2>&1 &
training=$!
PROCS=$((PROCS - 2)) first 1 20
wait $training || { cat "$WORK/train4.log"; exit 1; }
cat "$WORK/train4.log"
train 1 25 > "$WORK/train1.log" 2>&1 &
training=$!
say 'self-play of four'
loop net0 net1 4 110 -- --mixed 0.25
wait $training || { cat "$WORK/train1.log"; exit 1; }
cat "$WORK/train1.log"
duel 4 600 dev "look:$(net net1-4)" serac 12
say 'self-play of one'
loop net0 net1 1 50 -- --mixed 0.1
duel 1 100 dev "look:$(net net1-1)" serac 8
say 'search games of three'
loop net1 net2 3 170 --rate 6e-4 --share 0.8 -- --playouts 100 --lambda 0.75 --mixed 0.25
say 'duels of three'
duel 3 600 dev "look:$(net net2-3)" serac 12
duel 3 450 dev "search:$(net net1-3)@400" serac 18
duel 3 450 dev "search:$(net net2-3)@400" serac 18
say end
