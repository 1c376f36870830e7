import type { GameEvent } from '@nunatak/engine';
import { useEffect, useRef } from 'react';
import { growthOf } from '../board/framing.ts';
import type { Game, Snapshot } from '../line/game.ts';
import { blocksOf } from '../position/model.ts';
import { soundPlayer } from '../sound/player.ts';
import type { Struck } from '../sound/sounds.ts';
import { useSoundLevels } from '../sound/useSoundLevels.ts';

const TOUCH_MS = 15;

/** What is heard of an event that the temple does not show. */
function soundOf(event: GameEvent): readonly Struck[] {
  if (event.type === 'cardTaken') return ['card'];
  return event.type === 'blessingTaken' || event.type === 'blessingUsed' ? ['blessing'] : [];
}

/** What a person at this screen is asked for now: a turn, or an answer in the turn of another. */
export function callOf({ state, busy, isAsked }: Snapshot): 'turn' | 'reaction' | undefined {
  const { decider, active, phase } = state.view;
  if (busy || phase === 'over' || !isAsked) return undefined;
  return decider === active ? 'turn' : 'reaction';
}

/** The sound of a table: what happens, whose turn it is, and the beds under it. */
export function useTableSound(game: Game, snapshot: Snapshot): void {
  const sound = useSoundLevels();
  const { showing, refused, picture, isAsked } = snapshot;
  const call = callOf(snapshot);
  const others = useRef(false);

  useEffect(() => soundPlayer.openTable(), []);

  useEffect(
    () => soundPlayer.setHeight(growthOf({ blocks: blocksOf(picture.view, game.colours), cap: false }).storeys),
    [picture, game],
  );

  useEffect(() => {
    if (showing === undefined) return;
    const { events, seat } = showing.entry;
    for (const name of new Set(events.flatMap(soundOf))) soundPlayer.strike(name);
    const built = events.some(({ type }) => type === 'blockPlaced');
    if (built && sound.vibration && game.isPersonAt(seat)) navigator.vibrate?.(TOUCH_MS);
  }, [showing, game, sound.vibration]);

  useEffect(() => {
    if (refused !== undefined) soundPlayer.strike('refused');
  }, [refused]);

  // A call is heard when somebody else has played in between: not at the steps of one's own turn.
  useEffect(() => {
    if (call === undefined) {
      others.current ||= !isAsked;
      return;
    }
    if (others.current) soundPlayer.strike(call);
    others.current = false;
  }, [call, isAsked]);
}
