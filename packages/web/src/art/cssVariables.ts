import { THEMES, type Theme, TOKENS } from './tokens.ts';

type Leaf = string | number;
interface Branch {
  readonly [key: string]: Leaf | readonly Leaf[] | Branch;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function cssText(value: string): string {
  return value.startsWith('#') ? value.toLowerCase() : value.replaceAll("'", '"');
}

function flatten(branch: Branch, prefix: string, unit: string): string[] {
  return Object.entries(branch).flatMap(([key, value]) => {
    const name = `${prefix}-${kebab(key)}`;
    if (typeof value === 'number') return [`  ${name}: ${value}${unit};`];
    if (typeof value === 'string') return [`  ${name}: ${cssText(value)};`];
    if (Array.isArray(value))
      return value.map((one, i) => `  ${name}-${i + 1}: ${one}${typeof one === 'number' ? unit : ''};`);
    return flatten(value as Branch, name, unit);
  });
}

function themeRule(theme: Theme): string {
  const selector = theme === 'dark' ? `:root,\n[data-theme="dark"]` : `[data-theme="${theme}"]`;
  return [`${selector} {`, `  color-scheme: ${theme};`, ...flatten(TOKENS.color[theme], '--nk', ''), '}'].join('\n');
}

/** The text of `tokens.css`: the tokens as custom properties, colours per theme. */
export function renderCssVariables(): string {
  const { crew, player, blessing } = TOKENS.color;
  const lines = [
    ...flatten({ crew, player, blessing }, '--nk', ''),
    `  --nk-font-display: ${cssText(TOKENS.font.display)};`,
    `  --nk-font-text: ${cssText(TOKENS.font.text)};`,
    `  --nk-font-numeric: ${TOKENS.font.numeric};`,
    ...flatten(TOKENS.font.size, '--nk-text', 'px'),
    ...flatten(TOKENS.font.weight, '--nk-weight', ''),
    ...flatten(TOKENS.radius, '--nk-radius', 'px'),
    ...flatten(TOKENS.space, '--nk-space', 'px'),
    ...flatten(TOKENS.size, '--nk-size', 'px'),
    ...flatten(TOKENS.duration, '--nk-time', 'ms'),
    ...flatten(TOKENS.easing, '--nk-ease', ''),
  ];
  return `${[':root {', ...lines, '}'].join('\n')}\n\n${THEMES.map(themeRule).join('\n\n')}\n`;
}
