import assert from 'node:assert/strict';
import { type App, buildApp } from '../../../app.ts';
import { createDatabase, type Database } from '../../../kernel/database/database.ts';
import { openPostgres } from '../../../kernel/database/postgres-engine.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp, testParts } from '../../../testing/test-kernel.ts';
import { type BetSettled, betSettled } from '../../games/index.ts';
import { launchedPlayers } from '../../games/testing/launched-players.ts';
import { testStudio } from '../../games/testing/test-studio.ts';
import { memberAccount } from '../../wallet/index.ts';
import { callbackStorm, type StormDue } from './callback-storm.ts';

const opening = 100_000_000n;

/**
 * Runs a storm of callbacks on its own platform; with `url`, on two processes with a pool each. The ledger must hold
 * each callback once, each settled round must be published once, and each balance must be as computed.
 */
export async function callbackStormOn(
  database: Database,
  url: string | undefined,
  { callbacks, seed }: { callbacks: number; seed: number },
): Promise<StormDue> {
  const clock = testClock();
  const app = await testApp(database, { clock });
  const pool = url === undefined ? undefined : createDatabase(openPostgres({ url, poolSize: 16, onError: () => {} }));
  const other = pool && (await buildApp(testParts(pool, { clock })));
  const published: BetSettled[] = [];
  app.server.kernel.outbox.subscribe(betSettled, 'storm-test', async (bet) => void published.push(bet));
  try {
    const studio = await testStudio(app);
    const studios = other ? [studio, await testStudio(other)] : [studio];
    const players = await launchedPlayers(app, clock, studio, 8, opening);
    const due = await callbackStorm({ studios, players, callbacks, seed });
    for (const { playerId } of players) {
      const balance = await app.modules.wallet.balanceOf(memberAccount(playerId));
      assert.equal(balance, opening + (due.changes.get(playerId) ?? 0n), `seed ${seed}`);
    }
    assert.deepEqual(await movementsOf(app), due.movements, `seed ${seed}`);
    await app.server.kernel.outbox.drain();
    assert.equal(published.length, due.settledRounds, `seed ${seed}`);
    assert.equal(
      new Set(published.map(({ roundId }) => roundId)).size,
      published.length,
      'no round is published twice',
    );
    const check = await app.modules.wallet.checkLedger();
    assert.equal(check.balanced, true, JSON.stringify(check));
    return due;
  } finally {
    await other?.close();
    await pool?.close();
    await app.close();
  }
}

async function movementsOf(app: App): Promise<StormDue['movements']> {
  const text = `select kind, count(*)::int as count from ledger_transfers where kind in ('bet', 'win', 'rollback') group by kind`;
  const rows = await app.server.kernel.database.call<{ kind: string; count: number }>('storm_movements', text, []);
  const countOf = (kind: string) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return { bet: countOf('bet'), win: countOf('win'), rollback: countOf('rollback') };
}
