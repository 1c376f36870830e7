import { BLESSING_IDS, type Options } from '@nunatak/engine';
import { OPTION_VALUES } from '@nunatak/words';
import { hrefOf } from '../app/route.ts';
import { Icon } from '../art/Icon.tsx';
import { Choice } from '../ui/Choice.tsx';
import { useWords } from '../words/useWords.ts';
import { blessingsFor, type Setup, withBlessing } from './setup.ts';

interface Props {
  setup: Setup;
  onChange(setup: Setup): void;
}

const PLAIN = ['reshuffle', 'expansion', 'firstPlayer'] as const;

function RuleLink({ rule }: { rule: string }) {
  return (
    <a className="nk-link nk-new-rule" href={hrefOf('rules', rule)}>
      {rule}
    </a>
  );
}

/** The options O1 to O5, each with its line. */
export function OptionFields({ setup, onChange }: Props) {
  const { options: words } = useWords();
  const { options } = setup;
  const change = (some: Partial<Options>) => onChange({ ...setup, options: { ...options, ...some } });
  const rules = { reshuffle: 'O1', expansion: 'O3', firstPlayer: 'O4' } as const;
  return (
    <>
      {PLAIN.filter((option) => option !== 'firstPlayer' || setup.players > 1).map((option) => (
        <Choice<string>
          key={option}
          shown
          legend={words[option].name}
          line={
            <>
              {words[option].line} <RuleLink rule={rules[option]} />
            </>
          }
          value={options[option]}
          options={Object.entries(words[option].values).map(([value, { name }]) => ({ value, label: name }))}
          onChange={(value) => {
            const known = OPTION_VALUES[option].find((one) => one === value);
            if (known !== undefined) change({ [option]: known });
          }}
        />
      ))}
      <Choice
        shown
        legend={words.outerTop.name}
        line={
          <>
            {words.outerTop.line} <RuleLink rule="O2" />
          </>
        }
        value={options.outerTop ? 'true' : 'false'}
        options={OPTION_VALUES.outerTop.map((value) => ({ value, label: words.outerTop.values[value].name }))}
        onChange={(value) => change({ outerTop: value === 'true' })}
      />
      <BlessingField setup={setup} onChange={onChange} />
    </>
  );
}

function BlessingField({ setup, onChange }: Props) {
  const { options: words, blessings, screens } = useWords();
  const allowed = blessingsFor(setup);
  const chosen = setup.options.blessings?.filter((id) => allowed.includes(id));
  return (
    <div className="nk-new-blessings">
      <Choice
        shown
        legend={words.blessings.name}
        line={
          <>
            {words.blessings.line} <RuleLink rule="O5" />
          </>
        }
        value={chosen === undefined ? 'all' : 'chosen'}
        options={OPTION_VALUES.blessings.map((value) => ({ value, label: words.blessings.values[value].name }))}
        onChange={(value) =>
          onChange({ ...setup, options: { ...setup.options, blessings: value === 'all' ? undefined : allowed } })
        }
      />
      {chosen !== undefined && (
        <fieldset className="nk-new-blessing-list">
          <legend>{screens.newGame.chosen(chosen.length, allowed.length)}</legend>
          {BLESSING_IDS.map((id) => (
            <label key={id} data-out={!allowed.includes(id)}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                disabled={!allowed.includes(id)}
                onChange={(event) => onChange(withBlessing(setup, id, event.target.checked))}
              />
              <Icon name={id} size={22} />
              <span>
                <b>{blessings[id].name}</b>
                <small>{allowed.includes(id) ? blessings[id].line : screens.newGame.notInMode}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
