import { describe, expect, it } from 'vitest';
import { keepAside, listAside, markSeen, readAside, removeAside, unseenGame } from '../../src/session/aside.ts';
import { readJson, shelfOver } from '../../src/session/storage.ts';
import { SmallDrawer } from './drawer.ts';

describe('a shelf', () => {
  it('says whether a value lasts, and remembers it until the page is closed where it does not', () => {
    const drawer = new SmallDrawer(40);
    const shelf = shelfOver(drawer);
    expect(shelf.setItem('a', 'short')).toBe(true);
    expect(shelf.setItem('a', 'x'.repeat(100))).toBe(false);
    expect(shelf.getItem('a')).toBe('x'.repeat(100));
    expect(shelfOver(drawer).getItem('a')).toBe('short');
    expect(shelf.setItem('a', 'fits')).toBe(true);
    expect(shelfOver(drawer).getItem('a')).toBe('fits');
  });

  it('works on memory alone where storage is forbidden', () => {
    const shelf = shelfOver(undefined);
    expect(shelf.setItem('a', '{"b":1}')).toBe(false);
    expect(readJson(shelf, 'a')).toEqual({ b: 1 });
    expect(shelf.keys()).toEqual(['a']);
    shelf.removeItem('a');
    expect(shelf.getItem('a')).toBeNull();
  });
});

describe('what lies aside', () => {
  it('is listed unchanged until it is deleted', () => {
    const shelf = shelfOver(new SmallDrawer());
    shelf.setItem('nunatak/settings', '{}');
    const key = keepAside('record', '{"format":"other"}', shelf) ?? '';
    expect(listAside(shelf)).toMatchObject([{ key, kind: 'record', size: 18 }]);
    expect(readAside(key, shelf)).toBe('{"format":"other"}');
    removeAside(key, shelf);
    expect(listAside(shelf)).toEqual([]);
  });

  it('is refused without a trace where there is no room', () => {
    const shelf = shelfOver(new SmallDrawer(1000));
    expect(keepAside('record', 'x'.repeat(7_000_000), shelf)).toBeUndefined();
    expect(shelf.keys()).toEqual([]);
  });

  it('is reported only where it was a kept game, until the report is closed', () => {
    const shelf = shelfOver(new SmallDrawer());
    keepAside('record', 'a record', shelf);
    expect(unseenGame(shelf)).toBeUndefined();
    const key = keepAside('game', 'a game', shelf);
    expect(unseenGame(shelf)).toBe(key);
    markSeen(key ?? '', shelf);
    expect(unseenGame(shelf)).toBeUndefined();
  });
});
