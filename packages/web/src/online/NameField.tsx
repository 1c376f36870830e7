import { LIMITS } from '@nunatak/protocol';
import { useOnlineWords } from './useOnlineWords.ts';

/** What the others at the table call somebody. */
export function NameField({ name, onChange }: { name: string; onChange(name: string): void }) {
  const { home } = useOnlineWords();
  return (
    <label className="nk-field">
      <span>{home.name}</span>
      <input
        className="nk-input"
        required
        name="name"
        autoComplete="nickname"
        maxLength={LIMITS.nameLength}
        value={name}
        placeholder={home.namePlaceholder}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
