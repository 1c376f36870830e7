import { LIMITS } from '@nunatak/protocol';
import { useOnlineWords } from './useOnlineWords.ts';

interface NameInputProps {
  label: string;
  placeholder?: string | undefined;
  name: string;
  onChange(name: string): void;
}

/** A name for others to see; one of blanks alone is none. */
export function NameInput({ label, placeholder, name, onChange }: NameInputProps) {
  return (
    <label className="nk-field">
      <span>{label}</span>
      <input
        className="nk-input"
        required
        pattern=".*\S.*"
        name="name"
        autoComplete="nickname"
        maxLength={LIMITS.nameLength}
        value={name}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** What the others at the table call somebody. */
export function NameField({ name, onChange }: Pick<NameInputProps, 'name' | 'onChange'>) {
  const { home } = useOnlineWords();
  return <NameInput label={home.name} placeholder={home.namePlaceholder} name={name} onChange={onChange} />;
}
