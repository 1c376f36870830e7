# Three players only: self-play by a search of four times the playouts, with few tables of the linear bot. Then duels that say
# what it brought, whether a wide net would bring more, and how much the net's own chances should count: all at equal playouts.
# Wants net2-3.float (and wide-3.float) of the calls before. About 9 minutes.
. "$(dirname "$0")/steps.sh"
layouts
say 'long search games of three'
loop net2 net3 3 "${SECONDS_OF_PLAY:-330}" --rate 4e-4 --share 0.8 -- --playouts 400 --lambda 0.75 --mixed 0.1
say 'duels of three'
duel 3 900 dev "search:$(net net3-3)@300" "search:$(net net2-3)@300" 40
duel 3 900 dev "search:$(net wide-3)@300" "search:$(net net3-3)@300" 60
for share in 0 0.25 1; do duel 3 600 dev "search:$(net net3-3),own=$share@300" "search:$(net net3-3)@300" 30; done
say end
