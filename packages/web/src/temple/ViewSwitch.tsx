import { VIEWS } from '../board/board.ts';
import { obstacle } from '../board/Hole.tsx';
import { changeSettings, useSettings } from '../session/settings.ts';
import { useWords } from '../words/useWords.ts';
import '../table/table.css';

interface ViewSwitchProps {
  xray: boolean;
  onXray(on: boolean): void;
  /** Something lies over it. */
  covered?: boolean;
}

/** Table, Plan, Exploded, and the X-ray. */
export function ViewSwitch({ xray, onXray, covered = false }: ViewSwitchProps) {
  const { table } = useWords();
  const { view, graphics } = useSettings();
  // A drawing has no Table view: it shows the plan.
  const isFlat = graphics === 'plain';
  const shown = isFlat && view === 'table' ? 'plan' : view;
  return (
    <fieldset className="nk-views nk-panel" ref={obstacle} inert={covered}>
      <legend className="nk-hidden">{table.viewsLabel}</legend>
      {VIEWS.filter((one) => !(isFlat && one === 'table')).map((one) => (
        <button key={one} type="button" aria-pressed={one === shown} onClick={() => changeSettings({ view: one })}>
          {table.views[one]}
        </button>
      ))}
      <button type="button" className="nk-xray" aria-pressed={xray} onClick={() => onXray(!xray)}>
        {table.xray}
      </button>
    </fieldset>
  );
}
