# Two, four and one players: self-play by search. Then duels of the resulting nets on held-out deals.
# Needs net1-2, net1-4, net1-1 and net2-3 (and their wide nets) of the earlier calls. About 9 minutes.
. "$(dirname "$0")/steps.sh"
layouts
say 'search games of two'
loop net1 net2 2 110 --rate 6e-4 --share 0.8 -- --playouts 100 --lambda 0.75 --mixed 0.25
say 'search games of four'
loop net1 net2 4 110 --rate 6e-4 --share 0.8 -- --playouts 100 --lambda 0.75 --mixed 0.25
say 'search games of one'
loop net1 net2 1 50 --rate 6e-4 --share 0.8 -- --playouts 100 --lambda 0.75 --mixed 0.1
say duels
duel 3 600 eval "search:$(net net2-3)@50ms" nunatak@50ms 75
duel 2 600 eval "search:$(net net2-2)@50ms" nunatak@50ms 55
duel 4 600 eval "search:$(net net2-4)@50ms" nunatak@50ms 75
for net in net1 net2; do duel 1 100 dev "search:$(net "$net-1")@400" serac 10; done
for players in 2 4; do duel "$players" 600 dev "look:$(net "net2-$players")" serac 10; done
say end
