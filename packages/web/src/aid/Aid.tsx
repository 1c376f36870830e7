import { DEFAULT_EDITION, type Edition } from '@nunatak/engine';
import { hrefOf } from '../app/route.ts';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/icons.ts';
import { CARD_TYPES } from '../art/tokens.ts';
import { Sheet } from '../ui/Sheet.tsx';
import type { ScreenTexts } from '../words/en/screens.ts';
import { useWords } from '../words/useWords.ts';
import './aid.css';

interface Line {
  readonly icon: IconName;
  readonly name: string;
  readonly text: string;
}

function crewOf(icon: IconName): string | undefined {
  return CARD_TYPES.find((type) => type === icon);
}

function Lines({ lines, ordered = false }: { lines: readonly Line[]; ordered?: boolean }) {
  const items = lines.map(({ icon, name, text }) => (
    <li key={name}>
      <span className="nk-crewmark nk-aid-icon" data-crew={crewOf(icon)}>
        <Icon name={icon} size={24} />
      </span>
      <span>
        <b>{name}</b> {text}
      </span>
    </li>
  ));
  return ordered ? <ol className="nk-aid-lines">{items}</ol> : <ul className="nk-aid-lines">{items}</ul>;
}

type AidTexts = ScreenTexts['aid'];

function turnLines({ steps }: AidTexts): Line[] {
  return [
    { icon: 'deck', ...steps.card },
    { icon: 'builder', ...steps.swap },
    { icon: 'square', ...steps.block },
    { icon: 'support', ...steps.support },
    { icon: 'row', ...steps.rows },
    { icon: 'expansion', ...steps.squares },
    { icon: 'elder', ...steps.elder },
  ];
}

function scoringLines({ lines }: AidTexts, { tables: { sculptors, artisans } }: Edition): Line[] {
  return [
    { icon: 'cap', ...lines.cap },
    { icon: 'builder', ...lines.builders },
    { icon: 'sculptor', ...lines.sculptors, text: sculptors.points.join(' ') },
    { icon: 'artisan', ...lines.artisans, text: lines.artisans.text(artisans.points.join(' ')) },
    { icon: 'beast', ...lines.beasts },
    { icon: 'architect', ...lines.architects },
    { icon: 'elder', ...lines.elders },
    { icon: 'luck', ...lines.blessings },
    { icon: 'diversity', ...lines.sets },
  ];
}

interface AidProps {
  /** The figures of the game under way. */
  edition?: Edition;
  onClose(): void;
}

/** Turn and scoring at a glance. */
export function Aid({ edition = DEFAULT_EDITION, onClose }: AidProps) {
  const { screens, table } = useWords();
  const { aid } = screens;
  return (
    <Sheet
      className="nk-aid"
      title={aid.title}
      closeLabel={aid.close}
      onClose={onClose}
      footer={
        <footer className="nk-aid-foot">
          <p>
            {aid.key} {table.keys}
          </p>
          <a className="nk-button" href={hrefOf('rules')} onClick={onClose}>
            {aid.rules}
          </a>
        </footer>
      }
    >
      <div className="nk-aid-columns">
        <section>
          <h3 className="nk-title">{aid.turn}</h3>
          <Lines lines={turnLines(aid)} ordered />
        </section>
        <section>
          <h3 className="nk-title">{aid.scoring}</h3>
          <Lines lines={scoringLines(aid, edition)} />
        </section>
      </div>
    </Sheet>
  );
}
