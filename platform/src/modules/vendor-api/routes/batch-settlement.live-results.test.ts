import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { LiveEvent } from '@portal/shared/contract/live/live-event';
import { vendorRollback, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import { eq } from 'drizzle-orm';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { games } from '../../games/games.tables.ts';
import { betOf, rollbackOf, winOf } from '../../games/testing/play-moves.ts';
import { testGame } from '../../games/testing/test-studio.ts';
import { heldWinHarness } from '../testing/held-win-harness.ts';
import { rollbackItem, winItem } from '../testing/settle-harness.ts';

forEachDatabase(({ database }) => {
  const { app, anna, studio, stake, settle, decide } = heldWinHarness(database);
  before(() => app().server.kernel.live.flush());

  const become = (gameType: 'RNG' | 'LOTT') =>
    app().server.kernel.db.update(games).set({ gameType }).where(eq(games.gameCode, testGame));

  /** Returns what Anna's pages hear of bets meanwhile: game, stake and win, or that the stake came back. */
  async function heard(act: () => Promise<unknown>): Promise<string[][]> {
    const { live } = app().server.kernel;
    await live.flush();
    const results: string[][] = [];
    const hear = ({ event }: { event: LiveEvent }) => {
      if (event.type === 'bet-settled') results.push([event.gameCode, event.stake, event.win]);
      if (event.type === 'bet-refunded') results.push([event.gameCode, event.stake, 'refunded']);
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

  test('notifies of a void ticket once, by its whole stake, also if it had two', async () => {
    await become('LOTT');
    const [one, first] = [await stake(anna()), await stake(anna())];
    const second = await stake(anna(), { roundId: first.roundId, amount: '2.50' });
    const items = [rollbackItem(one), rollbackItem(first)];
    assert.deepEqual(await heard(() => settle(items)), [[testGame, '10.00', 'refunded']], 'one has a stake left');
    assert.deepEqual(await heard(() => settle([...items, rollbackItem(one)])), [], 'repeats, one under another id');
    const last = rollbackOf(second);
    assert.deepEqual(await heard(() => studio().send(vendorRollback, last)), [[testGame, '12.50', 'refunded']]);
    assert.deepEqual(await heard(() => studio().send(vendorRollback, last)), [], 'a repeat of a single call');
    await become('RNG');
  });

  test('does not notify of a rollback whose bet never came, or that follows a spin', async () => {
    const spins = [await stake(anna()), await stake(anna())] as const;
    const rollBack = async () => {
      await studio().send(vendorRollback, rollbackOf(spins[0]));
      await settle([rollbackItem(spins[1])]);
    };
    assert.deepEqual(await heard(rollBack), []);
    await become('LOTT');
    assert.deepEqual(await heard(() => settle([rollbackItem(betOf(anna()))])), []);
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
