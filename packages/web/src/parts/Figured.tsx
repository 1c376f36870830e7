const FIGURES = /([+−]?\d+[A-E]?\d*)/;

/** A text of the display face whose figures are set in the text face, where a zero is no letter and a one no I. */
export function Figured({ text }: { text: string }) {
  const parts = text.split(FIGURES);
  if (parts.length === 1) return text;
  return (
    <span>
      {parts[0]}
      <span className="nk-figure">{parts[1]}</span>
      {parts.length > 3 ? <Figured text={parts.slice(2).join('')} /> : parts[2]}
    </span>
  );
}
