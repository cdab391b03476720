import assert from 'node:assert/strict';
import type { Database } from '../../../kernel/database/database.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { launchedPlayers } from '../../games/testing/launched-players.ts';
import { testStudio } from '../../games/testing/test-studio.ts';
import { memberAccount } from '../../wallet/index.ts';
import { playOrders } from './play-orders.ts';

const opening = 100_000_000n;

/** Plays rounds of every order on its own platform; afterwards the ledger must be balanced and match the model. */
export async function roundOrdersOn(database: Database, rounds: number, seed: number): Promise<void> {
  const clock = testClock();
  const app = await testApp(database, { clock });
  try {
    const studio = await testStudio(app);
    const players = await launchedPlayers(app, clock, studio, 8, opening);
    const due = await playOrders({ studio, players, opening, rounds, seed });
    const { wallet } = app.modules;
    const balances = await Promise.all(players.map(({ playerId }) => wallet.balanceOf(memberAccount(playerId))));
    assert.equal(
      balances.reduce((sum, balance) => sum + balance, 0n),
      due,
    );
    const check = await wallet.checkLedger();
    assert.equal(check.balanced, true, JSON.stringify(check));
  } finally {
    await app.close();
  }
}
