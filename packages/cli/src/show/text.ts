/** Matches a colour code, which takes no column on the screen. */
const COLOUR_CODE = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** Returns the columns that a text takes on the screen. */
export function widthOf(text: string): number {
  return [...text.replace(COLOUR_CODE, '')].length;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

export function centre(text: string, width: number): string {
  const spare = Math.max(0, width - widthOf(text));
  return padEnd(' '.repeat(Math.floor(spare / 2)) + text, width);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Wraps a text into indented lines up to a width; its own line breaks are kept. */
export function wrap(text: string, width: number, indent = ''): string {
  return text
    .split('\n')
    .flatMap((paragraph) => wrapParagraph(paragraph, width - indent.length))
    .map((line) => indent + line)
    .join('\n');
}

function wrapParagraph(paragraph: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** Puts blocks of lines side by side, each as wide as its longest line. */
export function beside(blocks: readonly (readonly string[])[], gap: string): string[] {
  const height = Math.max(...blocks.map((block) => block.length));
  const widths = blocks.map((block) => Math.max(...block.map(widthOf)));
  return Array.from({ length: height }, (_, i) =>
    blocks
      .map((block, b) => padEnd(block[i] ?? '', widths[b]))
      .join(gap)
      .trimEnd(),
  );
}

/** Formats a table without a frame: first column left-aligned, the others right-aligned. */
export function table(rows: readonly (readonly string[])[], gap = '  '): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
    });
  }
  return rows.map((row) =>
    row
      .map((cell, i) => (i === 0 ? padEnd(cell, widths[i]) : padStart(cell, widths[i])))
      .join(gap)
      .trimEnd(),
  );
}
