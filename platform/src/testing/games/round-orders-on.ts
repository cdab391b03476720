import assert from 'node:assert/strict';
import type { Database } from '../../kernel/database/database.ts';
import { memberAccount } from '../../modules/wallet/index.ts';
import { testClock } from '../test-clock.ts';
import { testApp } from '../test-kernel.ts';
import { launchedPlayers } from './launched-players.ts';
import { playOrders } from './play-orders.ts';
import { testStudio } from './test-studio.ts';

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
