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

/** Pixels of the usual text size, so that everything grows with it. */
const ROOT = 16;

function measure(value: number, unit: string): string {
  return unit === 'rem' ? `${value / ROOT}rem` : `${value}${unit}`;
}

function flatten(branch: Branch, prefix: string, unit: string): string[] {
  return Object.entries(branch).flatMap(([key, value]) => {
    const name = `${prefix}-${kebab(key)}`;
    if (typeof value === 'number') return [`  ${name}: ${measure(value, unit)};`];
    if (typeof value === 'string') return [`  ${name}: ${cssText(value)};`];
    if (Array.isArray(value))
      return value.map((one, i) => `  ${name}-${i + 1}: ${typeof one === 'number' ? measure(one, unit) : one};`);
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
    ...flatten(TOKENS.font.size, '--nk-text', 'rem'),
    ...flatten(TOKENS.font.weight, '--nk-weight', ''),
    ...flatten(TOKENS.radius, '--nk-radius', 'rem'),
    ...flatten(TOKENS.space, '--nk-space', 'rem'),
    ...flatten(TOKENS.size, '--nk-size', 'rem'),
    ...flatten(TOKENS.duration, '--nk-time', 'ms'),
    ...flatten(TOKENS.easing, '--nk-ease', ''),
  ];
  const rules = [[':root {', ...lines, '}'].join('\n'), ...THEMES.map(themeRule)].join('\n\n');
  return `@layer tokens {\n${rules.replaceAll(/^(?=.)/gm, '  ')}\n}\n`;
}
