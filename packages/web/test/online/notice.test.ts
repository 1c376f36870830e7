import { expect, it } from 'vitest';
import { openMatch } from '../../src/pwa/openMatch.ts';
import { noticeOf } from '../../src/pwa/turnNotice.ts';

it('says in the language of the browser whose turn it is', () => {
  const notice = noticeOf(JSON.stringify({ type: 'yourTurn', matchId: 'm1', name: 'Ana' }), 'de-AT');
  expect(notice.title).toBe('Nunatak: Du bist dran');
  expect(notice.options).toMatchObject({ tag: 'm1', data: { matchId: 'm1' } });
  expect(notice.options.body).toContain('Ana');
});

it('takes any push, also one that says nothing', () => {
  expect(noticeOf(undefined, 'fr').title).toBe('Nunatak: your turn');
  expect(noticeOf('not JSON', 'nl').options.data).toEqual({ matchId: '' });
});

it.each([
  ['https://play.example/#/m/abc', 'focus'],
  ['https://play.example/m/abc', 'focus'],
  ['https://play.example/m/abc#device=x', 'focus'],
  ['https://play.example/#/m/abcd', 'https://play.example/m/abc'],
  ['https://play.example/#/online', 'https://play.example/m/abc'],
])('brings the window with the match to the front, or opens one: %s', async (url, expected) => {
  const done: string[] = [];
  const focus = async () => void done.push('focus');
  const openWindow = async (address: string) => void done.push(address);
  await openMatch({ matchAll: async () => [{ url, focus }], openWindow }, 'https://play.example/', { matchId: 'abc' });
  expect(done).toEqual([expected]);
});
