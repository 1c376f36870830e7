# One and three players, longer than before: self-play with one look for the solo game, and by a search with four times
# the playouts for three.
# Needs net1-1 and net2-3 (and their wide nets) of the earlier calls. About 9 minutes.
. "$(dirname "$0")/steps.sh"
layouts
say 'self-play of one'
loop net1 net3 1 "${SECONDS_OF_ONE:-140}" -- --mixed 0.05
duel 1 96 dev "search:$(net net3-1)@400" "search:$(net net1-1)@400" 15
say 'long search games of three'
loop net2 net3 3 "${SECONDS_OF_THREE:-330}" --rate 4e-4 --share 0.8 -- --playouts 400 --lambda 0.75 --mixed 0.1
say end
