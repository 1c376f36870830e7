import { replay, type State, seedRng } from '@nunatak/engine';
import { fromRecord } from '@nunatak/engine/checks';
import { describe, expect, it } from 'vitest';
import { dealAnew, type Played } from '../src/review/dealAnew.ts';
import { usualConfig } from '../src/session/config.ts';
import { newGame } from '../src/session/games.ts';
import { everyonePerson, playOut } from './session/playOut.ts';

/** A game by chance after so many steps. */
function played(players: 1 | 2 | 3 | 4, seed: string, steps: number): Played {
  const game = newGame(everyonePerson({ ...usualConfig(players, ['Ana', 'Bo', 'Mira', 'Kim']), seed }));
  playOut(game, seed, steps);
  const read = fromRecord(game.referee.record());
  if (!read.ok) throw new Error('a record of our own should be one');
  return read.value;
}

function end({ initial, steps }: Played): State {
  return replay(initial, steps).stateAt(steps.length);
}

function hiddenOf({ view, secret }: State): string {
  return JSON.stringify([secret.deck.slice(0, view.deckCount), secret.tiles.slice(0, view.tileCount)]);
}

const GAMES = ([1, 2, 3, 4] as const).flatMap((players) => [0, 25, 60, 110].map((steps) => [players, steps] as const));

describe('what lies hidden, dealt anew', () => {
  it.each(GAMES)('leads to the same position, with other piles (%s players, %s steps)', (players, steps) => {
    const before = played(players, `anew${steps}`, steps);
    const anew = dealAnew(before, seedRng('other'));
    if (anew === undefined) throw new Error('it should be possible');
    expect(end(anew).view).toEqual(end(before).view);
    if (end(before).view.deckCount > 5) expect(hiddenOf(end(anew))).not.toBe(hiddenOf(end(before)));
  });

  it('is possible after the deck was shuffled anew too (T4)', () => {
    const shuffled = Array.from({ length: 40 }, (_, i) => played(1, `shuffle${i}`, 60 + i)).find(({ steps }) =>
      steps.some(({ type }) => type === 'reshuffle'),
    );
    if (shuffled === undefined) throw new Error('no game came to a reshuffle');
    const anew = dealAnew(shuffled, seedRng('other'));
    expect(anew === undefined ? undefined : end(anew).view).toEqual(end(shuffled).view);
  });
});
