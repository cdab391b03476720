import assert from 'node:assert/strict';
import { vendorResettle } from '@portal/shared/contract/vendor-api/batch-settlement';
import { vendorBet, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import { buildApp } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { createLogger } from '../../../kernel/monitoring/logger.ts';
import { databaseTests } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testParts } from '../../../testing/test-kernel.ts';
import { betOf, winOf } from '../testing/play-moves.ts';
import { launchedPlayer, testProvider, testStudio } from '../testing/test-studio.ts';

const { test, database } = databaseTests(['postgres']);

// covers 10
test('reports held and refused wins, and a studio that pays out unusually much: hourly, and doubled', async () => {
  const logged: { msg: string; provider?: string; paidOut?: string }[] = [];
  const logger = createLogger('error', { write: (line) => void logged.push(JSON.parse(line)) });
  const clock = testClock();
  const app = await buildApp({ ...testParts(database(), { clock }), logger });
  try {
    await app.modules.settings.write('identity.humanVerification', [], 'test');
    const studio = await testStudio(app);
    const anna = await launchedPlayer(app, studio, 'anna01', 1_000_000n);
    const all = { largest: '1000.00', reviewAbove: '100.00' };
    await app.modules.settings.write('wins.limits', { all, vendors: {}, games: {} }, 'test');
    await app.modules.settings.write('wins.alarmAbove', '150.00', 'test');
    const play = async (amount: string) => {
      const bet = betOf(anna);
      await studio.send(vendorBet, bet);
      const win = winOf(bet, { amount });
      for (const each of [win, win]) await studio.send(vendorWin, each);
      return bet;
    };
    const unusual = 'a studio pays out unusually much';
    const watch = async () => {
      await app.server.kernel.jobs.runDue();
      return logged.splice(0).map(({ msg, paidOut }) => (paidOut ? `${msg}: ${paidOut}` : msg));
    };
    await play('100.00');
    assert.deepEqual(await watch(), []);
    await play('100.01');
    await play('1000.01');
    clock.advanceMs(60_000);
    assert.deepEqual(await watch(), [
      'a win waits for two operators',
      'a win above the largest was refused',
      'a win above the largest was refused',
      `${unusual}: 170.01`,
    ]);
    clock.advanceMs(60_000);
    assert.deepEqual(await watch(), [], 'said once an hour');
    const metrics = await app.server.kernel.metrics.registry.metrics();
    assert.match(metrics, /portal_held_wins 1\n/);
    assert.match(metrics, new RegExp(`portal_studio_paid_out{[^}]*provider="${testProvider}"[^}]*} 170.01`));
    clock.advanceMs(151_000);
    const later = await app.server.kernel.metrics.registry.metrics();
    assert.doesNotMatch(later, /portal_studio_paid_out{/, 'another process measures now');
    assert.match(metrics, /portal_unusual_wins_total{[^}]*outcome="held"[^}]*} 1\n/);

    await play('100.00');
    assert.deepEqual(await watch(), [], 'not doubled');
    const last = await play('100.00');
    clock.advanceMs(60_000);
    assert.deepEqual(await watch(), [`${unusual}: 350.01`], 'doubled within the hour');

    clock.advanceMs(3_600_000);
    const won = [await play('100.00'), await play('90.00')];
    const { playerId, gameCode } = last;
    const items = won.map(({ roundId }) => ({ transactionId: newId(), playerId, gameCode, roundId, amount: '10.00' }));
    assert.equal((await studio.send(vendorResettle, { items })).value.results[1]?.status, 'done');
    clock.advanceMs(60_000);
    assert.deepEqual(await watch(), [], 'what was taken back does not count');
  } finally {
    await app.close();
  }
});
