import { BLESSING_IDS, type BlessingId, NONE, type Worth, worthOf } from '@nunatak/engine';
import type { Snapshot } from '../line/game.ts';
import { BlessingFace } from '../parts/BlessingFace.tsx';
import type { Texts } from '../words/index.ts';
import { useWords } from '../words/useWords.ts';
import type { Hands } from './hands.ts';

interface FaceUpProps extends Pick<Hands, 'onDraft'> {
  snapshot: Snapshot;
  /** Symbols only, until one is to be taken: then two broad cards that say what they do. */
  small?: boolean;
  onShow(blessing: BlessingId): void;
}

export function worthText({ points, steps }: Worth, { table }: Texts): string {
  if (points === undefined) return table.worthLater;
  if (points === 0 && steps > 0) return table.worthSteps(steps);
  return table.worthNow(points);
}

/** The face-up blessings; when one may be taken, each says what it is worth now. */
export function FaceUp({ snapshot, small = false, onDraft, onShow }: FaceUpProps) {
  const words = useWords();
  const { table } = words;
  const { view } = snapshot.state;
  const ids = view.faceUp.filter((number) => number !== NONE).map((number) => BLESSING_IDS[number]);
  const taking = view.phase === 'takeBlessing' && snapshot.isAsked;
  const draft = snapshot.draft?.type === 'takeBlessing' ? snapshot.draft.blessing : undefined;
  return (
    <section
      className="nk-faceup"
      aria-label={table.blessings}
      data-taking={taking}
      data-small={small}
      data-strip={small && taking}
    >
      <h2 className="nk-dock-label">{table.blessings}</h2>
      <div className="nk-cards">
        {ids.length === 0 && <p className="nk-faceup-none">{table.noBlessings}</p>}
        {ids.map((id) => (
          <button
            key={id}
            type="button"
            className="nk-card-button nk-blessing-button"
            data-blessing={id}
            data-lifted={draft === id}
            data-legal={taking}
            aria-pressed={taking ? draft === id : undefined}
            title={words.blessings[id].effect}
            onClick={() => (taking ? onDraft({ type: 'takeBlessing', blessing: id }) : onShow(id))}
          >
            <span className="nk-hidden">{`${words.blessings[id].name}: ${words.blessings[id].line}${taking ? `, ${worthText(worthOf(view, view.decider, id), words)}` : ''}`}</span>
            <span aria-hidden="true">
              <BlessingFace id={id} small={small && !taking} />
            </span>
            {taking && (
              <span className="nk-worth" aria-hidden="true">
                {worthText(worthOf(view, view.decider, id), words)}
              </span>
            )}
          </button>
        ))}
      </div>
    </section>
  );
}
