import { VIEWS } from '../board/board.ts';
import { changeSettings, useSettings } from '../session/settings.ts';
import { useWords } from '../words/useWords.ts';

interface ViewSwitchProps {
  xray: boolean;
  onXray(on: boolean): void;
}

/** Table, Plan, Exploded, and the X-ray. */
export function ViewSwitch({ xray, onXray }: ViewSwitchProps) {
  const { table } = useWords();
  const { view } = useSettings();
  return (
    <fieldset className="nk-views nk-panel">
      <legend className="nk-hidden">{table.viewsLabel}</legend>
      {VIEWS.map((one) => (
        <button key={one} type="button" aria-pressed={one === view} onClick={() => changeSettings({ view: one })}>
          {table.views[one]}
        </button>
      ))}
      <button type="button" className="nk-xray" aria-pressed={xray} onClick={() => onXray(!xray)}>
        {table.xray}
      </button>
    </fieldset>
  );
}
