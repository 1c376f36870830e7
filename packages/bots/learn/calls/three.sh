# What longer games brought at three players, whether a wide net would bring more, and how much the net's own chances should
# count: all at equal playouts, on deals to choose by. Wants net2-3, net3-3 and wide-3 of the calls before. About 3 minutes.
. "$(dirname "$0")/steps.sh"
say 'duels of three'
duel 3 900 dev "search:$(net net3-3)@300" "search:$(net net2-3)@300" 45
duel 3 900 dev "search:$(net wide-3)@300" "search:$(net net3-3)@300" 45
for share in 0 1; do duel 3 600 dev "search:$(net net3-3),own=$share@300" "search:$(net net3-3)@300" 25; done
say end
