import type { ReactNode } from 'react';
import { hrefOf } from '../app/route.ts';
import { seatName } from '../people/seatName.ts';
import type { PageTexts } from '../words/index.ts';
import { localeOf } from '../words/locale.ts';
import { usePageWords } from '../words/useWords.ts';
import { GameMenu } from './GameMenu.tsx';
import type { Summary } from './kept.ts';
import { TempleThumb } from './TempleThumb.tsx';
import { sayWhen } from './when.ts';

interface Props {
  game: Summary;
  onRemove(): void;
  /** The scores. */
  children: ReactNode;
}

/** Where a game goes on, or is looked at again. */
function hrefOfGame({ kind, id }: Summary): string {
  if (kind === 'online') return hrefOf('m', id);
  return kind === 'record' ? hrefOf('replay', id) : hrefOf('table', id);
}

/** Where a game is played. */
function placeOf({ kind, seats, players, isWhatIf }: Summary): keyof PageTexts['screens']['start']['games']['place'] {
  if (kind !== 'local') return kind;
  if (isWhatIf) return 'whatIf';
  return seats.slice(0, players).some((seat) => seat.kind === 'bot') ? 'bots' : 'screen';
}

/** Whether the only winner is the only person at this screen; who played a game that was read in is not known. */
function isWonByReader({ kind, seats, players, winners }: Summary): boolean {
  const people = seats.slice(0, players).flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
  return kind !== 'record' && people.length === 1 && winners.length === 1 && winners[0] === people[0];
}

/** One game of the library: its temple, who plays, how it stands, and the way back to it. */
export function GameCard({ game, onRemove, children }: Props) {
  const words = usePageWords();
  const { screens, language } = words;
  const { games } = screens.start;
  const players = game.seats.slice(0, game.players).map((seat, i) => ({ ...seat, name: seatName(seat, i, words) }));
  const others = players.filter(({ kind }) => kind !== 'person');
  const list = new Intl.ListFormat(localeOf(language));
  const names = list.format((others.length > 0 ? others : players).map(({ name }) => name));
  const title = players.length === 1 ? games.solo : names;
  const winners = list.format(game.winners.map((seat) => players[seat]?.name ?? ''));
  const state = game.over ? games.winner(winners, isWonByReader(game)) : games.turn(game.turn);
  const line = [games.place[placeOf(game)], state, sayWhen(game.changed, Date.now(), language)];
  return (
    <li className="nk-game" data-your-turn={game.yourTurn}>
      <div className="nk-game-picture">
        <TempleThumb blocks={game.blocks} colours={game.seats.map(({ colour }) => colour)} />
        {!game.over && (
          <span className="nk-game-mark">
            {game.yourTurn ? games.yourTurn : games[game.kind === 'online' ? 'othersTurn' : 'waits']}
          </span>
        )}
        <GameMenu label={games.menuNamed(title)}>
          {game.over && game.kind !== 'record' && (
            <a className="nk-button nk-button-quiet" href={hrefOf('replay', game.id)}>
              {games.replay}
            </a>
          )}
          <button
            type="button"
            className="nk-button nk-button-quiet"
            aria-label={games.removeNamed(title)}
            onClick={onRemove}
          >
            {games.remove}
          </button>
        </GameMenu>
      </div>
      <h3>{title}</h3>
      <p className="nk-muted">{line.join(', ')}</p>
      <p className="nk-game-scores">{children}</p>
      <div className="nk-game-ways">
        <a className="nk-button" href={hrefOfGame(game)}>
          {game.over ? games.look : games.resume}
        </a>
        {game.over && (
          <a className="nk-button" href={hrefOf('review', game.id)}>
            {screens.ledger.review}
          </a>
        )}
      </div>
    </li>
  );
}
