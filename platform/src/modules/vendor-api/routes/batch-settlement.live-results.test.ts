import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { LiveEvent } from '@portal/shared/contract/live/live-event';
import { vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import { eq } from 'drizzle-orm';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { games } from '../../games/games.tables.ts';
import { winOf } from '../../games/testing/play-moves.ts';
import { testGame } from '../../games/testing/test-studio.ts';
import { heldWinHarness } from '../testing/held-win-harness.ts';
import { winItem } from '../testing/settle-harness.ts';

forEachDatabase(({ database }) => {
  const { app, anna, studio, stake, settle, decide } = heldWinHarness(database);
  before(() => app().server.kernel.live.flush());

  const become = (gameType: 'RNG' | 'LOTT') =>
    app().server.kernel.db.update(games).set({ gameType }).where(eq(games.gameCode, testGame));

  /** Returns the results that Anna's pages hear of meanwhile: game, stake and win. */
  async function heard(act: () => Promise<unknown>): Promise<string[][]> {
    const { live } = app().server.kernel;
    await live.flush();
    const results: string[][] = [];
    const hear = ({ event }: { event: LiveEvent }) => {
      if (event.type === 'bet-settled') results.push([event.gameCode, event.stake, event.win]);
    };
    const stop = live.listen(anna().playerId, hear);
    await act();
    await live.flush();
    stop();
    return results;
  }

  test('notifies of tickets that a draw settles, won and lost, each once', async () => {
    await become('LOTT');
    const [won, lost] = [await stake(anna()), await stake(anna())];
    const items = [winItem(won, { amount: '35.00' }), winItem(lost, { amount: '0.00' })];
    assert.deepEqual(await heard(() => settle(items)), [
      [testGame, '10.00', '35.00'],
      [testGame, '10.00', '0.00'],
    ]);
    assert.deepEqual(await heard(() => settle(items)), [], 'a repeat');
    await become('RNG');
  });

  test('does not notify of a round that the player has just played', async () => {
    const bet = await stake(anna());
    assert.deepEqual(await heard(() => studio().send(vendorWin, winOf(bet, { amount: '25.00' }))), []);
  });

  test('notifies of a win that operators held, when they pay it', async () => {
    const large = winOf(await stake(anna()), { amount: '1000.01' });
    assert.deepEqual(await heard(() => studio().send(vendorWin, large)), []);
    assert.deepEqual(await heard(() => decide(large.transactionId, 'pay')), [[testGame, '10.00', '1000.01']]);
  });
});
