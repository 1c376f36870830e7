import { DEFAULT_EDITION, type Edition } from '@nunatak/engine';
import { originOfRule, type RuleId } from '@nunatak/words';
import { hrefOf } from '../app/route.ts';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/icons.ts';
import { CARD_TYPES } from '../art/tokens.ts';
import { OriginMark } from '../rules/Origin.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { type AsideTexts, useAsides } from '../words/asides.ts';
import { useWords } from '../words/useWords.ts';
import './aid.css';

interface Line {
  readonly rule: RuleId;
  readonly icon: IconName;
  readonly name: string;
  readonly text: string;
}

function crewOf(icon: IconName): string | undefined {
  return CARD_TYPES.find((type) => type === icon);
}

interface PartProps {
  title: string;
  lines: readonly Line[];
  ordered?: boolean;
  onClose(): void;
}

/** A column of the aid. Its heading says where its rules come from, a line where it alone comes from elsewhere. */
function Part({ title, lines, ordered = false, onClose }: PartProps) {
  const usual = lines[0] === undefined ? 'rulebook' : originOfRule(lines[0].rule);
  const items = lines.map(({ rule, icon, name, text }) => (
    <li key={name}>
      <span className="nk-crewmark nk-aid-icon" data-crew={crewOf(icon)}>
        <Icon name={icon} size={24} />
      </span>
      <span>
        <b>{name}</b> {text} {originOfRule(rule) !== usual && <OriginMark origin={originOfRule(rule)} />}
      </span>
      <a className="nk-link nk-aid-rule" href={hrefOf('rules', rule)} onClick={onClose}>
        {rule}
      </a>
    </li>
  ));
  return (
    <section>
      <h3 className="nk-title">
        {title} <OriginMark origin={usual} />
      </h3>
      {ordered ? <ol className="nk-aid-lines">{items}</ol> : <ul className="nk-aid-lines">{items}</ul>}
    </section>
  );
}

type AidTexts = AsideTexts['aid'];

function turnLines({ steps }: AidTexts): Line[] {
  return [
    { rule: 'T2', icon: 'deck', ...steps.card },
    { rule: 'B1', icon: 'builder', ...steps.swap },
    { rule: 'T1', icon: 'square', ...steps.block },
    { rule: 'P1', icon: 'support', ...steps.support },
    { rule: 'P2', icon: 'row', ...steps.rows },
    { rule: 'P3', icon: 'expansion', ...steps.squares },
    { rule: 'E1', icon: 'elder', ...steps.elder },
  ];
}

function scoringLines({ lines }: AidTexts, { tables: { sculptors, artisans } }: Edition): Line[] {
  return [
    { rule: 'F2', icon: 'cap', ...lines.cap },
    { rule: 'F3', icon: 'builder', ...lines.builders },
    { rule: 'F4', icon: 'sculptor', ...lines.sculptors, text: sculptors.points.join(' ') },
    { rule: 'F5', icon: 'artisan', ...lines.artisans, text: lines.artisans.text(artisans.points.join(' ')) },
    { rule: 'F6', icon: 'beast', ...lines.beasts },
    { rule: 'F7', icon: 'architect', ...lines.architects },
    { rule: 'F8', icon: 'elder', ...lines.elders },
    { rule: 'F9', icon: 'luck', ...lines.blessings },
    { rule: 'F10', icon: 'diversity', ...lines.sets },
  ];
}

interface AidProps {
  /** The figures of the game under way. */
  edition?: Edition;
  onClose(): void;
}

/** Turn and scoring at a glance. */
export function Aid({ edition = DEFAULT_EDITION, onClose }: AidProps) {
  const { table } = useWords();
  const { aid } = useAsides();
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
        <Part title={aid.turn} lines={turnLines(aid)} ordered onClose={onClose} />
        <Part title={aid.scoring} lines={scoringLines(aid, edition)} onClose={onClose} />
      </div>
    </Sheet>
  );
}
