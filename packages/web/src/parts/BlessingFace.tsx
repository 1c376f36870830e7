import type { BlessingId } from '@nunatak/engine';
import { Icon } from '../art/Icon.tsx';
import { useWords } from '../words/useWords.ts';
import './cards.css';

/** Longer names, such as *Verscheidenheid*, are set narrower: a name is never broken. */
const LONG = 10;

/** A blessing: night blue, gold hairline, gold symbol, one line of effect, name. */
export function BlessingFace({ id, small = false }: { id: BlessingId; small?: boolean }) {
  const { name, line } = useWords().blessings[id];
  return (
    <span className="nk-blessing" data-small={small}>
      <span className="nk-blessing-symbol">
        <Icon name={id} size={small ? 30 : 42} />
      </span>
      {!small && <span className="nk-blessing-line">{line}</span>}
      <span className="nk-blessing-name" data-long={name.length > LONG}>
        {name}
      </span>
    </span>
  );
}
