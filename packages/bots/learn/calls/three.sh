# Three players, all at equal playouts on development deals: the gain from longer games, whether a wide net would be
# stronger, and the best weight of the net's own chances.
# Needs net2-3, net3-3 and wide-3 of the earlier calls. About 3 minutes.
. "$(dirname "$0")/steps.sh"
say 'duels of three'
duel 3 900 dev "search:$(net net3-3)@300" "search:$(net net2-3)@300" 45
duel 3 900 dev "search:$(net wide-3)@300" "search:$(net net3-3)@300" 45
for share in 0 1; do duel 3 600 dev "search:$(net net3-3),own=$share@300" "search:$(net net3-3)@300" 25; done
say end
