import assert from 'node:assert/strict';
import { vendorBet, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import { buildApp } from '../../../app.ts';
import { createLogger } from '../../../kernel/monitoring/logger.ts';
import { databaseTests } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testParts } from '../../../testing/test-kernel.ts';
import { betOf, winOf } from '../testing/play-moves.ts';
import { launchedPlayer, testProvider, testStudio } from '../testing/test-studio.ts';

const { test, database } = databaseTests(['postgres']);

// covers 10
test('reports held and refused wins, and once an hour a studio that pays out unusually much', async () => {
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
      return [await studio.send(vendorWin, win), await studio.send(vendorWin, win)];
    };
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
      'a studio pays out unusually much: 170.01',
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
  } finally {
    await app.close();
  }
});
