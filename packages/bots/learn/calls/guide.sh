# Fits the guide of three players to the net. Then one search with the fitted guide plays two without it, at equal time,
# on development deals. About 3 minutes.
. "$(dirname "$0")/steps.sh"
net=$LEARN/../nets/players3.net
tuned=$LEARN/../src/linear/weights/players3.json
"$NODE" "$LEARN/refit.ts" --players 3 --net "$net" --from "$tuned" --seconds 70 --out "$OUT/guide3.json"
duel 3 1800 dev "search:$net,guide=$OUT/guide3.json@10ms" "search:$net,guide=$tuned@10ms" 90
say end
