# Steps of a call, to be sourced. Records and nets are stored in WORK; results are also copied to OUT.
set -euo pipefail
: "${NODE:?}" "${LEARN:?}" "${WORK:?}" "${OUT:?}" "${PROCS:?}"
begun=$(date +%s)
say() { echo "== $(($(date +%s) - begun)) s: $*"; }

# layouts: writes what the trainer needs to know about the inputs
layouts() { for players in 1 2 3 4; do "$NODE" "$LEARN/layout.ts" "$players" "$WORK"; done; }

# first PLAYERS SECONDS: plays games of the linear bot with noise; those of the last process are held out for testing
first() {
  local players=$1 seconds=$2 folder=$WORK/first$1
  rm -rf "$folder" "$folder-test"
  mkdir -p "$folder" "$folder-test"
  local last=$((PROCS - 1)) playing=()
  for i in $(seq 0 $last); do
    local into=$folder
    [ "$i" = "$last" ] && into=$folder-test
    "$NODE" "$LEARN/generate.ts" --players "$players" --seed "first$players/$i" --seconds "$seconds" --keep 0.5 \
      --out "$into/$i" > "$folder/$i.json" &
    playing+=($!)
  done
  wait "${playing[@]}"
  say "first games of $players: $(cat "$folder"/*.json | head -1), $(du -sh "$folder" | cut -f1)"
}

# train PLAYERS SECONDS: trains net0 on the first games
train() {
  local players=$1 seconds=$2
  python3 "$LEARN/train.py" --folder "$WORK" --players "$players" --data "$WORK/first$players/*.records" \
    --test "$WORK/first$players-test/*.records" --out "$WORK/net0-$players.float" --seconds "$seconds" --passes 12 \
    --tag "train $players" ${TINY:+--tiny}
}

# loop FROM TO PLAYERS SECONDS [OPTIONS OF loop.py] [-- OPTIONS OF generate.ts]: runs self-play and training side by
# side
loop() {
  local from=$1 to=$2 players=$3 seconds=$4
  shift 4
  cp "$WORK/$from-$players.float" "$WORK/live-$to-$players.float"
  python3 "$LEARN/loop.py" --node "$NODE" --folder "$WORK" --players "$players" --net "$WORK/live-$to-$players.float" \
    --save "$WORK/$to-$players.float" --save-wide "$WORK/wide-$players.float" --seconds "$seconds" --procs "$PROCS" \
    --seed "$to/$players" --tag "loop-$to-$players" --test-out "$WORK/$to-$players.records" ${TINY:+--tiny} "$@"
  cp "$WORK/$to-$players.float" "$WORK/wide-$players.float" "$OUT/"
  [ -s "$WORK/$to-$players.records" ] && "$NODE" "$LEARN/measure.ts" "$WORK/$to-$players.float" "$players" "$WORK/$to-$players.records"
  "$NODE" "$LEARN/export.ts" "$WORK/$to-$players.float" "$WORK/$to-$players.net" || true
}

# duel PLAYERS GAMES DEALS A B [SECONDS]: plays A against B
duel() { "$NODE" "$LEARN/duel.ts" "$@"; }
net() { echo "$WORK/$1.float"; }
