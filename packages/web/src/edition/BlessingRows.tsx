import type { Edition } from '@nunatak/engine';
import { Icon } from '../art/Icon.tsx';
import { useAsides } from '../words/asides.ts';
import { useEditionWords, useWords } from '../words/useWords.ts';
import { withBlessing } from './draft.ts';
import { Pick } from './Pick.tsx';

interface PartProps {
  draft: Edition;
  onChange(draft: Edition): void;
}

const FEWEST = ['1', '2', '3'] as const;
const PLAYERS = { '1': 1, '2': 2, '3': 3 } as const;

/** The marks 2+ and 3+ of the blessings (C5). Abundance is printed, and cannot be played by fewer than three. */
export function BlessingRows({ draft, onChange }: PartProps) {
  const words = useWords();
  const edition = useEditionWords();
  const { rules } = useAsides();
  const options = FEWEST.map((value) => ({
    value,
    label: value === '1' ? rules.all : rules.playersFrom(Number(value)),
  }));
  return (
    <>
      <p className="nk-choice-line">{edition.blessingsLine}</p>
      <ul className="nk-edition-rows">
        {draft.blessings.map(({ id, minPlayers }) => (
          <li key={id} className="nk-edition-row">
            <span className="nk-edition-name">
              <Icon name={id} size={20} /> {words.blessings[id].name}
            </span>
            {id === 'abundance' ? (
              <span className="nk-muted">{rules.playersFrom(minPlayers)}</span>
            ) : (
              <Pick
                label={edition.fewestOf(words.blessings[id].name)}
                value={FEWEST[minPlayers - 1]}
                options={options}
                onChange={(chosen) => onChange(withBlessing(draft, id, PLAYERS[chosen]))}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
