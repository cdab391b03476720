import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { type BetSettled, betCorrected } from '../../../games/index.ts';
import { settledBet } from '../../../games/testing/settled-bet.ts';
import { depositCredited } from '../../../payments/index.ts';
import { mission, missionHarness } from '../../testing/mission-harness.ts';

forEachDatabase(({ database }) => {
  const { clock, harness, summary, offer, player, play, states } = missionHarness(database);

  // covers 2.5
  test('counts each measure correctly', async () => {
    clock.set('2026-03-06T08:00:00.000Z');
    const many = { period: 'weekly' } as const;
    await offer(
      mission({ ...many, id: 'stake', goal: { measure: 'stake', amount: '100.00' } }),
      mission({ ...many, id: 'stake-live', goal: { measure: 'stake', amount: '100.00', gameType: 'LIVE' } }),
      mission({ ...many, id: 'rounds-live', goal: { measure: 'rounds', count: 9, gameType: 'LIVE' } }),
      mission({ ...many, id: 'games', goal: { measure: 'games', count: 9 } }),
      mission({ ...many, id: 'wins', goal: { measure: 'wins', count: 9, atLeast: '20.00' } }),
      mission({ ...many, id: 'deposits', goal: { measure: 'deposits', count: 9, atLeast: '50.00' } }),
      mission({ ...many, id: 'days', goal: { measure: 'days', count: 7 } }),
      mission({ period: 'once', id: 'ever', goal: { measure: 'rounds', count: 99 } }),
    );
    const busy = await player('busy');
    const on = (day: number, change: Partial<BetSettled> = {}) =>
      settledBet(busy, { day: `2026-03-0${day}`, ...change });
    const live = { gameType: 'LIVE', gameCode: 'table', stakeMinor: '1000', winMinor: '0' };
    const before = settledBet(busy, { day: '2026-03-01' });
    const won = on(6, { winMinor: '2000' });
    await play(before, on(2), on(3, { winMinor: '1999' }), on(5, live), won);
    const { outbox } = harness.app.server.kernel;
    const credit = (reference: string, amountMinor: string, creditedAt: string) =>
      outbox.publish(depositCredited, { reference, memberId: busy.id, amountMinor, creditedAt });
    await credit('d1', '5000', '2026-03-02T00:00:00.000Z');
    await credit('d1', '5000', '2026-03-02T00:00:00.000Z');
    await credit('d2', '4999', '2026-03-03T00:00:00.000Z');
    await credit('d3', '9000', '2026-03-01T23:59:59.000Z');
    await outbox.drain();
    assert.deepEqual(await states(busy.token), [
      ...['stake 85.00 open', 'stake-live 10.00 open', 'rounds-live 1 open', 'games 2 open', 'wins 1 open'],
      ...['deposits 1 open', 'days 2 open', 'ever 5 open'],
    ]);
    const correct = async (winBeforeMinor: string, winMinor: string) => {
      const corrected = { ...won, winBeforeMinor, winMinor, transactionId: `c${winMinor}` };
      await outbox.publish(betCorrected, { ...corrected, correctedAt: '2026-03-06T09:00:00.000Z' });
      await outbox.drain();
    };
    const wins = async () => (await summary(busy.token)).missions.find(({ missionId }) => missionId === 'wins')?.done;
    await correct('2000', '0');
    assert.equal(await wins(), '0');
    await correct('0', '9000');
    await correct('0', '9000');
    assert.equal(await wins(), '1');
    assert.equal((await states(busy.token))[0], 'stake 85.00 open', 'the stake stays');
  });

  // covers 2.5
  test('counts rounds, games and days from the stake that a mission requires', async () => {
    clock.set('2026-03-06T08:00:00.000Z');
    const of = (measure: 'rounds' | 'games' | 'days', minStake?: '5.00' | '10.00') => ({
      id: `${measure}-${minStake?.replace('.', '-') ?? 'any'}`,
      goal: { measure, count: 7 },
      minStake,
    });
    const asked = (['rounds', 'games', 'days'] as const).flatMap((measure) => [
      of(measure),
      of(measure, '5.00'),
      of(measure, '10.00'),
    ]);
    await offer(
      ...asked.map((goal) => mission({ period: 'weekly', ...goal })),
      mission({ id: 'rounds-ever', period: 'once', goal: { measure: 'rounds', count: 9 }, minStake: '5.00' }),
    );
    const careful = await player('careful');
    const of5 = (no: number, stakeMinor: string, gameCode = 'one') =>
      settledBet(careful, { day: `2026-03-0${no}`, stakeMinor, gameCode });
    await play(of5(4, '499'), of5(5, '500'), of5(5, '999', 'two'), of5(6, '1000', 'three'), of5(6, '1', 'four'));
    assert.deepEqual(await states(careful.token), [
      ...['rounds-any 5 open', 'rounds-5-00 3 open', 'rounds-10-00 1 open'],
      ...['games-any 4 open', 'games-5-00 3 open', 'games-10-00 1 open'],
      ...['days-any 3 open', 'days-5-00 2 open', 'days-10-00 1 open', 'rounds-ever 3 open'],
    ]);
    await offer(mission({ period: 'weekly', goal: { measure: 'days', count: 2 }, minStake: '5.00' }));
    assert.deepEqual(await states(careful.token), ['rounds 2 claimable']);
    assert.equal((await summary(careful.token)).missions[0]?.minStake, '5.00');
  });

  test('counts a round once when its correction arrives before its settlement', async () => {
    clock.set('2026-03-02T08:00:00.000Z');
    await offer(mission({ goal: { measure: 'wins', count: 2, atLeast: '20.00' } }));
    const early = await player('early');
    const bet = settledBet(early, { winMinor: '0' });
    const correction = { ...bet, winBeforeMinor: '0', winMinor: '5000', transactionId: 'c1' };
    const { outbox } = harness.app.server.kernel;
    await outbox.publish(betCorrected, { ...correction, correctedAt: '2026-03-02T07:30:00.000Z' });
    await outbox.drain();
    await play(bet);
    assert.deepEqual(await states(early.token), ['rounds 1 open']);
  });

  // covers 2.5
  test('applies the last of several corrections in a batch, even before the settlement', async () => {
    clock.set('2026-03-02T08:00:00.000Z');
    await offer(mission({ goal: { measure: 'wins', count: 9, atLeast: '20.00' } }));
    const [one, two] = [await player('batch1'), await player('batch2')];
    const [settled, other, unpublished] = [settledBet(one), settledBet(two, { winMinor: '2000' }), settledBet(two)];
    await play(settled, other);
    const correctedAt = '2026-03-02T07:30:00.000Z';
    const moved = (bet: BetSettled, winBeforeMinor: string, winMinor: string) => ({
      ...bet,
      winBeforeMinor,
      winMinor,
      correctedAt,
      transactionId: `${bet.roundId} ${winMinor}`,
    });
    const corrections = [
      ...[moved(settled, '1000', '0'), moved(other, '2000', '0'), moved(unpublished, '1000', '2000')],
      ...[moved(settled, '0', '5000'), moved(unpublished, '2000', '2500')],
    ];
    const { outbox } = harness.app.server.kernel;
    await outbox.publishAll(betCorrected, corrections);
    await outbox.publishAll(betCorrected, corrections.slice(3));
    await outbox.drain();
    await play(unpublished);
    assert.deepEqual([await states(one.token), await states(two.token)], [['rounds 1 open'], ['rounds 1 open']]);
  });
});
