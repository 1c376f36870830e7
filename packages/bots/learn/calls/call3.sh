# Two, four and one players: self-play by search. Then duels of the nets before and after.
# Wants net1-2, net1-4, net1-1 (and their wide nets) of the calls before. About 8.5 minutes.
. "$(dirname "$0")/steps.sh"
layouts
say 'search games of two'
loop net1 net2 2 120 --rate 6e-4 --share 0.8 -- --playouts 100 --lambda 0.75 --mixed 0.25
say 'search games of four'
loop net1 net2 4 120 --rate 6e-4 --share 0.8 -- --playouts 100 --lambda 0.75 --mixed 0.25
say 'search games of one'
loop net1 net2 1 60 --rate 6e-4 --share 0.8 -- --playouts 100 --lambda 0.75 --mixed 0.1
say duels
for players in 2 4; do
  for net in net1 net2; do duel "$players" 480 dev "search:$(net "$net-$players")@400" serac 16; done
done
for net in net1 net2; do duel 1 100 dev "search:$(net "$net-1")@400" serac 16; done
say end
