interface CheckProps {
  label: string;
  line?: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** A box to tick. */
export function Check({ label, line, checked, onChange }: CheckProps) {
  return (
    <label className="nk-on-check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {label}
        {line !== undefined && <small>{line}</small>}
      </span>
    </label>
  );
}
