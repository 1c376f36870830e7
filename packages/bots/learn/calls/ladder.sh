# Plays rows of the ladder on many cores: PARTS=duels,solo GAMES=600 MINUTES=9. Continues from FOLDER/ladder.jsonl and
# writes it to OUT.
# PROMOTED="net3-3:3 net3-1:1" plays with nets of the earlier calls.
. "$(dirname "$0")/steps.sh"
for promoted in ${PROMOTED:-}; do
  "$NODE" "$LEARN/export.ts" "$(net "${promoted%:*}")" "$LEARN/../nets/players${promoted#*:}.net"
done
state=$OUT/ladder.jsonl
[ -e "$state" ] || { [ -e "$WORK/ladder.jsonl" ] && cp "$WORK/ladder.jsonl" "$state"; } || true
trap 'cp "$state" "$WORK/ladder.jsonl"' EXIT
"$NODE" "$LEARN/../scripts/ladder.ts" --only "$PARTS" --steps "${STEPS:-3}" --games "$GAMES" --jobs "$PROCS" --minutes "$MINUTES" --state "$state" --out "$OUT"
