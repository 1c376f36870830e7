import type { View } from '@nunatak/engine';
import { hrefOf } from '../app/route.ts';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/icons.ts';
import { CARD_TYPES } from '../art/tokens.ts';
import { Sheet } from '../ui/Sheet.tsx';
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

interface AidProps {
  /** The game under way, whose edition the figures are taken from. */
  view?: View;
  onClose(): void;
}

/** Turn and scoring at a glance. */
export function Aid({ onClose }: AidProps) {
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
          <Lines lines={aid.steps} ordered />
        </section>
        <section>
          <h3 className="nk-title">{aid.scoring}</h3>
          <Lines lines={aid.lines} />
        </section>
      </div>
    </Sheet>
  );
}
