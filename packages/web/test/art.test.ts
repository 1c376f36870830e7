import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderCssVariables } from '../src/art/cssVariables.ts';
import { ICON_NAMES, iconPaths } from '../src/art/icons.ts';

const art = new URL('../src/art/', import.meta.url);

describe('art', () => {
  it('lists exactly the icons that are there, each with something to draw', () => {
    const files = readdirSync(new URL('icons/', art)).map((file) => file.replace('.svg', ''));
    expect([...ICON_NAMES].sort()).toEqual(files.sort());
    for (const name of ICON_NAMES) expect(iconPaths(name).every(({ d }) => d.length > 0)).toBe(true);
    for (const name of ICON_NAMES) expect(iconPaths(name).length).toBeGreaterThan(0);
  });

  it('reads stroke, mass and glaze of an icon', () => {
    expect(iconPaths('player-aurora')).toEqual([{ d: 'M14 12v40M32 6v52M50 12v40', stroke: 8, opacity: 1 }]);
    expect(iconPaths('builder')[0]).toMatchObject({ stroke: undefined, opacity: 0.32 });
  });

  it('keeps tokens.css in step with the tokens', () => {
    expect(readFileSync(new URL('tokens.css', art), 'utf8')).toBe(renderCssVariables());
  });
});
