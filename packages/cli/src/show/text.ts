/** Everything from an escape to the `m` that ends it: takes no column on the screen. */
const COLOUR_CODE = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** The columns a text takes on the screen. */
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

/** Breaks a text into lines of at most this width, indented; line breaks of the text stay. */
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

/** Blocks of lines beside each other, each block as wide as its longest line. */
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

/** A table without frame: the first column to the left, the others to the right. */
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
