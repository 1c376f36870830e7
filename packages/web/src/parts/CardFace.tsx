import { Icon } from '../art/Icon.tsx';
import { useWords } from '../words/useWords.ts';
import { type CardLook, crewStyle } from './look.ts';
import './cards.css';

const RIDGES = [
  'M0 40 14 22l8 8L36 8l12 16 9-7 14 17 9-9 12 15v28H0z',
  'M0 52 18 38l12 8 16-14 14 13 12-7 20 14v18H0z',
];

/** One word of a name hardly fits into the band: *Baumeisterin*, *Ambachtsman*. */
function isLong(name: string): boolean {
  return name.split(' ').some((word) => word.length > 9);
}

/** A building card: crew gradient, ridge line, symbol, detail plate, name band, back number. */
export function CardFace({ look, small = false }: { look: CardLook; small?: boolean }) {
  const { cardTypes } = useWords();
  const [first, second] = look.types;
  if (first === undefined) return undefined;
  const names = look.types.map((type) => cardTypes[type].one);
  const style = second === undefined ? crewStyle(first) : { ...crewStyle(first), ...crewStyle(second, 'other') };
  return (
    <span className="nk-card" data-split={second !== undefined} data-small={small} style={style}>
      <svg className="nk-card-ridge" viewBox="0 0 92 68" preserveAspectRatio="none" aria-hidden="true">
        {RIDGES.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
      {second !== undefined && <span className="nk-card-half" aria-hidden="true" />}
      <span className="nk-card-pile" aria-hidden="true">
        {look.pile}
      </span>
      <span className="nk-card-symbol">
        <Icon name={first} size={small ? 34 : 58} />
      </span>
      {second !== undefined && (
        <span className="nk-card-symbol nk-card-second">
          <Icon name={second} size={small ? 26 : 40} />
        </span>
      )}
      {look.details.length > 0 && (
        <span className="nk-card-plate">
          {look.details.map((name, i) => (
            <Icon key={`${name}${i < 1 ? '' : i}`} name={name} size={small ? 14 : 18} />
          ))}
        </span>
      )}
      <span className="nk-card-name" data-lines={names.length} data-long={names.some(isLong)}>
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </span>
    </span>
  );
}
