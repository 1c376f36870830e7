import { CARD_TYPES, type EndLine, TOOLS, tallies, type View } from '@nunatak/engine';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { CardType } from '../art/tokens.ts';
import { seatFacts } from '../position/seats.ts';
import { useWords } from '../words/useWords.ts';
import { crewStyle } from './look.ts';

const LINE_OF_TYPE: Readonly<Record<CardType, EndLine>> = {
  builder: 'builders',
  sculptor: 'sculptors',
  artisan: 'artisans',
  beast: 'beasts',
  architect: 'architects',
  elder: 'elders',
};

const TypeNote = lazy(async () => ({ default: (await import('./SheetLines.tsx')).TypeNote }));

/** A seat's cards by type, each of which tells how it scores, with the points they make so far. */
export function Crew({ view, seat, title }: { view: View; seat: number; title: string }) {
  const words = useWords();
  const { table, cardTypes } = words;
  const { types, sheet } = seatFacts(view, seat);
  const { tools } = tallies(view)[seat];
  const [told, setTold] = useState<CardType>();
  if (sheet === undefined) return undefined;
  const missing = CARD_TYPES.filter((_, i) => types[i] === 0);
  const sets = Math.min(...types);
  return (
    <section className="nk-crew" aria-label={title}>
      <h2 className="nk-dock-label">{title}</h2>
      <ul>
        {CARD_TYPES.map((type, i) => (
          <li key={type} data-none={types[i] === 0}>
            <button
              type="button"
              className="nk-crew-type"
              aria-expanded={told === type}
              onPointerEnter={(event) => event.pointerType === 'mouse' && setTold(type)}
              onPointerLeave={(event) => event.pointerType === 'mouse' && setTold(undefined)}
              onFocus={() => setTold(type)}
              onBlur={() => setTold(undefined)}
              onClick={() => setTold(type)}
            >
              <span className="nk-crew-chip" style={crewStyle(type)}>
                <Icon name={type} size={24} label={cardTypes[type].many} />
              </span>
              <b>{types[i]}</b>
              <span className="nk-crew-points">{table.pt(sheet[LINE_OF_TYPE[type]])}</span>
            </button>
          </li>
        ))}
      </ul>
      {told !== undefined && (
        <Suspense fallback={<p className="nk-crew-more" />}>
          <TypeNote view={view} seat={seat} line={LINE_OF_TYPE[told]} />
        </Suspense>
      )}
      <p className="nk-crew-more" hidden={told !== undefined}>
        <span className="nk-crew-tools">
          {TOOLS.map((tool, i) => (
            <span key={tool} data-none={tools[i] === 0} title={words.tools[tool].many}>
              <Icon name={tool} size={16} label={words.tools[tool].many} />
              {tools[i]}
            </span>
          ))}
        </span>
        {sets > 0 ? (
          <span>{table.sets(sets, sheet.sets)}</span>
        ) : (
          <span className="nk-crew-missing">
            {table.noSet}
            {missing.map((type) => (
              <span key={type} style={{ color: `var(--nk-crew-text-${type})` }}>
                <Icon name={type} size={16} label={cardTypes[type].one} />
              </span>
            ))}
          </span>
        )}
      </p>
    </section>
  );
}
