import { type ReactNode, useId } from 'react';
import './ui.css';

export interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

interface ChoiceProps<Value extends string> {
  legend: string;
  /** Shows the legend above the choice; else it is only spoken. */
  shown?: boolean;
  line?: ReactNode;
  options: readonly ChoiceOption<Value>[];
  value: Value;
  onChange(value: Value): void;
  className?: string;
}

/** One of a few values, side by side: radio buttons that look like a switch. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, shown = false, line, options, value, onChange, className = '' } = props;
  const name = useId();
  return (
    <fieldset className={`nk-choice ${className}`}>
      <legend className={shown ? 'nk-choice-legend' : 'nk-hidden'}>{legend}</legend>
      {line !== undefined && <p className="nk-choice-line">{line}</p>}
      <div className="nk-choice-options">
        {options.map((option) => (
          <label key={option.value} className="nk-choice-option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
