import { DEFAULT_EDITION, type Edition, type EditionCard, type Origin, PILES } from '@nunatak/engine';
import type { ReactNode } from 'react';
import { hrefOf } from '../app/route.ts';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/icons.ts';
import type { CardType } from '../art/tokens.ts';
import { cardName } from '../parts/look.ts';
import { useAsides } from '../words/asides.ts';
import { useWords } from '../words/useWords.ts';
import { OriginMark } from './Origin.tsx';
import { blessingsFrom, cardsWith, faceRows, leastSure } from './tables.ts';

/** Where a figure of the edition comes from, by the marks of the rules. */
function From({ origin }: { origin: Origin }) {
  return <OriginMark origin={origin === 'reconstructed' ? 'ours' : origin} />;
}

function Symbols({ types }: { types: readonly CardType[] }) {
  return (
    <span className="nk-ed-symbols" aria-hidden="true">
      {types.map((type) => (
        <span key={type} className="nk-crewmark" data-crew={type}>
          <Icon name={type} size={20} />
        </span>
      ))}
    </span>
  );
}

/** A table wider than the page is scrolled by keyboard too, also when the window becomes narrower later. */
function reachable(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const watcher = new ResizeObserver(() => {
    element.tabIndex = element.scrollWidth > element.clientWidth ? 0 : -1;
  });
  watcher.observe(element);
  return () => watcher.disconnect();
}

function Table({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="nk-ed" aria-label={title} tabIndex={-1} ref={reachable}>
      <table>
        <caption>{title}</caption>
        {children}
      </table>
    </section>
  );
}

function Faces({ edition }: { edition: Edition }) {
  const words = useWords();
  const { rules } = useAsides();
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return (
    <Table title={`${rules.cards} / ${rules.tiles}`}>
      <thead>
        <tr>
          <th scope="col">{rules.face}</th>
          {PILES.map((pile) => (
            <th key={pile} scope="col">{`${rules.pile} ${pile}`}</th>
          ))}
          <th scope="col">{rules.all}</th>
          <th scope="col">
            <span className="nk-hidden">{rules.marks}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {faceRows(edition).map(({ symbols, cards, tiles, from }) => (
          <tr key={symbols.join()}>
            <th scope="row">
              <Symbols types={symbols} /> {cardName(symbols, words)}
            </th>
            {PILES.map((pile, i) => (
              <td key={pile}>{cards[i] === tiles[i] ? cards[i] : `${cards[i]} / ${tiles[i]}`}</td>
            ))}
            <td>{sum(cards) === sum(tiles) ? sum(cards) : `${sum(cards)} / ${sum(tiles)}`}</td>
            <td>
              <From origin={from} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Track({ edition }: { edition: Edition }) {
  const { rules } = useAsides();
  const { numbers, from } = edition.track;
  const spaces = numbers.map((number, i) => ({ key: `space ${i + 1}`, number }));
  return (
    <section className="nk-ed-track">
      <h3 className="nk-title">
        {rules.track} <From origin={from} />
      </h3>
      <ol>
        <li data-start="true">{rules.trackStart}</li>
        {spaces.map(({ key, number }) => (
          <li key={key}>{number === 0 ? '–' : number}</li>
        ))}
      </ol>
    </section>
  );
}

function PointTables({ edition }: { edition: Edition }) {
  const { rules } = useAsides();
  const { sculptors, decoration, artisans, progress } = edition.tables;
  const rows = [
    [rules.sculptorTable, sculptors],
    [rules.decorationTable, decoration],
    [rules.artisanTable, artisans],
    [rules.progressTable, progress],
  ] as const;
  const columns = sculptors.points.map((_, i) => i + 1);
  return (
    <Table title={rules.points}>
      <thead>
        <tr>
          <th scope="col">{rules.count}</th>
          {columns.map((count) => (
            <th key={count} scope="col">
              {count}
            </th>
          ))}
          <th scope="col">
            <span className="nk-hidden">{rules.marks}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { points, from }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.map((count) => (
              <td key={count}>{points[count - 1]}</td>
            ))}
            <td>
              <From origin={from} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface DetailRow {
  readonly card: EditionCard;
  readonly icons: readonly IconName[];
  readonly text: string;
  readonly from: Origin;
}

function Details({ title, column, rows }: { title: string; column: string; rows: readonly DetailRow[] }) {
  const words = useWords();
  const { rules } = useAsides();
  return (
    <Table title={title}>
      <thead>
        <tr>
          <th scope="col">{rules.cards}</th>
          <th scope="col">{rules.pile}</th>
          <th scope="col">{column}</th>
          <th scope="col">
            <span className="nk-hidden">{rules.marks}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ card, icons, text, from }) => (
          <tr key={card.id}>
            <th scope="row">{cardName(card.symbols, words)}</th>
            <td>{card.pile}</td>
            <td>
              <span className="nk-ed-symbols">
                {icons.map((icon, i) => (
                  <Icon key={i === 0 ? icon : `${icon} again`} name={icon} size={18} />
                ))}
              </span>{' '}
              {text}
            </td>
            <td>
              <From origin={from} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The figures of the edition, each with where it comes from. */
export function EditionTables({ edition = DEFAULT_EDITION }: { edition?: Edition }) {
  const words = useWords();
  const { rules } = useAsides();
  return (
    <div className="nk-ed-all">
      <h3 className="nk-title">{rules.tables}</h3>
      <p>
        <a className="nk-button" href={hrefOf('edition')}>
          {words.screens.newGame.editionEnter}
        </a>
      </p>
      <Track edition={edition} />
      <Faces edition={edition} />
      <PointTables edition={edition} />
      <Details
        title={rules.artisans}
        column={rules.tool}
        rows={cardsWith(edition, 'tool').map((card) => ({
          card,
          icons: card.tool === undefined ? [] : [card.tool],
          text: card.tool === undefined ? '' : words.tools[card.tool].one,
          from: leastSure([card.from.pile, card.from.tool]),
        }))}
      />
      <Details
        title={rules.beasts}
        column={rules.shows}
        rows={cardsWith(edition, 'beasts').map((card) => ({
          card,
          icons: Array.from({ length: card.beasts ?? 0 }, () => 'beast' as const),
          text: rules.animals(card.beasts ?? 0),
          from: leastSure([card.from.pile, card.from.beasts]),
        }))}
      />
      <Details
        title={rules.elders}
        column={rules.shows}
        rows={cardsWith(edition, 'shows').map((card) => ({
          card,
          icons: card.shows ?? [],
          text: (card.shows ?? []).map((type) => words.cardTypes[type].one).join(' + '),
          from: leastSure([card.from.pile, card.from.shows]),
        }))}
      />
      <Table title={rules.blessingTable}>
        <tbody>
          {[1, 2, 3].flatMap((players) =>
            blessingsFrom(edition, players).map(({ id, from }) => (
              <tr key={id}>
                <th scope="row">
                  <span className="nk-ed-symbols">
                    <Icon name={id} size={18} />
                  </span>{' '}
                  {words.blessings[id].name}
                </th>
                <td>{players === 1 ? rules.all : rules.playersFrom(players)}</td>
                <td>
                  <From origin={from} />
                </td>
              </tr>
            )),
          )}
        </tbody>
      </Table>
    </div>
  );
}
