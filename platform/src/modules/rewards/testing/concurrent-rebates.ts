import assert from 'node:assert/strict';
import type { App } from '../../../app.ts';
import { rebatePlayer } from './rebate-player.ts';

/**
 * Sends concurrent claims of one member, in all categories and in one, while bets are settled; each bet must be rebated
 * once. By the demo's rates: 0.30 % of 200.00 is 0.60.
 */
export async function rebatesAtOnce(app: App, many: number): Promise<void> {
  const { settings } = app.modules;
  const { categories, ...terms } = await settings.get('rewards.rebates');
  const flat = categories.map((category) => ({ ...category, rates: [{ rank: 0, basisPoints: 30 }] }));
  await settings.write('rewards.rebates', { ...terms, categories: flat }, 'test');
  const racer = await rebatePlayer(app, 'racer01');
  await racer.play(racer.bet(20_000));
  const bets = Array.from({ length: Math.ceil(many / 10) }, () => racer.bet(20_000));
  const claims = Array.from({ length: many }, (_, no) => racer.claim(no % 2 ? { gameType: 'RNG' } : {}));
  await Promise.all([...claims, ...bets.map((bet) => racer.play(bet))]);
  for (const { code, status } of await Promise.all(claims))
    assert.ok(status === 200 || code === 'rebate_none', `${status} ${code}`);
  await racer.claim();
  assert.equal(await racer.wallet(), BigInt(60 * (bets.length + 1)));
  const ledger = await app.modules.wallet.checkLedger();
  assert.deepEqual([ledger.balanced, ledger.accountsThatDiffer], [true, 0]);
}
