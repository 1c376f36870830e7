interface PickProps<Value extends string> {
  /** Spoken: what is chosen, and of which card or tile. */
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange(value: Value): void;
}

/** One of several values in a row of the editor. */
export function Pick<Value extends string>({ label, value, options, onChange }: PickProps<Value>) {
  return (
    <select
      className="nk-input nk-edition-pick"
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
