import { describe, expect, it } from 'vitest';
import { texts } from '../../src/words/en/index.ts';
import { online } from '../../src/words/en/online.ts';
import { OnlineHouse } from './onlineHouse.ts';
import { PHONE } from './page.ts';

const house = OnlineHouse.ofTests();

/** Days would be long for a test: the same kind of clock with a few seconds for each turn. */
const SECONDS = 15;

describe('a slow game of two, with a clock for each turn', () => {
  it('goes on without one whose time is up, takes them back, and ends the same for all', async () => {
    const { room, table, sheet } = online;
    const ana = await house.openRoom('Ana', { game: { players: 2 }, clock: { kind: 'perTurn', seconds: SECONDS } });
    const { matchId } = ana;
    const bo = await house.visit(`/m/${matchId}`, { viewport: PHONE, hasTouch: true });
    await bo.sitDown('Bo');
    await ana.press(room.start);
    await Promise.all([ana.playToTurn('ana', 6), bo.playToTurn('bo', 6)]);

    const stored = await bo.stored();
    await bo.leave();
    await ana.playUntil('ana goes on', '[data-note="timeout"]');
    await ana.press(table.wait);
    await ana.press(table.botPlays);
    await ana.page.getByText(table.botFor, { exact: true }).waitFor();
    await ana.playBeside('ana against the bot', 12);

    const again = await house.visit(`/m/${matchId}`, { viewport: PHONE, hasTouch: true, stored });
    await again.atTable();
    await again.press(table.comeBack);
    await again.page.getByText(table.botForYou).waitFor({ state: 'detached' });
    await again.page.locator('[data-note="missed"]').waitFor();
    await again.press(table.watchMissed);
    await Promise.all([ana.playToTurn('ana again', 16), again.playToTurn('bo again', 16)]);
    // Each decides by clicking after what befell them and at the end; between, the pages look on.
    await Promise.all([ana.playBeside('ana beside', 46), again.playBeside('bo beside', 46)]);
    await Promise.all([ana.play('ana to the end'), again.play('bo to the end')]);

    const points = await house.replayed(matchId);
    for (const guest of [ana, again]) await expect.poll(() => guest.finalPoints()).toEqual(points);

    await ana.press(texts.screens.ledger.skip);
    await ana.press(table.verify);
    await ana.page.locator('.nk-sheet').getByRole('button', { name: sheet.check }).click();
    await ana.page.getByText(/^All good/).waitFor();
    await ana.press(sheet.close);
    await ana.press(table.rematch);
    await ana.page.waitForSelector('.nk-on-seats');
    expect(ana.matchId).not.toBe(matchId);
    // Whoever was away when it was opened finds it among their games, with their seat.
    await again.page.goto(`${house.url}/#/online`);
    await again.page.locator(`.nk-on-match[href*="${ana.matchId}"]`).click();
    await again.page.getByRole('button', { name: room.leave }).waitFor();
    expect(again.matchId).toBe(ana.matchId);
    expect(house.errors).toEqual([]);
  }, 480_000);
});
