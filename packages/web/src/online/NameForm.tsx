import { type FormEvent, useState } from 'react';
import { lastName } from './keys.ts';
import { NameInput } from './NameField.tsx';
import './nameForm.css';

interface NameFormProps {
  label: string;
  /** What the button says. */
  action: string;
  /** What follows from it. */
  line: string;
  /** Whether this is the thing to do now. */
  primary?: boolean;
  onName(name: string): void;
}

/** Takes part in something under a name, that of last time where nobody says otherwise. */
export function NameForm({ label, action, line, primary = false, onName }: NameFormProps) {
  const [name, setName] = useState(lastName);

  function submit(event: FormEvent): void {
    event.preventDefault();
    onName(name.trim());
  }

  return (
    <form className="nk-name-form" onSubmit={submit}>
      <div className="nk-row">
        <NameInput label={label} name={name} onChange={setName} />
        <button type="submit" className={`nk-button ${primary ? 'nk-button-primary' : ''}`}>
          {action}
        </button>
      </div>
      <p className="nk-muted">{line}</p>
    </form>
  );
}
