import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LotteryStudio, tinySlip, withLotteryStudio } from '../../../testing/lottery-studio.ts';
import { unsettledParts } from './unsettled-parts.rules.ts';

const minute = 60_000;

const partsOf = ({ ticketStore }: LotteryStudio) => [...ticketStore.tickets()].flatMap(({ parts }) => parts);
const end = async ({ room }: LotteryStudio, roundId: string) => {
  const ended = await room.end(roundId);
  return ended?.kind === 'done' ? ended.round.part.state : ended?.code;
};
const listed = ({ ticketStore, draws }: LotteryStudio) =>
  unsettledParts(ticketStore.tickets(), draws.find).map(({ state }) => state);

/** Makes a ticket that is drawn while the platform has closed its round, so that it refuses the settlement. */
async function stuck(studio: LotteryStudio) {
  const { own, drawIds, platform, time } = studio;
  await own.send(tinySlip(drawIds(1)));
  const [part] = partsOf(studio);
  const roundId = part?.roundId ?? assert.fail('there is no part');
  assert.equal(await end(studio, roundId), 'still_played', 'its draw is to come');
  const round = platform.rounds.get(roundId) ?? assert.fail();
  round.state = 'settled';
  await time.pass(minute);
  assert.deepEqual(listed(studio), ['stuck']);
  return { roundId, round };
}

// covers 2.7
test('settles a stuck part again and posts it once', async () => {
  await withLotteryStudio(async (studio) => {
    const { platform } = studio;
    const opening = platform.balance();
    const { roundId, round } = await stuck(studio);
    round.state = 'open';
    platform.suffer('request-lost');
    assert.equal(await end(studio, roundId), 'try_again');
    const both = await Promise.all([end(studio, roundId), end(studio, roundId)]);
    assert.deepEqual(both, ['settled', 'under_way']);
    const paid = BigInt(partsOf(studio)[0]?.paidMinor ?? 0);
    assert.equal(platform.balance(), opening - 200n + paid);
    assert.equal(platform.posted.filter((id) => id === `${roundId}-win`).length, 1);
    assert.deepEqual([listed(studio), await end(studio, roundId)], [[], undefined]);
    assert.equal(await end(studio, 'no-such-round'), undefined);
  });
});

for (const [state, ended] of [
  ['rolled_back', 'returned'],
  ['settled', 'settled'],
] as const)
  test(`ends a stuck part whose round the platform has ${state}`, async () => {
    await withLotteryStudio(async (studio) => {
      const { roundId, round } = await stuck(studio);
      round.state = state;
      const posted = studio.platform.posted.length;
      assert.equal(await end(studio, roundId), ended);
      assert.deepEqual([listed(studio), studio.platform.posted.length], [[], posted]);
    });
  });

// covers 2.7
test('returns the stake of a part that its draw cannot judge', async () => {
  await withLotteryStudio(async (studio) => {
    const { own, drawIds, platform, time, ticketStore } = studio;
    const opening = platform.balance();
    const slip = tinySlip(drawIds(1));
    await own.send(slip);
    const [ticket = assert.fail()] = ticketStore.tickets();
    // A line that the rules cannot read.
    await ticketStore.open({ ...ticket, lines: [undefined as never] });
    await time.pass(minute);
    assert.deepEqual(listed(studio), ['taken']);
    const roundId = partsOf(studio)[0]?.roundId ?? '';
    assert.equal(await end(studio, roundId), 'returned');
    assert.deepEqual([platform.balance(), listed(studio), await end(studio, roundId)], [opening, [], undefined]);
  });
});

test('resettles a refused correction of a round that the platform has settled', async () => {
  await withLotteryStudio(async (studio) => {
    const { roundId, round } = await stuck(studio);
    const [ticket] = studio.ticketStore.tickets();
    const { key, no } = studio.ticketStore.partOf(roundId) ?? assert.fail();
    const part = { ...(ticket?.parts[no] ?? assert.fail()), corrections: 1, paidMinor: 700 };
    await studio.ticketStore.change([{ key, parts: [{ no, part }] }]);
    round.state = 'settled';
    const before = studio.platform.balance();
    assert.equal(await end(studio, roundId), 'settled');
    assert.equal(studio.platform.balance() - before, 700n);
  });
});
