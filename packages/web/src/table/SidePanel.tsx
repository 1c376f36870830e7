import { isWindow, type Phase, type WindowId } from '@nunatak/engine';
import { RULE_OF_BLESSING, RULINGS_OF_BLESSING, type RuleId } from '@nunatak/words';
import { lazy, Suspense } from 'react';
import { hrefOf } from '../app/route.ts';
import { useExtras } from '../parts/extras.ts';
import { LogList, PANEL_ID, Tabs, tabId } from '../parts/LogPanel.tsx';
import { RefusalNote } from '../parts/Refusal.tsx';
import { RuleNote } from '../parts/RuleNote.tsx';
import { useSettings } from '../session/settings.ts';
import { downloadRecord } from '../ui/download.ts';
import { useWords } from '../words/useWords.ts';
import type { TableParts } from './shared.ts';

const Hint = lazy(async () => ({ default: (await import('./Hint.tsx')).Hint }));

const RULES_OF_PHASE: Readonly<Record<Exclude<Phase, WindowId>, readonly RuleId[]>> = {
  takeCard: ['T1', 'T2'],
  useFor: ['Y1', 'Y2'],
  placeBlock: ['T3', 'B1', 'P1', 'P2', 'P3'],
  orderSquare: ['P8', 'P3'],
  takeBlessing: ['E1', 'E2'],
  useOrKeep: ['E2'],
  endOfTurn: ['E4'],
  dummyTie: ['Z4', 'Z5'],
  endBlessing: ['F1'],
  reshuffle: ['T4'],
  over: ['F11'],
};

function rulesOf(phase: Phase): readonly RuleId[] {
  return isWindow(phase) ? [RULE_OF_BLESSING[phase], ...RULINGS_OF_BLESSING[phase]] : RULES_OF_PHASE[phase];
}

/** Log, hint and rules, and below them why something was refused. */
export function SidePanel(parts: TableParts) {
  const { game, seats, snapshot, tab, rule, turns } = parts;
  const { entries, length } = snapshot;
  const { table } = useWords();
  const { hints } = useSettings();
  const extras = useExtras();
  const shown = rule === undefined ? rulesOf(snapshot.state.view.phase) : [rule];
  return (
    <>
      <Tabs tab={tab} onTab={parts.onTab} />
      <div id={PANEL_ID} className="nk-side-body" role="tabpanel" aria-labelledby={tabId(tab)}>
        {tab === 'log' && (
          <>
            <LogList seats={seats} turns={turns} onLight={parts.onLight} />
            {parts.onWatch !== undefined && (
              <button type="button" className="nk-text-button nk-log-record" onClick={parts.onWatch}>
                {length > entries.length ? table.toNow : table.watchRound}
              </button>
            )}
            {extras === undefined && (
              <button
                type="button"
                className="nk-text-button nk-log-record"
                onClick={() => downloadRecord(game.referee)}
              >
                {table.record}
              </button>
            )}
          </>
        )}
        {tab === 'talk' && extras?.talk.body}
        {tab === 'hint' && hints && (
          <Suspense fallback={undefined}>
            <Hint
              seats={seats}
              snapshot={snapshot}
              given={parts.given}
              onGiven={parts.onGiven}
              onLight={parts.onLight}
              onCard={parts.onHint}
            />
          </Suspense>
        )}
        {tab === 'rules' && (
          <div className="nk-rules-short">
            {shown.map((id) => (
              <RuleNote key={id} rule={id} />
            ))}
            <a className="nk-link" href={hrefOf('rules')}>
              {table.menu.rules}
            </a>
          </div>
        )}
      </div>
      {snapshot.refused !== undefined && (
        <RefusalNote
          seats={seats}
          facts={snapshot.state.view.facts}
          refused={snapshot.refused}
          onClose={() => game.forgetRefusal()}
          onRule={parts.onRule}
        />
      )}
    </>
  );
}
