import { expect, it } from 'vitest';
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
