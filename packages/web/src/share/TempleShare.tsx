import { CELLS, NONE, ownerAt, type View, winners } from '@nunatak/engine';
import { useState } from 'react';
import { type Route, useRoute } from '../app/route.ts';
import { library } from '../library/library.ts';
import type { Game } from '../line/game.ts';
import { lastState } from '../line/line.ts';
import type { Seat } from '../people/seat.ts';
import { useSeats } from '../people/useSeats.ts';
import { localeOf } from '../words/locale.ts';
import { useDealTexts } from '../words/practice.ts';
import { useWords } from '../words/useWords.ts';
import { sharePicture } from './sharePicture.ts';
import type { Pictured } from './templePicture.ts';

/** A button that hands on a picture of the finished temple with everyone's points and the day of the game. */
export function TempleShare({ game }: { game: Game }) {
  const { view } = lastState(game.referee.line);
  const seats = useSeats(game.sitters);
  const { language } = useWords();
  const route = useRoute();
  const { picture } = useDealTexts();
  const [outcome, setOutcome] = useState<'shared' | 'saved' | 'failed'>();

  async function share(): Promise<'shared' | 'saved'> {
    const played = await library.changedAt(gameOf(route));
    const line = new Date(played ?? Date.now()).toLocaleDateString(localeOf(language), {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
    return sharePicture(picturedOf(view, seats, picture.title, line));
  }

  return (
    <>
      <button type="button" className="nk-button" onClick={() => share().then(setOutcome, () => setOutcome('failed'))}>
        {picture.share}
      </button>
      {outcome === 'saved' && <span role="status">{picture.made}</span>}
      {outcome === 'failed' && <span role="alert">{picture.failed}</span>}
    </>
  );
}

/** What the game that an address shows is kept by. */
function gameOf(route: Route): string | undefined {
  if (route.screen === 'table') return route.game;
  return route.screen === 'm' ? route.match : undefined;
}

function picturedOf(view: View, seats: readonly Seat[], title: string, line: string): Pictured {
  return {
    title,
    line,
    blocks: Array.from({ length: CELLS }, (_, cell) => {
      const owner = ownerAt(view, cell);
      return owner === NONE ? '.' : String(owner);
    }).join(''),
    seats: seats.map(({ name, colour }, seat) => ({
      name,
      colour,
      points: seat < view.facts.players ? view.points[seat] : undefined,
    })),
    winners: winners(view),
  };
}
