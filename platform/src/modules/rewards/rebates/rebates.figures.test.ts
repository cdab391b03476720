import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameTypes } from '@portal/shared/contract/game-types';
import { addDays } from '@portal/shared/contract/time/calendar-days';
import { seededRandom } from '../../../demo-data/games-history.rules.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { addMember } from '../../accounts/testing/add-member.ts';
import { betSettled } from '../../games/index.ts';
import { settledBet } from '../../games/testing/settled-bet.ts';
import { checkRebateFigures } from '../testing/rebate-figures.ts';

forEachDatabase(({ database }) => {
  const harness = hostedApp(database, { isSeeded: true });

  // covers 1
  test('equals a recomputation of rebates, ranks and the leaderboard from the raw bets, in any batches and repeats', async () => {
    const seed = Number(process.env.SEED ?? Date.now() % 100_000);
    const random = seededRandom(seed);
    const members = [
      await addMember(harness.app, 'figure1'),
      await addMember(harness.app, 'figure2'),
      await addMember(harness.app, 'figure5', { rankLevel: 5 }),
    ];
    const bets = Array.from({ length: 600 }, (_, index) => {
      const member = members[Math.floor(random() * members.length)] ?? members[0];
      assert.ok(member);
      const gameType = gameTypes[Math.floor(random() * gameTypes.length)] ?? 'RNG';
      // In order: earlier settlements are sent earlier.
      const day = addDays('2026-02-11', Math.floor(index / 30));
      return settledBet(member, { gameType, day, stakeMinor: String(Math.floor(random() * 200_000)) });
    });
    const { outbox } = harness.app.server.kernel;
    const deliveries = bets.flatMap((bet) => (random() < 0.3 ? [bet, bet] : [bet]));
    while (deliveries.length > 0) {
      await outbox.publishAll(betSettled, deliveries.splice(0, 1 + Math.floor(random() * 90)));
      await outbox.drain();
    }
    const raw = bets.map(({ stakeMinor, ...bet }) => ({ ...bet, stakeMinor: BigInt(stakeMinor) }));
    await checkRebateFigures(harness.app, members, raw).catch((error: unknown) => {
      throw new Error(`seed ${seed}`, { cause: error });
    });
  });
});
